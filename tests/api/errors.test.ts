import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import type { FastifyInstance } from 'fastify'
import { expect, test } from 'vitest'
import { api } from '#contract/index.ts'
import { problem } from '#contract/problem.ts'
import { rawAnswer } from '#testing/raw-answer.ts'
import { testApp } from '#testing/test-app.ts'

test('every error has the shape of the contract, whatever went wrong', async () => {
  const { app, cook } = await testApp()
  const { idToken } = await cook.signIn()
  const json = { authorization: `Bearer ${idToken}`, 'content-type': 'application/json' }
  const calls = [
    [404, 'not_found', { url: '/api/nothing' }],
    [405, 'method_not_allowed', { method: 'PATCH', url: '/api/folders', headers: json, payload: '{}' }],
    [404, 'not_found', { url: '/api/recipes/not-an-id', headers: json }],
    [404, 'not_found', { url: '/api/recipes/shared/not-an-id' }],
    [
      400,
      'invalid_request',
      { method: 'POST', url: '/api/recipes/generate', headers: json, payload: '{"prompt":' },
    ],
    [400, 'invalid_request', { method: 'POST', url: '/api/recipes/generate', headers: json, payload: '[]' }],
    [400, 'invalid_request', { method: 'POST', url: '/api/recipes/generate', headers: json }],
    [
      400,
      'invalid_request',
      { method: 'POST', url: '/api/folders', headers: json, payload: '{"__proto__":{"name":"x"}}' },
    ],
    [
      413,
      'payload_too_large',
      { method: 'POST', url: '/api/folders', headers: json, payload: `"${'x'.repeat(600_000)}"` },
    ],
    [
      415,
      'unsupported_media_type',
      {
        method: 'POST',
        url: '/api/folders',
        headers: { ...json, 'content-type': 'text/xml' },
        payload: '<a/>',
      },
    ],
    [401, 'unauthenticated', { url: '/api/recipes' }],
    [404, 'not_found', { url: '/images/nothing.webp' }],
    [404, 'not_found', { method: 'POST', url: '/nowhere' }],
  ] as const
  for (const [status, code, call] of calls) {
    const reply = await app.inject(call)
    expect([call.url, reply.statusCode, reply.json().code]).toEqual([call.url, status, code])
    expect(problem.strict().parse(reply.json())).toBeDefined()
    expect(reply.headers['content-type']).toMatch(/^application\/json/)
  }
})

test('a method that is not answered is told which ones are', async () => {
  const { app } = await testApp()
  const reply = await app.inject({ method: 'PATCH', url: '/api/folders' })
  expect(reply.headers.allow).toBe('GET, POST')
})

test('a missing craving is told in the words of the product', async () => {
  const { cook } = await testApp()
  const reply = await cook.send(api.recipes.generate, { prompt: '   ' })
  expect(reply.json()).toEqual({
    code: 'invalid_request',
    message: "Please enter what you're craving!",
    fields: { prompt: "Please enter what you're craving!" },
  })
})

test('a failure of the server says nothing of its inside, and is logged with its cause', async () => {
  const { app, logged } = await testApp({
    prepare: (server) =>
      server.get('/api/boom', { config: { access: 'public' } }, () => {
        throw new Error('password=hunter2 at 10.0.0.7')
      }),
  })
  const reply = await app.inject('/api/boom')
  expect(reply.statusCode).toBe(500)
  expect(reply.json()).toEqual({
    code: 'internal',
    message: 'Something went wrong on our side. Please try again.',
  })
  expect(logged().some((line) => line.includes('hunter2') && line.includes('reqId'))).toBe(true)
})

test('a database that is gone is a 503, and the server says it is not ready', async () => {
  const { app, cook, database } = await testApp()
  const { idToken } = await cook.signIn()
  expect((await app.inject('/readyz')).json()).toEqual({
    status: 'ok',
    checks: { database: true, pictures: true },
  })
  await database.drop()
  const reply = await app.inject({ url: '/api/recipes', headers: { authorization: `Bearer ${idToken}` } })
  expect([reply.statusCode, reply.json().code]).toEqual([503, 'unavailable'])
  const ready = await app.inject('/readyz')
  expect([ready.statusCode, ready.json().checks.database]).toEqual([503, false])
  expect((await app.inject('/healthz')).json()).toEqual({ status: 'ok' })
})

test('a flood is slowed down, by address and by cook', async () => {
  const { app, cook } = await testApp({ limits: { perAddressAndMinute: 6, perCookAndMinute: 3 } })
  const { idToken } = await cook.signIn()
  const call = () => app.inject({ url: '/api/folders', headers: { authorization: `Bearer ${idToken}` } })
  const statuses = []
  for (let count = 0; count < 8; count += 1) statuses.push((await call()).statusCode)
  expect(statuses).toEqual([200, 200, 200, 429, 429, 429, 429, 429])
  expect((await call()).headers['retry-after']).toMatch(/^\d+$/)
  expect((await app.inject('/api/config')).statusCode).toBe(429)
})

