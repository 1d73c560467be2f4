import { expect, onTestFinished, test } from 'vitest'
import { PictureStoreError } from '#server/ports/pictures.ts'
import { startS3 } from '#testing/s3.ts'
import { openPictures } from './open-pictures.ts'
import { createS3Client, type S3Config } from './s3-client.ts'
import { s3Files } from './s3-files.ts'

const world = async (change: Partial<S3Config> = {}) => {
  const store = await startS3()
  onTestFinished(() => store.close())
  const client = createS3Client({ ...store.config, ...change }, { timeoutMs: 300, pauseMs: 1 })
  return { ...store, client }
}
const bytes = new Uint8Array([0, 255, 10])
const slowDown = { status: 503, code: 'SlowDown' }

test('bytes come back as they were put, with the type that a browser is told', async () => {
  const { client, objects } = await world()
  await client.put('pictures/ab/x.webp', bytes, 'image/webp')
  expect(await client.get('pictures/ab/x.webp')).toEqual(bytes)
  expect(objects.get('pictures/ab/x.webp')?.type).toBe('image/webp')
  expect(await client.get('pictures/ab/none.webp')).toBeNull()
  expect(await client.changedAt('pictures/ab/none.webp')).toBeNull()
})

test.each([
  ['busy', [slowDown, slowDown, slowDown]],
  ['broken', [{ status: 500, code: 'InternalError' }]],
  ['cut off', ['break', 'break'] as const],
  ['silent', ['hang'] as const],
])('a store that is %s for a moment costs another try and nothing else', async (_how, faults) => {
  const { client, fail, requests } = await world()
  fail(...faults)
  await client.put('a/b', bytes, 'image/webp')
  expect(requests).toHaveLength(faults.length + 1)
  expect(await client.get('a/b')).toEqual(bytes)
})

test.each([
  ['busy for long', [slowDown, slowDown, slowDown, slowDown], /answered 503 SlowDown to GET/],
  ['gone', ['break', 'break', 'break', 'break'] as const, /cannot be reached \(GET\)/],
])('a store that is %s fails with a sentence, and is not asked for ever', async (_how, faults, sentence) => {
  const { client, fail, requests } = await world()
  fail(...faults)
  const failure = await client.get('a/b').catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(PictureStoreError)
  expect(String(failure)).toMatch(sentence)
  expect(requests).toHaveLength(4)
})

test.each<[Partial<S3Config>, RegExp]>([
  [{ secretAccessKey: 'wrong-secret' }, /SignatureDoesNotMatch.*S3_SECRET_ACCESS_KEY/],
  [{ accessKeyId: 'AKIAWRONG' }, /InvalidAccessKeyId.*S3_ACCESS_KEY_ID/],
  [{ region: 'elsewhere' }, /AuthorizationHeaderMalformed.*S3_REGION/],
  [{ bucket: 'other' }, /NoSuchBucket.*S3_BUCKET/],
])('with %o the server does not start, and says which setting is wrong', async (change, sentence) => {
  const { config } = await world()
  const failure = await openPictures({ ...config, ...change }, '/nowhere').catch((error: unknown) => error)
  expect(String(failure)).toMatch(sentence)
  expect(String(failure)).not.toContain('wrong-secret')
})

test('a wrong key is told at once: asking again would not make it right', async () => {
  const { client, requests } = await world({ secretAccessKey: 'wrong-secret' })
  await expect(client.get('a/b')).rejects.toThrow(/SignatureDoesNotMatch/)
  expect(requests).toHaveLength(1)
})

test('a missing bucket is not taken for a missing picture', async () => {
  const { client } = await world({ bucket: 'other' })
  await expect(client.get('a/b')).rejects.toThrow(/no bucket other/)
})

test('files are listed over several pages, each once, in order, and up to where they matter', async () => {
  const store = await startS3({ pageSize: 3 })
  onTestFinished(() => store.close())
  const client = createS3Client(store.config)
  const files = s3Files(client, 'pictures')
  const names = Array.from({ length: 10 }, (_, index) => `${index}f/file`)
  await files.place([...names, 'private/other'].map((name) => ({ name, bytes })))
  const listed = async (before?: string) => {
    const found: string[] = []
    for await (const { name, changedAt } of files.list(before)) {
      expect(Math.abs(Date.now() - changedAt)).toBeLessThan(60_000)
      found.push(name)
    }
    return found
  }
  expect(await listed()).toEqual([...names, 'private/other'])
  expect(await listed('g')).toEqual(names)
})

test('a bucket is ready while it can be reached', async () => {
  const { client, close } = await world()
  const files = s3Files(client, 'pictures')
  expect(await files.ready()).toBe(true)
  await close()
  expect(await files.ready()).toBe(false)
})
