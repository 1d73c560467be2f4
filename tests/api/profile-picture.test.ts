import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { api } from '#contract/index.ts'
import { MAX_UPLOAD_BYTES } from '#contract/limits.ts'
import { createDiskPictures } from '#server/adapters/pictures/disk.ts'
import { createDiskPhotos } from '#server/adapters/pictures/disk-photos.ts'
import { sweepPictures } from '#server/features/upkeep/upkeep.ts'
import { findDisagreements } from '#server/stores/integrity.ts'
import { type TestApp, testApp } from '#testing/test-app.ts'

const DAY = 24 * 60 * 60 * 1000

/** Starts the server with real encoding and storing of pictures. */
async function withRealPictures() {
  const folder = await mkdtemp(join(tmpdir(), 'larder-faces-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const pictures = createDiskPictures(join(folder, 'pictures'))
  return { ...(await testApp({ pictures, photos: createDiskPhotos(join(folder, 'photos')) })), pictures }
}

type Cook = TestApp['cook']
const upload = async ({ app }: Pick<TestApp, 'app'>, cook: Cook, bytes: Uint8Array, type = 'image/jpeg') => {
  const { headers, body } = new Response(
    (() => {
      const form = new FormData()
      form.set('image', new Blob([Buffer.from(bytes)], { type }), 'me.jpg')
      return form
    })(),
  )
  return app.inject({
    method: 'POST',
    url: '/api/account/picture',
    headers: {
      authorization: `Bearer ${(await cook.signIn()).idToken}`,
      'content-type': headers.get('content-type') ?? '',
    },
    payload: Buffer.from(await new Response(body).arrayBuffer()),
  })
}

/** Creates a portrait photo as a camera stores it: rotated, with a location in its EXIF. */
const photo = (colour: string) =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: colour } })
    .withExif({ IFD0: { Copyright: 'Ada of Somewhere', Orientation: '6' } })
    .jpeg()
    .toBuffer()

test('a cook’s picture is cut to a square, bare of what the camera wrote, and served from our origin', async () => {
  const server = await withRealPictures()
  const { app, cook, secondCook } = server
  const other = await secondCook()
  expect(await cook.get(api.users.current)).toMatchObject({ profileImageUrl: null })
  const reply = await upload(server, cook, await photo('#884422'))
  expect(reply.statusCode, server.logged().slice(-3).join()).toBe(200)
  const { profileImageUrl } = reply.json()
  expect(profileImageUrl).toMatch(/^\/images\/[0-9a-f]{64}-480\.webp$/)
  expect(await cook.get(api.users.current)).toMatchObject({ profileImageUrl })
  const served = await app.inject({ url: profileImageUrl })
  expect([served.statusCode, served.headers['content-type']]).toEqual([200, 'image/webp'])
  const about = await sharp(served.rawPayload).metadata()
  expect([about.width, about.height, about.exif]).toEqual([480, 480, undefined])
  expect(await other.get(api.users.current)).toMatchObject({ profileImageUrl: null })
  await other.delete(api.account.removePicture)
  expect(await cook.get(api.users.current), 'another cook removes their own alone').toMatchObject({
    profileImageUrl,
  })
  // A sync without a known picture does not remove the cook's picture.
  const synced = await cook.post(api.users.sync, { uid: 'x', photoURL: 'https://elsewhere.example/spy.png' })
  expect(synced.profileImageUrl).toBe(profileImageUrl)
})

test('a picture that nobody has any more is swept; one that somebody has is not', async () => {
  const server = await withRealPictures()
  const { cook, clock, db, deps, pictures } = server
  const first = (await upload(server, cook, await photo('#114422'))).json().profileImageUrl
  const second = (await upload(server, cook, await photo('#cc8800'))).json().profileImageUrl
  const kept = (url: string) => pictures.read(url.replace('/images/', ''))
  clock.advance(2 * DAY)
  expect(await sweepPictures(deps)).toBe(1)
  expect([await kept(first), (await kept(second)) !== null]).toEqual([null, true])
  expect(await findDisagreements(db, clock.now())).toEqual([])
  expect(await cook.delete(api.account.removePicture)).toEqual({ profileImageUrl: null })
  expect(await cook.get(api.users.current)).toMatchObject({ profileImageUrl: null })
  expect(await sweepPictures(deps)).toBe(1)
})

test('files that are no picture, too large or damaged are each refused with a reason and change nothing', async () => {
  const server = await withRealPictures()
  const { cook } = server
  const { profileImageUrl } = (await upload(server, cook, await photo('#334455'))).json()
  const notOne = 'Please select an image file (JPG, PNG, etc.)'
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
  const tries = [
    await upload(server, cook, svg, 'image/svg+xml'),
    await upload(server, cook, Buffer.from('hello'), 'image/png'),
    await upload(server, cook, Buffer.from('%PDF'), 'application/pdf'),
  ]
  expect(tries.map((reply) => [reply.statusCode, reply.json().message])).toEqual(
    tries.map(() => [415, notOne]),
  )
  const cut = await upload(server, cook, (await photo('#000000')).subarray(0, 200))
  expect([cut.statusCode, cut.json().message]).toEqual([
    415,
    'This photo is damaged and cannot be opened. Please send it again, or take it anew.',
  ])
  const large = await upload(server, cook, Buffer.alloc(MAX_UPLOAD_BYTES + 1))
  expect([large.statusCode, large.json().message]).toEqual([413, 'Please select an image smaller than 10MB.'])
  expect(await cook.get(api.users.current)).toMatchObject({ profileImageUrl })
})
