import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { type AddressInfo, createServer as createTcp, type Socket } from 'node:net'
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type FetchedPage, PageError } from '#server/ports/pages.ts'
import { createPages, MAX_PAGE_BYTES } from './create-pages.ts'

const signal = new AbortController().signal
const hits: string[] = []
let answer: RequestListener = (_, response) => response.end('<p>inside</p>')
/** Inner server that must never be reached, on every loopback address; and a site, at its own name. */
const inside = createServer((request, response) => {
  hits.push(`${request.headers.host}${request.url}`)
  answer(request, response)
})
let port = 0

beforeAll(async () => {
  inside.listen(0, '127.0.0.1')
  await once(inside, 'listening')
  port = (inside.address() as AddressInfo).port // a TCP server has an address with a port
})
afterAll(() => {
  inside.closeAllConnections()
  inside.close()
})
beforeEach(() => {
  hits.length = 0
  answer = (_, response) => response.end('<p>inside</p>')
})

/** Names that resolve to inner addresses, and one that the operator allowed. */
const names: Record<string, string[]> = {
  'one.test': ['127.0.0.1'],
  'many.test': ['93.184.215.14', '127.0.0.1'],
  'mapped.test': ['::ffff:127.0.0.1'],
  'six.test': ['::1'],
  'private.test': ['10.0.0.8'],
  'unique.test': ['fd00::1'],
  'link.test': ['fe80::1'],
  'metadata.test': ['169.254.169.254'],
  'nat64.test': ['64:ff9b::7f00:1'],
  'site.test': ['127.0.0.1'],
  'nobody.test': [],
}
const resolve = async (name: string) => {
  const addresses = names[name]
  if (!addresses) throw new Error('ENOTFOUND')
  return addresses
}
/** Client with every port allowed, so that only the address itself can be the reason for a refusal. */
const guarded = () => createPages({ resolve, ports: [80, 443, port], limits: { connectMs: 500 } })
const site = (limits = {}) => createPages({ resolve, allowedHosts: [`site.test:${port}`], limits })

const kindOf = async (work: Promise<unknown>) => {
  const error = await work.then(
    () => null,
    (cause: unknown) => cause,
  )
  return error instanceof PageError ? error.kind : error
}

const hosts = [
  'localhost',
  'LOCALHOST.',
  '127.0.0.1',
  '127.0.0.1.',
  '127.1',
  '127.255.255.254',
  '0.0.0.0',
  '0',
  '2130706433',
  '0x7f000001',
  '0x7f.0.0.1',
  '017700000001',
  '0177.0.0.01',
  '①②⑦.⓪.⓪.①',
  '127。0。0。1',
  '%31%32%37.0.0.1',
  '[::1]',
  '[::]',
  '[0:0:0:0:0:0:0:1]',
  '[::ffff:127.0.0.1]',
  '[::ffff:7f00:1]',
  '[::127.0.0.1]',
  '[64:ff9b::127.0.0.1]',
  '[64:ff9b:1::7f00:1]',
  '[2002:7f00:1::]',
  '[2001:0:7f00:1::]',
  '[fd00:ec2::254]',
  '[fe80::1]',
  '[fec0::1]',
  '[ff02::1]',
  '[2001:db8::1]',
  '10.0.0.1',
  '172.16.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '100.100.100.200',
  '192.0.0.192',
  '198.18.0.1',
  '203.0.113.7',
  '224.0.0.1',
  '240.0.0.1',
  '255.255.255.255',
  'one.test',
  'many.test',
  'mapped.test',
  'six.test',
  'private.test',
  'unique.test',
  'link.test',
  'metadata.test',
  'nat64.test',
  'one.test.',
]

test(`none of ${hosts.length} inner addresses is visited, for a page or for a picture`, async () => {
  expect(hosts.length).toBeGreaterThanOrEqual(40)
  names.localhost = ['127.0.0.1', '::1']
  for (const host of hosts) {
    const address = `http://${host}:${port}/`
    expect([host, await kindOf(guarded().fetchPage(address, { signal }))]).toEqual([host, 'not_public'])
    expect([host, await kindOf(guarded().fetchPicture(address, { signal }))]).toEqual([host, 'not_public'])
  }
  expect(hits).toEqual([])
})

