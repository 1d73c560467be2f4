import { connect } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { MAX_UPLOAD_BYTES } from '#contract/limits.ts'
import { readImage } from '#server/http/uploads.ts'
import { testApp } from '#testing/test-app.ts'

const setup = async () => {
  const { listen, cook } = await testApp({
    prepare: (app) =>
      app.post('/api/echo', { config: { access: 'user' } }, async (request) => ({
        bytes: (await readImage(request)).length,
      })),
  })
  const address = await listen()
  const { idToken } = await cook.signIn()
  const send = async (path: string, form: FormData | string) => {
    const reply = await fetch(`${address}${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${idToken}` },
      body: form,
    })
    return [reply.status, await reply.json()]
  }
  return { send }
}

const form = (size: number, { field = 'image', type = 'image/jpeg' } = {}) => {
  const data = new FormData()
  data.set(field, new Blob([new Uint8Array(size)], { type }), 'photo.jpg')
  return data
}

test('an image up to ten megabytes is taken whole, and not a byte more', async () => {
  const { send } = await setup()
  expect(await send('/api/echo', form(MAX_UPLOAD_BYTES))).toEqual([200, { bytes: MAX_UPLOAD_BYTES }])
  const tooLarge = { code: 'payload_too_large', message: 'Please select an image smaller than 10MB.' }
  expect(await send('/api/echo', form(MAX_UPLOAD_BYTES + 1))).toEqual([413, tooLarge])
  expect(await send('/api/echo', form(MAX_UPLOAD_BYTES + 500_000))).toEqual([413, tooLarge])
})

test('uploads without an image, empty, in another field or without a form are refused', async () => {
  const { send } = await setup()
  expect(await send('/api/echo', form(10, { type: 'application/pdf' }))).toMatchObject([415, {}])
  expect(await send('/api/echo', form(0))).toMatchObject([415, {}])
  expect(await send('/api/echo', form(10, { field: 'photo' }))).toMatchObject([
    400,
    { code: 'invalid_request' },
  ])
  expect(await send('/api/echo', new FormData())).toMatchObject([400, { code: 'invalid_request' }])
  expect(await send('/api/echo', 'image')).toMatchObject([415, { code: 'unsupported_media_type' }])
})

test('an upload that its sender breaks off is no failure of the server, and leaves nothing behind', async () => {
  const { cook, listen, logged } = await testApp()
  const { hostname, port } = new URL(await listen())
  const { idToken } = await cook.signIn()
  for (const [path, field, type] of [
    ['/api/imports', 'file', 'application/zip'],
    ['/api/recipes/analyze-image', 'image', 'image/jpeg'],
  ]) {
    const socket = connect(Number(port), hostname)
    socket.write(
      `POST ${path} HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${idToken}\r\n` +
        `content-type: multipart/form-data; boundary=b\r\ncontent-length: 5000000\r\n\r\n` +
        `--b\r\ncontent-disposition: form-data; name="${field}"; filename="a"\r\ncontent-type: ${type}\r\n\r\n` +
        'x'.repeat(200_000),
    )
    await setTimeout(300)
    socket.destroy()
  }
  await setTimeout(500)
  expect(logged().filter((line) => JSON.parse(line).level >= 40)).toEqual([])
})

const file = (name: string, body: string) =>
  `--b\r\nContent-Disposition: form-data; name="${name}"; filename="a"\r\nContent-Type: image/jpeg\r\n\r\n${body}`

test('a form that is not written as forms are is the fault of its sender, and no failure of the server', async () => {
  const { cook, app, logged } = await testApp()
  const { idToken } = await cook.signIn()
  for (const [path, field] of [
    ['/api/imports', 'file'],
    ['/api/recipes/ocr', 'image'],
    ['/api/recipes/analyze-image', 'image'],
    ['/api/account/picture', 'image'],
  ] as const) {
    for (const [type, payload] of [
      ['multipart/form-data', 'x'],
      ['multipart/form-data; boundary=', 'x'],
      ['multipart/form-data; boundary=b', 'no part at all'],
      ['multipart/form-data; boundary=b', file(field, 'never closed')],
      [
        'multipart/form-data; boundary=b',
        file('x', 'y\r\n')
          .replaceAll(/; filename="a"/g, '')
          .repeat(50),
      ],
    ] as const) {
      const headers = { authorization: `Bearer ${idToken}`, 'content-type': type }
      const reply = await app.inject({ method: 'POST', url: path, headers, payload })
      expect([path, type, payload.slice(0, 80), reply.json().code]).toEqual([
        path,
        type,
        payload.slice(0, 80),
        'invalid_request',
      ])
    }
  }
  expect(logged().filter((line) => JSON.parse(line).level >= 40)).toEqual([])
})
