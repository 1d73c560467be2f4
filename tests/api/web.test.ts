import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { api } from '#contract/index.ts'
import { problem } from '#contract/problem.ts'
import { previewSuffix } from '#server/ports/pictures.ts'
import { rawAnswer } from '#testing/raw-answer.ts'
import { testApp } from '#testing/test-app.ts'

let webRoot = ''
const script = 'export const larder = 1\n'.repeat(100)

beforeAll(async () => {
  webRoot = await mkdtemp(join(tmpdir(), 'larder-web-'))
  await mkdir(join(webRoot, 'assets'))
  await writeFile(
    join(webRoot, 'index.html'),
    '<!doctype html><title>Larder</title><meta name="csp-nonce" content="__CSP_NONCE__"><p>Larder</p>',
  )
  await writeFile(join(webRoot, 'assets', 'app-abc123.js'), script)
  await writeFile(join(webRoot, 'assets', 'app-abc123.js.br'), brotliCompressSync(script))
  await writeFile(join(webRoot, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
})
afterAll(() => rm(webRoot, { recursive: true }))

const pages = `/ /recipes /search /popular /ocr-upload /profile /recipe/abc /recipe/abc?edit=true /subscribe
  /manage-subscription /admin /calendar /share-target /__/auth/action?mode=resetPassword /?auth=sign-in`.split(
  /\s+/,
)

test('every page of the route table is the web app', async () => {
  const { app } = await testApp({ webRoot })
  for (const url of pages) {
    const reply = await app.inject(url)
    expect([url, reply.statusCode, reply.headers['content-type']]).toEqual([
      url,
      200,
      'text/html; charset=utf-8',
    ])
    expect(reply.body).toContain('Larder')
  }
})

test('the landing page says what it is to search engines and previews', async () => {
  const { app } = await testApp({ webRoot })
  const { body } = await app.inject('/')
  expect(body).toMatch(/<link rel="canonical" href="https?:[^"]+\/" \/>/)
  expect(body).toMatch(/<meta property="og:image" content="https?:[^"]+\/preview\.jpg" \/>/)
  const data = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(body)?.[1] ?? '')
  expect(data).toMatchObject({ '@type': 'WebApplication', name: 'Larder' })
  // The sandbox sells nothing, so only the free plan is offered.
  expect(data.offers).toEqual([{ '@type': 'Offer', name: 'Free', price: '0', priceCurrency: 'USD' }])
  const other = await app.inject('/recipes')
  expect(other.body).not.toContain('ld+json')
})

test('any other address is the web app with the status 404, so that it shows its own 404 page', async () => {
  const { app } = await testApp({ webRoot })
  for (const url of [
    '/nowhere',
    '/recipe',
    '/recipe/a/b',
    '/shared',
    '/shared/abc',
    '/Recipes2',
    '/%E0%A4%A',
  ]) {
    const reply = await app.inject(url)
    expect([url, reply.statusCode]).toEqual([url, url.includes('%E0') ? 400 : 404])
    if (reply.statusCode === 404) expect(reply.body).toContain('Larder')
  }
  for (const name of ['gone-123.js', '', 'app-abc123.js.br', '..%2findex.html']) {
    const asset = await app.inject(`/assets/${name}`)
    expect([name, asset.statusCode, asset.json().code]).toEqual([name, 404, 'not_found'])
  }
})

test('a page carries a strict policy with a nonce of its own; data may run nothing at all', async () => {
  const { app } = await testApp({ webRoot })
  const [one, two] = [await app.inject('/'), await app.inject('/')]
  const policy = String(one.headers['content-security-policy'])
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? ''
  expect(one.body).toContain(`content="${nonce}"`)
  expect(two.body).not.toContain(nonce)
  expect(policy).toContain("script-src 'self';")
  expect(policy).not.toMatch(/unsafe|\*|http/)
  expect(one.headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'cache-control': 'no-cache',
  })
  const data = await app.inject('/api/config')
  expect(data.headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'")
  const file = await app.inject('/assets/app-abc123.js')
  expect(file.headers['content-security-policy']).toBe("default-src 'self'; frame-ancestors 'none'")
  expect(data.headers['cache-control']).toBe('no-store')
})

const answerTo = async (address: string, sent: string) => {
  const [head = '', body = ''] = (await rawAnswer(address, sent)).split('\r\n\r\n')
  const [statusLine = '', ...lines] = head.split('\r\n')
  const headers: Record<string, string> = Object.fromEntries(
    lines.map((line) => [line.split(':', 1)[0]?.toLowerCase(), line.replace(/^[^:]+: /, '')]),
  )
  return { status: Number(statusLine.split(' ')[1]), headers, body }
}

test.each(['http://larder.test', 'https://larder.test'])(
  'every kind of reply carries all headers of security, at %s',
  async (publicUrl) => {
    const { app, cook, listen } = await testApp({ webRoot, publicUrl })
    const expected: Record<string, unknown> = {
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': expect.stringMatching(/^(?:no-referrer|strict-origin-when-cross-origin)$/),
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': 'camera=(self), geolocation=(), microphone=(), payment=(self)',
      'content-security-policy': expect.stringMatching(
        /^default-src '(?:none|self)';.* frame-ancestors 'none'/,
      ),
      ...(publicUrl.startsWith('https') && { 'strict-transport-security': 'max-age=31536000' }),
    }
    const { imageUrl } = await cook.post(api.recipes.generate, { prompt: 'tomato soup' })
    const { etag } = (await app.inject(imageUrl ?? '')).headers
    const calls = [
      [200, { url: '/' }],
      [200, { url: '/assets/app-abc123.js' }],
      [200, { url: '/api/config' }],
      [200, { url: '/api/docs' }],
      [200, { url: '/recipe/abc' }],
      [302, { url: '/api/login' }],
      [304, { url: imageUrl ?? '', headers: { 'if-none-match': String(etag) } }],
      [401, { url: '/api/recipes' }],
      [404, { url: '/nowhere' }],
      [405, { method: 'OPTIONS', url: '/api/folders' }],
      [403, { method: 'POST', url: '/v1/accounts:lookup' }],
      [400, { url: '/%' }],
      [400, { url: '/api/recipes/%E0%A4%A' }],
      [400, { url: `/api/recipes/${'a'.repeat(300)}` }],
    ] as const
    for (const [status, call] of calls) {
      const reply = await app.inject(call)
      expect([call.url, reply.statusCode]).toEqual([call.url, status])
      expect(reply.headers).toMatchObject(expected)
      expect('strict-transport-security' in reply.headers).toBe(publicUrl.startsWith('https'))
      if (status === 400) expect(problem.strict().parse(reply.json()).code).toBe('invalid_request')
    }

    const address = await listen()
    for (const [status, sent] of [
      [400, 'nonsense\r\n\r\n'],
      [400, 'POST / HTTP/1.1\r\nHost: larder\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n'],
      [431, `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nHost: larder\r\n\r\n`],
    ] as const) {
      const reply = await answerTo(address, sent)
      expect([sent.slice(0, 9), reply.status]).toEqual([sent.slice(0, 9), status])
      expect(reply.headers).toMatchObject(expected)
      expect(problem.strict().parse(JSON.parse(reply.body)).code).toBe('invalid_request')
    }
  },
)

test('a page whose address holds a code is kept nowhere and tells nobody of its address', async () => {
  const { app } = await testApp({ webRoot })
  for (const url of [
    '/__/auth/action?mode=resetPassword&oobCode=secret',
    '/__/auth/action/?oobCode=secret',
  ]) {
    const { headers, statusCode } = await app.inject(url)
    expect([statusCode, headers['cache-control'], headers['referrer-policy']], url).toEqual([
      200,
      'no-store',
      'no-referrer',
    ])
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(headers['x-frame-options']).toBe('DENY')
  }
  const docs = await app.inject('/api/docs')
  expect(docs.headers).toMatchObject({ 'cache-control': 'no-store', 'x-frame-options': 'DENY' })
  expect(docs.headers['content-security-policy']).toBe(
    "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  )
})

test('personal replies stay out of caches, however their address is written', async () => {
  const { cook, listen } = await testApp()
  const { idToken } = await cook.signIn()
  const address = await listen()
  for (const target of [
    '/api/folders',
    '/%61pi/folders',
    '/api/folders/',
    'http://other.example/api/folders',
  ]) {
    const reply = await answerTo(
      address,
      `GET ${target} HTTP/1.1\r\nHost: larder\r\nConnection: close\r\nAuthorization: Bearer ${idToken}\r\n\r\n`,
    )
    expect([target, reply.status, reply.headers['cache-control']]).toEqual([target, 200, 'no-store'])
  }
})

test('hashed files are kept for ever and come compressed; others are asked for again', async () => {
  const { app } = await testApp({ webRoot })
  const plain = await app.inject('/assets/app-abc123.js')
  expect(plain.body).toBe(script)
  expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  const packed = await app.inject({ url: '/assets/app-abc123.js', headers: { 'accept-encoding': 'br' } })
  expect(packed.headers['content-encoding']).toBe('br')
  expect(packed.rawPayload.length).toBe(brotliCompressSync(script).length)
  expect((await app.inject('/favicon.svg')).headers['cache-control']).toBe('no-cache')
})

test('share links and the old sign-in address lead on', async () => {
  const { app } = await testApp({ webRoot })
  const share = await app.inject('/share/018f4f5e-0000-7000-8000-000000000000')
  expect([share.statusCode, share.headers.location]).toEqual([
    302,
    '/shared/018f4f5e-0000-7000-8000-000000000000',
  ])
  const login = await app.inject('/api/login')
  expect([login.statusCode, login.headers.location]).toEqual([302, '/?auth=sign-in'])
  const tricky = await app.inject('/share/%2F%2Fevil.example')
  expect(tricky.headers.location).toBe('/shared/%2F%2Fevil.example')
})

test('content shared without a service worker leads to a page that explains it', async () => {
  const { app } = await testApp({ webRoot })
  const shared = new FormData()
  shared.set('title', 'Soup')
  shared.set('photos', new File([new Uint8Array(100_000)], 'soup.jpg', { type: 'image/jpeg' }))
  const sent = new Request('http://larder.test/share-target', { method: 'POST', body: shared })
  const reply = await app.inject({
    method: 'POST',
    url: '/share-target',
    headers: { 'content-type': sent.headers.get('content-type') ?? '' },
    payload: Buffer.from(await sent.arrayBuffer()),
  })
  expect([reply.statusCode, reply.headers.location]).toEqual([303, '/share-target'])
})

test('without a built web app the server says how to get one, and the API works', async () => {
  const { app } = await testApp()
  const reply = await app.inject('/')
  expect([reply.statusCode, reply.body]).toEqual([503, 'The web app is not built. Run: npm start'])
  expect((await app.inject('/api/config')).statusCode).toBe(200)
})

test('a picture is served for ever, and only by its name', async () => {
  const { app, cook } = await testApp()
  const { imageUrl } = await cook.post(api.recipes.generate, { prompt: 'tomato soup' })
  const reply = await app.inject(imageUrl ?? '')
  expect(reply.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
  })
  const again = await app.inject({
    url: imageUrl ?? '',
    headers: { 'if-none-match': String(reply.headers.etag) },
  })
  expect(again.statusCode).toBe(304)
  for (const name of ['cache-control', 'etag', 'cross-origin-resource-policy']) {
    expect([name, again.headers[name]]).toEqual([name, reply.headers[name]])
  }
  const preview = `/images/${'0'.repeat(64)}${previewSuffix}`
  const kept = await app.inject({ url: preview, headers: { 'if-none-match': `"${basename(preview)}"` } })
  expect([kept.statusCode, kept.headers['cross-origin-resource-policy']]).toEqual([304, 'cross-origin'])
  for (const name of ['..%2f..%2fpackage.json', '.webp', 'x.png', `${'0'.repeat(64)}.webp`]) {
    expect([name, (await app.inject(`/images/${name}`)).statusCode]).toEqual([name, 404])
  }
})

test('the public configuration contains only the fields that the web app needs', async () => {
  const { visitor } = await testApp({ supportEmail: 'help@larder.example' })
  expect(await visitor.get(api.system.config)).toEqual({
    identity: {
      mode: 'embedded',
      apiKey: expect.any(String),
      projectId: expect.any(String),
      authDomain: null,
    },
    billing: { kind: 'sandbox' },
    ai: { engine: 'scripted', label: 'Scripted AI', vision: false, images: false },
    supportEmail: 'help@larder.example',
  })
})