test('a redirect leads to none of them either', async () => {
  for (const host of hosts) {
    // Real servers send letters beyond ASCII as the bytes of UTF-8.
    const location = Buffer.from(`http://${host}:${port}/secret`).toString('latin1')
    answer = (request, response) =>
      request.url === '/start' ? response.writeHead(302, { location }).end() : response.end('secret')
    const pages = createPages({ resolve, ports: [80, 443, port], allowedHosts: [`site.test:${port}`] })
    expect([host, await kindOf(pages.fetchPage(`http://site.test:${port}/start`, { signal }))]).toEqual([
      host,
      'not_public',
    ])
  }
  expect(hits.filter((hit) => hit.endsWith('/secret'))).toEqual([])
})

test('a name that resolves to something else a moment later is asked once, and what it said then is used', async () => {
  let asked = 0
  const rebinding = async () => {
    asked += 1
    return asked === 1 ? ['2606:4700:4700::1111'] : ['127.0.0.1']
  }
  const pages = createPages({ resolve: rebinding, ports: [port], limits: { connectMs: 300, totalMs: 1500 } })
  expect(await kindOf(pages.fetchPage(`http://rebind.test:${port}/`, { signal }))).toMatch(
    /no_answer|too_slow/,
  )
  expect(asked).toBe(1)
  expect(hits).toEqual([])
})

test.each([
  ['ftp://site.test/', 'not_an_address'],
  ['file:///etc/passwd', 'not_an_address'],
  ['data:text/html,<p>', 'not_an_address'],
  ['javascript:alert(1)', 'not_an_address'],
  ['gopher://one.test/', 'not_an_address'],
  ['soup', 'not_an_address'],
  ['http://', 'not_an_address'],
  [`https://site.test/${'x'.repeat(2500)}`, 'not_an_address'],
  ['http://ada:secret@93.184.215.14/', 'not_public'],
  ['http://93.184.215.14:22/', 'not_public'],
  ['http://93.184.215.14:6379/', 'not_public'],
  ['http://unknown.test/', 'no_answer'],
  ['http://nobody.test/', 'no_answer'],
] as const)('%s is %s', async (address, kind) => {
  expect(await kindOf(createPages({ resolve }).fetchPage(address, { signal }))).toBe(kind)
})

test('what the operator allows is that host at that port, and nothing beside it', async () => {
  expect(textOf(await site().fetchPage(`http://site.test:${port}/a?b=c#d`, { signal }))).toBe('<p>inside</p>')
  expect(hits).toEqual([`site.test:${port}/a?b=c`])
  expect(await kindOf(site().fetchPage(`http://127.0.0.1:${port}/`, { signal }))).toBe('not_public')
  expect(await kindOf(site().fetchPage(`http://one.test:${port}/`, { signal }))).toBe('not_public')
})

test('redirects are followed, but not for ever, and the page is at the last of them', async () => {
  answer = ({ url = '' }, response) => {
    const left = Number(url.slice(1))
    if (left > 0) response.writeHead(left % 2 ? 301 : 307, { location: `/${left - 1}` }).end()
    else response.setHeader('content-type', 'text/html').end('<p>there</p>')
  }
  const page = await site().fetchPage(`http://site.test:${port}/5`, { signal })
  expect(page).toMatchObject({ address: `http://site.test:${port}/0`, kind: 'html' })
  expect(textOf(page)).toBe('<p>there</p>')
  expect(await kindOf(site().fetchPage(`http://site.test:${port}/6`, { signal }))).toBe('site_failed')
})

const textOf = ({ bytes }: FetchedPage) => Buffer.from(bytes).toString()
const page = (bytes: Uint8Array | string, headers: Record<string, string> = {}) => {
  answer = (_, response) => response.writeHead(200, { 'content-type': 'text/html', ...headers }).end(bytes)
  return site().fetchPage(`http://site.test:${port}/`, { signal })
}

test.each([
  ['gzip', gzipSync],
  ['x-gzip', gzipSync],
  ['deflate', deflateSync],
  ['deflate', deflateRawSync],
  ['br', brotliCompressSync],
] as const)('a page packed with %s is unpacked, a bomb is not', async (encoding, pack) => {
  const headers = { 'content-encoding': encoding }
  expect(textOf(await page(pack(Buffer.from('<p>Crème</p>')), headers))).toBe('<p>Crème</p>')
  const bomb = pack(Buffer.alloc(MAX_PAGE_BYTES * 8))
  expect(bomb.length).toBeLessThan(MAX_PAGE_BYTES / 20)
  expect(await kindOf(page(bomb, headers))).toBe('too_large')
  expect(await kindOf(page('no such packing', headers))).toBe('site_failed')
})

