import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { noteReached, noteUnreachable } from '#web/lib/reachability.ts'
import type { Change } from './change.ts'
import { closeDevice } from './device-store.ts'
import { isReplyKept } from './kept-replies.ts'
import { dismissRefused, flush, make, onOutbox, onSent, openOutbox, outboxState, WAITS } from './outbox.ts'

// The tests run without a database, as in a private window, so the page's memory stands in for it.
vi.mock('#web/lib/auth.ts', () => ({ currentToken: async () => 'token-1', signOut: async () => undefined }))

const id = (n: number) => `0193a000-0000-7000-8000-${String(n).padStart(12, '0')}`
const server = {
  gone: false,
  /** The server applies the change, but its answer is lost. */
  mute: false,
  status: 200,
  message: '',
  sent: [] as [path: string, body: unknown][],
}
const codes: Record<number, string> = { 401: 'session_expired', 404: 'not_found' }
const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })

const fetching: typeof fetch = async (input, options) => {
  options?.signal?.throwIfAborted()
  if (server.gone) throw new TypeError('Failed to fetch')
  const body: unknown = JSON.parse(String(options?.body))
  server.sent.push([String(input).replace(/\?.*/, ''), body])
  if (server.mute) throw new TypeError('Failed to fetch')
  if (server.status !== 200)
    return json({ code: codes[server.status] ?? 'internal', message: server.message }, server.status)
  return json({ ...(body as object), lines: [], refused: [], until: '2026-11-22T12:00:05.000Z' })
}

let stop: () => void = () => undefined
beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  Object.assign(server, { gone: false, mute: false, status: 200, message: '', sent: [] })
  vi.stubGlobal('fetch', fetching)
  noteReached()
  stop = openOutbox('ada')
})
afterEach(async () => {
  stop()
  await closeDevice()
})

test('each batch carries the time of the last answer, and the next cook starts without one', async () => {
  await make(tick(1))
  await make(favorite(1))
  await make(tick(2))
  stop()
  stop = openOutbox('bob')
  await make(tick(3))
  const told = server.sent
    .map(([, body]) => body as { changes?: unknown; after?: string }) // bodies as sent
    .filter(({ changes }) => changes)
    .map(({ after }) => after)
  expect(told).toEqual([undefined, '2026-11-22T12:00:05.000Z', undefined])
})

test('an ended session is reported at once, and the change stays for the next sign-in', async () => {
  vi.stubGlobal('location', { ...window.location, assign: vi.fn() })
  server.status = 401
  await expect(make(favorite(1))).rejects.toMatchObject({ status: 401 })
  expect(outboxState().waiting).toHaveLength(1)
  expect(outboxState().refused).toEqual([])
  await vi.waitFor(() => expect(window.location.assign).toHaveBeenCalled(), 20_000)
  vi.unstubAllGlobals()
})

const favorite = (n: number, isFavorite = true): Change => ({
  kind: 'favorite',
  recipeId: id(n),
  title: `Soup ${n}`,
  isFavorite,
})
const tick = (n: number): Change => ({
  kind: 'shopping',
  changes: [{ id: id(n), at: '2026-11-22T12:00:00.000Z', type: 'tick', key: 'food:leek' }],
})
const goAway = () => {
  server.gone = true
  noteUnreachable()
}
const comeBack = () => {
  server.gone = false
  noteReached()
}
const isEmpty = () => vi.waitFor(() => expect(outboxState().waiting).toEqual([]), 20_000)

test('with a server a change is answered by it, and nothing waits', async () => {
  expect(await make(favorite(1))).toMatchObject({ isFavorite: true })
  expect(outboxState()).toMatchObject({ waiting: [], isHeldUp: false })
})

test('without a server changes wait, and are sent in their order, each once, when it is back', async () => {
  goAway()
  expect(await make(favorite(1))).toBe(WAITS)
  expect(await make(tick(2))).toBe(WAITS)
  expect(await make(tick(3))).toBe(WAITS)
  expect(await make(favorite(1, false))).toBe(WAITS)
  expect(outboxState()).toMatchObject({ isHeldUp: true, refused: [] })
  expect(outboxState().waiting).toHaveLength(4)
  const sent: string[] = []
  const quiet = onSent(({ kind }) => sent.push(kind))
  comeBack()
  await isEmpty()
  quiet()
  expect(outboxState().isHeldUp).toBe(false)
  expect(sent).toEqual(['favorite', 'shopping', 'favorite'])
  expect(server.sent.map(([path]) => path)).toEqual([
    `/api/recipes/${id(1)}/favorite`,
    '/api/shopping-list/changes',
    `/api/recipes/${id(1)}/favorite`,
  ])
  expect(server.sent[1]?.[1]).toMatchObject({ changes: [{ id: id(2) }, { id: id(3) }] })
  expect(server.sent[2]?.[1]).toEqual({ isFavorite: false })
})

test('the list in an answer is stored before its change is removed from the device', async () => {
  const seen: boolean[] = []
  const quiet = onOutbox(() => {
    if (outboxState().waiting.length === 0)
      void isReplyKept(['/api/shopping-list']).then((kept) => seen.push(kept))
  })
  await make(tick(7))
  await isEmpty()
  await vi.waitFor(() => expect(seen.length).toBeGreaterThan(0), 20_000)
  quiet()
  expect(seen).not.toContain(false)
})

test('a change whose answer was lost is sent again with the same id', async () => {
  server.mute = true
  expect(await make(tick(4))).toBe(WAITS)
  server.mute = false
  noteReached()
  await isEmpty()
  const names = server.sent.map(([, body]) =>
    (body as { changes: { id: string }[] }).changes.map((one) => one.id),
  )
  expect(names).toEqual([[id(4)], [id(4)]])
})

test('a later refusal shows the server’s message and does not block other changes', async () => {
  goAway()
  await make(favorite(1))
  await make(tick(2))
  Object.assign(server, { gone: false, status: 404, message: 'Recipe not found.' })
  const healed = onSent(() => undefined)
  noteReached()
  await vi.waitFor(() => expect(outboxState().refused.length).toBeGreaterThan(0), 20_000)
  expect(outboxState().refused[0]).toMatchObject({ change: favorite(1), message: 'Recipe not found.' })
  await isEmpty()
  healed()
  await dismissRefused()
  expect(outboxState().refused).toEqual([])
})

test('a refusal rejects the promise of a caller that is still waiting', async () => {
  Object.assign(server, { status: 404, message: 'Recipe not found.' })
  await expect(make(favorite(1))).rejects.toMatchObject({ status: 404 })
  expect(outboxState()).toMatchObject({ waiting: [], refused: [] })
})

test('a failing server is reported to a cook who rates, while a tick waits for it to recover', async () => {
  server.status = 500
  await expect(make(favorite(1))).rejects.toMatchObject({ status: 500 })
  expect(await make(tick(5))).toBe(WAITS)
  expect(outboxState().waiting).toHaveLength(1)
  server.status = 200
  await flush()
  expect(outboxState().waiting).toEqual([])
})

test('changes of one cook are neither seen nor sent by the next', async () => {
  goAway()
  await make(tick(6))
  stop()
  stop = openOutbox('bob')
  comeBack()
  await flush()
  expect(outboxState().waiting).toEqual([])
  expect(server.sent).toEqual([])
})
