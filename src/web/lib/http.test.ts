import { beforeEach, describe, expect, test, vi } from 'vitest'
import { api } from '#contract/index.ts'
import { currentToken } from './auth.ts'
import { addressOf, call } from './http.ts'
import { HttpError, isQuotaLimit, isUnauthorized } from './http-error.ts'

vi.mock('./auth.ts', () => ({ currentToken: vi.fn(async () => 'token-1') }))

const fetching = vi.fn<typeof fetch>()
const json = (body: unknown, status = 200, statusText = '') =>
  new Response(JSON.stringify(body), { status, statusText, headers: { 'Content-Type': 'application/json' } })

beforeEach(() => {
  fetching.mockReset()
  vi.stubGlobal('fetch', fetching)
})

const id = '0193a000-0000-7000-8000-000000000000'

test('a call carries the token, JSON, credentials and the idempotency key', async () => {
  fetching.mockResolvedValue(json({ ok: true }))
  await call(api.recipes.generate, { body: { prompt: 'soup' }, idempotencyKey: 'click-1' })
  const [address, options] = fetching.mock.calls[0] ?? []
  expect(address).toBe('/api/recipes/generate')
  expect(options).toMatchObject({
    method: 'POST',
    credentials: 'include',
    body: '{"prompt":"soup"}',
    headers: {
      Authorization: 'Bearer token-1',
      'Content-Type': 'application/json',
      'Idempotency-Key': 'click-1',
    },
  })
})

test('a public route does not wait for the sign-in state', async () => {
  fetching.mockResolvedValue(json({}))
  await call(api.system.config)
  expect(currentToken).toHaveBeenLastCalledWith(0)
})

test('query parameters are added only when they have a value after trimming', () => {
  expect(
    addressOf('/api/recipes', {}, { category: undefined, search: '  ', folderId: ' unorganized ' }),
  ).toBe('/api/recipes?folderId=unorganized')
  expect(addressOf('/api/recipes/:id', { id: 'a/b' })).toBe('/api/recipes/a%2Fb')
})

describe('an error', () => {
  const failure = async (response: Response) => {
    fetching.mockResolvedValue(response)
    return call(api.recipes.get, { params: { id } }).then(
      () => Promise.reject(new Error('it did not fail')),
      (error: unknown) => error as HttpError,
    )
  }

  test('reads "{status}: {message}" and carries code and fields', async () => {
    const error = await failure(
      json({ code: 'not_found', message: 'Recipe Not Found', fields: { id: 'x' } }, 404),
    )
    expect(error).toBeInstanceOf(HttpError)
    expect(error).toMatchObject({
      message: '404: Recipe Not Found',
      status: 404,
      code: 'not_found',
      fields: { id: 'x' },
    })
  })

  test('without a message reads "{status}: {status text}"', async () => {
    expect((await failure(json({}, 500, 'Internal Server Error'))).message).toBe('500: Internal Server Error')
  })

  test('takes plain text as the message, but not the page of a proxy', async () => {
    const text = new Response('overloaded', { status: 503, headers: { 'Content-Type': 'text/plain' } })
    expect((await failure(text)).message).toBe('503: overloaded')
    const page = new Response('<h1>nginx</h1>', {
      status: 502,
      statusText: 'Bad Gateway',
      headers: { 'Content-Type': 'text/html' },
    })
    expect((await failure(page)).message).toBe('502: Bad Gateway')
  })

  test('is a quota limit by its code, by 403, or by its plate emoji', () => {
    expect(isQuotaLimit(new HttpError(403, '', { code: 'quota_exceeded' }))).toBe(true)
    expect(isQuotaLimit(new HttpError(403, ''))).toBe(true)
    expect(isQuotaLimit(new Error('🍽️ enough for this month'))).toBe(true)
    expect(isQuotaLimit(new HttpError(502, '', { code: 'ai_failed' }))).toBe(false)
    expect(isUnauthorized(new HttpError(401, ''))).toBe(true)
  })
})