test('packed twice, or too much of it, is not read', async () => {
  const twice = gzipSync(gzipSync(Buffer.from('<p>soup</p>')))
  expect(await kindOf(page(twice, { 'content-encoding': 'gzip, gzip' }))).toBe('site_failed')
  expect(await kindOf(page('x', { 'content-encoding': 'zip' }))).toBe('site_failed')
  expect(await kindOf(page(Buffer.alloc(MAX_PAGE_BYTES + 1)))).toBe('too_large')
  // The response has no length, so that only counting can detect its size.
  answer = (_, response) => {
    response.writeHead(200, { 'content-type': 'text/html' })
    const chunk = Buffer.alloc(1024 * 1024)
    const more = () => void (response.destroyed || response.write(chunk, more))
    more()
  }
  expect(await kindOf(site().fetchPage(`http://site.test:${port}/`, { signal }))).toBe('too_large')
})

test.each([
  [404, 'absent'],
  [410, 'absent'],
  [401, 'refused'],
  [403, 'refused'],
  [429, 'refused'],
  [451, 'refused'],
  [500, 'site_failed'],
  [503, 'site_failed'],
  [204, 'site_failed'],
  [302, 'site_failed'],
] as const)('a site that answers %i: %s', async (status, kind) => {
  answer = (_, response) => response.writeHead(status).end()
  expect(await kindOf(site().fetchPage(`http://site.test:${port}/`, { signal }))).toBe(kind)
})

test('what is no page says what it is; a picture comes as its bytes, unless it is a text', async () => {
  const error = await page('%PDF', { 'content-type': 'application/pdf' }).catch((cause: unknown) => cause)
  expect(error).toMatchObject({ kind: 'not_a_page', contentType: 'application/pdf' })
  expect((await page('1 egg', { 'content-type': 'text/plain' })).kind).toBe('text')
  const picture = (type: string) => {
    answer = (_, response) => response.writeHead(200, { 'content-type': type }).end(Buffer.from([1, 2, 3]))
    return site().fetchPicture(`http://site.test:${port}/`, { signal })
  }
  expect([...(await picture('image/jpeg'))]).toEqual([1, 2, 3])
  expect(await kindOf(picture('text/html'))).toBe('not_a_page')
  expect(await kindOf(picture('image/svg+xml'))).toBe('not_a_page')
})

test('no cookie, password or address of this server goes along', async () => {
  let seen: Record<string, unknown> = {}
  answer = (request, response) => {
    seen = request.headers
    response.setHeader('set-cookie', 'a=b').end('<p>x</p>')
  }
  await site().fetchPage(`http://site.test:${port}/`, { signal })
  expect(Object.keys(seen).sort()).toEqual([
    'accept',
    'accept-encoding',
    'accept-language',
    'connection',
    'host',
    'user-agent',
  ])
})

test('a site that never answers, stops in the middle, or drips, is given up', async () => {
  const quick = { connectMs: 500, answerMs: 300, pauseMs: 300, totalMs: 900 }
  const visit = () => kindOf(site(quick).fetchPage(`http://site.test:${port}/`, { signal }))
  answer = () => {}
  expect(await visit()).toBe('too_slow')
  answer = (_, response) => void response.writeHead(200, { 'content-type': 'text/html' }).write('<p>')
  expect(await visit()).toBe('too_slow')
  answer = (_, response) => {
    response.writeHead(200, { 'content-type': 'text/html' })
    const drip = setInterval(() => response.write('.'), 100)
    response.on('close', () => clearInterval(drip))
  }
  expect(await visit()).toBe('too_slow')
})

test('a name server that never answers is given up, too; and the cook may leave at any time', async () => {
  const mute = createPages({ resolve: () => new Promise(() => {}), limits: { totalMs: 200 } })
  expect(await kindOf(mute.fetchPage('http://mute.test/', { signal }))).toBe('too_slow')
  const leaving = new AbortController()
  answer = () => leaving.abort(new Error('left'))
  const visit = site().fetchPage(`http://site.test:${port}/`, { signal: leaving.signal })
  await expect(visit).rejects.toThrow('left')
})

test('what does not speak HTTP is no site', async () => {
  const noise = createTcp((socket: Socket) => void socket.end('SSH-2.0-OpenSSH_9.6\r\n'))
  noise.listen(0, '127.0.0.1')
  await once(noise, 'listening')
  const { port: other } = noise.address() as AddressInfo // a TCP server has an address with a port
  const pages = createPages({ resolve, allowedHosts: [`site.test:${other}`] })
  expect(await kindOf(pages.fetchPage(`http://site.test:${other}/`, { signal }))).toBe('site_failed')
  noise.close()
})
