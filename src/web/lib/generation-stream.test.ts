import { beforeEach, expect, test, vi } from 'vitest'
import { api } from '#contract/index.ts'
import { streamGeneration } from './generation-stream.ts'
import type { HttpError } from './http-error.ts'

vi.mock('./auth.ts', () => ({ currentToken: async () => 'token-1' }))

const id = '0193a000-0000-7000-8000-000000000000'
const stage = { generationId: id, stage: 'generating', step: 2, of: 4 }
const done = { recipe: { id, title: 'Soup' }, imageUrl: null, canGenerate: true }

const frame = (number: number, type: string, data: unknown) =>
  `id: ${number}\nevent: ${type}\ndata: ${JSON.stringify(data)}\n\n`

/**
 * A response that streams the text in pieces of `size` bytes and then ends, or fails when `breaks` is set.
 */
function stream(text: string, { breaks = false, size = 7 } = {}): Response {
  const bytes = new TextEncoder().encode(text)
  let at = 0
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (at < bytes.length) {
        controller.enqueue(bytes.slice(at, at + size))
        at += size
      } else if (breaks) controller.error(new TypeError('network'))
      else controller.close()
    },
  })
  return new Response(body, { headers: { 'Content-Type': 'text/event-stream; charset=utf-8' } })
}

const fetching = vi.fn<typeof fetch>()
beforeEach(() => {
  fetching.mockReset()
  vi.stubGlobal('fetch', fetching)
})

function generate(signal = new AbortController().signal) {
  const seen: string[] = []
  const result = streamGeneration(
    api.recipes.generate,
    { body: { prompt: 'soup' }, idempotencyKey: 'click-1' },
    { signal, onEvent: ({ id: number, type }) => seen.push(`${number} ${type}`) },
  )
  return { seen, result }
}

test('events arrive in order, and the last one is the answer', async () => {
  fetching.mockResolvedValueOnce(
    stream(
      ': open\n\n' +
        frame(1, 'stage', stage) +
        frame(2, 'partial', { title: 'Sóup' }) +
        frame(3, 'done', done),
    ),
  )
  const { seen, result } = generate()
  expect(await result).toEqual(done)
  expect(seen).toEqual(['1 stage', '2 partial', '3 done'])
})

test('a broken connection is resumed after its last event', async () => {
  fetching
    .mockResolvedValueOnce(stream(frame(1, 'stage', stage) + frame(2, 'partial', {}), { breaks: true }))
    .mockRejectedValueOnce(new TypeError('offline'))
    .mockResolvedValueOnce(stream(frame(2, 'partial', {}) + frame(3, 'done', done)))
  const { seen, result } = generate()
  expect(await result).toEqual(done)
  expect(seen).toEqual(['1 stage', '2 partial', '3 done'])
  const [address, options] = fetching.mock.calls[2] ?? []
  expect(address).toBe(`/api/generations/${id}/events`)
  expect(options?.headers).toMatchObject({ 'Last-Event-ID': '2', Accept: 'text/event-stream' })
})

test('a connection that breaks before the first event repeats the request with the same key', async () => {
  fetching
    .mockRejectedValueOnce(new TypeError('offline'))
    .mockResolvedValueOnce(stream(frame(1, 'done', done)))
  expect(await generate().result).toEqual(done)
  const sent = fetching.mock.calls.map(([address, options]) => [
    address,
    new Headers(options?.headers).get('Idempotency-Key'),
  ])
  expect(sent).toEqual([
    ['/api/recipes/generate', 'click-1'],
    ['/api/recipes/generate', 'click-1'],
  ])
})

test('an error event throws an error with its status and code', async () => {
  const problem = { code: 'recipe_refused', message: 'No recipe can be made of this.' }
  fetching.mockResolvedValueOnce(stream(frame(1, 'stage', stage) + frame(2, 'error', problem)))
  await expect(generate().result).rejects.toMatchObject({
    status: 422,
    code: 'recipe_refused',
    message: '422: No recipe can be made of this.',
  })
})

test('a refusal is not retried', async () => {
  fetching.mockResolvedValueOnce(
    new Response('{"code":"quota_exceeded","message":"🍽️"}', {
      status: 403,
      headers: { 'Content-Type': 'application/json' },
    }),
  )
  await expect(generate().result).rejects.toSatisfy((error: HttpError) => error.code === 'quota_exceeded')
  expect(fetching).toHaveBeenCalledTimes(1)
})

test('a gateway that cannot reach the server is asked again, before the first event and after it', async () => {
  const gateway = () =>
    new Response('<h1>Bad Gateway</h1>', { status: 502, headers: { 'Content-Type': 'text/html' } })
  fetching
    .mockResolvedValueOnce(gateway())
    .mockResolvedValueOnce(stream(frame(1, 'stage', stage)))
    .mockResolvedValueOnce(gateway())
    .mockResolvedValueOnce(stream(frame(2, 'done', done)))
  expect(await generate().result).toEqual(done)
  expect(fetching).toHaveBeenCalledTimes(4)
})

test('one JSON reply is accepted in place of a stream', async () => {
  fetching.mockResolvedValueOnce(
    new Response(JSON.stringify(done), { headers: { 'Content-Type': 'application/json' } }),
  )
  expect(await generate().result).toEqual(done)
})

test('leaving ends the stream for good', async () => {
  const leaving = new AbortController()
  fetching.mockImplementation(async () => {
    leaving.abort(new Error('left'))
    throw new TypeError('aborted')
  })
  await expect(generate(leaving.signal).result).rejects.toThrow()
  expect(fetching).toHaveBeenCalledTimes(1)
})