test('a proxy in a flooded address still hears how the server is', async () => {
  const { app } = await testApp({ limits: { perAddressAndMinute: 2, perCookAndMinute: 2 } })
  for (let count = 0; count < 4; count += 1) await app.inject({ url: '/api/config' })
  expect((await app.inject('/api/config')).statusCode).toBe(429)
  const watched = await Promise.all(
    Array.from({ length: 10 }, async () => [
      (await app.inject('/readyz')).statusCode,
      (await app.inject('/healthz')).statusCode,
    ]),
  )
  expect(watched.flat()).toEqual(Array(20).fill(200))
})

test('a forwarded address is believed only from a trusted proxy', async () => {
  const flood = async (trustProxy: number | false) => {
    const { app } = await testApp({ trustProxy, limits: { perAddressAndMinute: 2, perCookAndMinute: 100 } })
    const statuses = []
    for (let count = 0; count < 4; count += 1) {
      const headers = { 'x-forwarded-for': `203.0.113.${count}` }
      statuses.push((await app.inject({ url: '/api/config', headers })).statusCode)
    }
    return statuses
  }
  expect(await flood(false)).toEqual([200, 200, 429, 429])
  expect(await flood(1)).toEqual([200, 200, 200, 200])
})

test('a caller behind a proxy is one, whatever port the proxy writes beside the address', async () => {
  for (const address of ['203.0.113.7', '[2001:db8::7]']) {
    const { app } = await testApp({
      trustProxy: 1,
      limits: { perAddressAndMinute: 2, perCookAndMinute: 100 },
    })
    const statuses = []
    for (const forwarded of [':1024', ':1025', ':1026', ''].map((port) => `${address}${port}`)) {
      const headers = { 'x-forwarded-for': `198.51.100.1, ${forwarded}` }
      statuses.push((await app.inject({ url: '/api/config', headers })).statusCode)
    }
    expect([address, ...statuses]).toEqual([address, 200, 200, 429, 429])
  }
})

test('an id that is none is answered as one that never was', async () => {
  const { app, cook } = await testApp()
  const { idToken } = await cook.signIn()
  const headers = { authorization: `Bearer ${idToken}` }
  const never = '0193a000-0000-7000-8000-000000000000'
  for (const address of ['/api/recipes/{id}', '/api/recipes/shared/{id}', '/api/recipes/{id}/versions']) {
    const [malformed, absent] = await Promise.all(
      ['not-an-id', never].map((id) => app.inject({ url: address.replace('{id}', id), headers })),
    )
    expect(malformed?.statusCode).toBe(404)
    expect([malformed?.json().message, malformed?.json().code]).toEqual([
      absent?.json().message,
      absent?.json().code,
    ])
  }
})

test('a time limit of the platform is a failure like any other', async () => {
  const prepare = (app: FastifyInstance) =>
    void app.get('/late', { config: { access: 'public' } }, async () => {
      throw new DOMException('late', 'TimeoutError')
    })
  const { app } = await testApp({ prepare })
  const reply = await app.inject('/late')
  expect([reply.statusCode, reply.json().code]).toEqual([500, 'internal'])
})

test('text that cannot be stored is refused also where one signs in', async () => {
  const { app, deps, logged } = await testApp()
  const url = `/v1/accounts:signUp?key=${deps.identity.publicConfig.apiKey}`
  const password = 'secret-1'
  for (const payload of [
    { email: 'a\u0000b@example.org', password },
    { email: 'ab@example.org', password, x: '\ud83d' },
  ]) {
    const reply = await app.inject({ method: 'POST', url, payload })
    expect(reply.statusCode).toBe(400)
    expect(reply.json().error.message).toBe('INVALID_ARGUMENT')
  }
  expect(logged().filter((line) => line.includes('identity service failed'))).toEqual([])
})

test('whoever has left before their request is looked at leaves no failure behind', async () => {
  const { listen, logged, deps, visitor } = await testApp()
  const address = await listen()
  const requests = [
    'GET /api/config HTTP/1.1\r\nHost: larder\r\n\r\n',
    `POST /v1/accounts:lookup?key=${deps.identity.publicConfig.apiKey} HTTP/1.1\r\nHost: larder\r\nContent-Length: 0\r\n\r\n`,
  ]
  for (const request of requests) {
    // Bytes that are no request follow in the same piece, and make the server close the connection.
    expect(await rawAnswer(address, `${request}no request\r\n\r\n`)).toContain('400 Bad Request')
  }
  expect((await visitor.send(api.system.config)).statusCode).toBe(200)
  expect(logged().filter((line) => JSON.parse(line).level >= 40)).toEqual([])
})

test('a body that does not come to its end holds a connection for a while only, whoever sends it', async () => {
  const { listen, cook, logged } = await testApp({ requestMs: 300 })
  const { idToken } = await cook.signIn()
  const { hostname, port } = new URL(await listen())
  const drip = async (path: string) => {
    const socket = connect(Number(port), hostname)
    socket.write(
      `POST ${path} HTTP/1.1\r\nHost: larder\r\nAuthorization: Bearer ${idToken}\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{`,
    )
    const timer = setInterval(() => socket.write(' '), 50)
    const said = await text(socket).finally(() => clearInterval(timer))
    return Number(/^HTTP\/1.1 (\d+)/.exec(said)?.[1])
  }
  expect(await drip('/api/folders')).toBe(408)
  expect(await drip('/nowhere')).toBe(408)
  expect(await drip('/v1/accounts:signUp?key=none')).toBe(403)
  expect(logged().filter((line) => JSON.parse(line).level >= 40)).toEqual([])
})
