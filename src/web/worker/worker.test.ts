import { expect, test, vi } from 'vitest'
import { withFreshNonce } from './fresh-nonce.ts'
import { openFromNotice } from './notices.ts'
import { isPageAddress, pageFor } from './pages.ts'

const page = (nonce = 'old1') =>
  new Response(`<meta nonce="${nonce}"><p>Larder</p>`, {
    headers: {
      'content-type': 'text/html',
      'content-encoding': 'br',
      'content-security-policy': `script-src 'self'; style-src 'self' 'nonce-${nonce}'`,
    },
  })

test('a stored page gets a new nonce each time, the same in its policy and in its text', async () => {
  const seen = new Set<string>()
  for (let round = 0; round < 3; round += 1) {
    const sent = await withFreshNonce(page())
    const policy = sent.headers.get('content-security-policy') ?? ''
    const nonce = /^script-src 'self'; style-src 'self' 'nonce-([^']{20,})'$/.exec(policy)?.[1] ?? ''
    expect(await sent.text()).toBe(`<meta nonce="${nonce}"><p>Larder</p>`)
    expect(sent.headers.get('content-encoding')).toBeNull()
    seen.add(nonce)
  }
  expect(seen.size).toBe(3)
})

const nothing = Promise.resolve(undefined)
const request = new Request('http://larder.test/calendar')
const textOf = async (reply: Promise<Response>) => (await reply).text()

test('a page comes from the network, or from this device when that fails, is late, or has lost the server', async () => {
  const kept = async () => page()
  const fetching = vi.fn<typeof fetch>()
  vi.stubGlobal('fetch', fetching)
  fetching.mockResolvedValueOnce(new Response('from the server'))
  expect(await textOf(pageFor(request, nothing, kept))).toBe('from the server')
  fetching.mockResolvedValueOnce(new Response('gone', { status: 404 }))
  expect(await textOf(pageFor(request, nothing, kept))).toBe('gone')
  fetching.mockRejectedValueOnce(new TypeError('offline'))
  expect(await textOf(pageFor(request, nothing, kept))).toContain('<p>Larder</p>')
  fetching.mockResolvedValueOnce(new Response('bad gateway', { status: 502 }))
  expect(await textOf(pageFor(request, nothing, kept))).toContain('<p>Larder</p>')
  expect(await textOf(pageFor(request, Promise.resolve(new Response('early')), kept))).toBe('early')

  vi.useFakeTimers()
  fetching.mockReturnValueOnce(new Promise(() => undefined))
  const late = pageFor(request, nothing, kept)
  await vi.advanceTimersByTimeAsync(3000)
  expect(await textOf(late)).toContain('<p>Larder</p>')
  vi.useRealTimers()
})

test('without a stored page the network is awaited, and its failure is passed on', async () => {
  const none = async () => undefined
  vi.stubGlobal('fetch', vi.fn().mockRejectedValueOnce(new TypeError('offline')))
  await expect(pageFor(request, nothing, none)).rejects.toThrow('offline')
})

test('addresses that the server answers itself are no pages of the app', () => {
  const is = (path: string) => isPageAddress(new URL(path, 'http://larder.test'))
  expect(
    ['/', '/recipe/1', '/calendar', '/shared/1', '/share-target', '/__/auth/action'].map(is),
  ).not.toContain(false)
  expect(
    ['/api/account/export', '/share/1', '/calendar/secret.ics', '/preview.jpg', '/healthz'].map(is),
  ).not.toContain(true)
})

test('a tap on a notification closes it and focuses an open window, or opens a new one at its path', async () => {
  const notice = { data: '/recipe/soup/cook', close: vi.fn() }
  const focus = vi.fn()
  const openWindow = vi.fn()
  const windows = [
    { visibilityState: 'hidden', focus: vi.fn() },
    { visibilityState: 'visible', focus },
  ]
  const matchAll = vi.fn(async () => windows)
  const clients = { matchAll, openWindow }
  await openFromNotice(notice, clients)
  expect([notice.close.mock.calls.length, focus.mock.calls.length, openWindow.mock.calls.length]).toEqual([
    1, 1, 0,
  ])
  matchAll.mockResolvedValue([])
  await openFromNotice(notice, clients)
  await openFromNotice({ ...notice, data: '//elsewhere.test' }, clients)
  expect(openWindow.mock.calls).toEqual([['/recipe/soup/cook'], ['/']])
})
