import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { HttpError } from '#web/lib/http-error.ts'
import { createQueryClient } from '#web/lib/query-client.ts'
import { UnreachableError } from '#web/lib/reachability.ts'
import { closeDevice, openDevice } from './device-store.ts'
import { keepQueries } from './kept-queries.ts'
import { askOrKept, isReplyKept, rereadKept } from './kept-replies.ts'

vi.mock('#web/lib/auth.ts', () => ({ currentToken: async () => 'token-1', signOut: vi.fn() }))

const key = ['/api/recipes', 'one', '1']
const gone = async () => {
  throw new UnreachableError()
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  openDevice('ada')
})
afterEach(closeDevice)

test('data that was read once is available without the server, and other data is not', async () => {
  expect(await askOrKept(key, async () => 'soup')).toBe('soup')
  await vi.waitFor(async () => expect(await isReplyKept(key)).toBe(true), 20_000)
  expect(await askOrKept(key, gone)).toBe('soup')
  await expect(askOrKept(['other'], gone)).rejects.toThrow('cannot be reached')
})

test('the server has the last word: 404 deletes the stored reply, and an error does not fall back to it', async () => {
  await askOrKept(key, async () => 'soup')
  const failing = (status: number) => async () => {
    throw new HttpError(status, '', { code: status === 404 ? 'not_found' : 'internal' })
  }
  await expect(askOrKept(key, failing(500))).rejects.toMatchObject({ status: 500 })
  expect(await isReplyKept(key)).toBe(true)
  await expect(askOrKept(key, failing(404))).rejects.toMatchObject({ status: 404 })
  expect(await isReplyKept(key)).toBe(false)
})

test('a slow network shows the stored reply without waiting', async () => {
  await askOrKept(key, async () => 'soup')
  vi.useFakeTimers()
  const slow = askOrKept(key, () => new Promise<string>(() => undefined))
  await vi.advanceTimersByTimeAsync(5000)
  vi.useRealTimers()
  expect(await slow).toBe('soup')
})

test('the next cook of this device reads no data of the first', async () => {
  await askOrKept(key, async () => 'soup')
  openDevice('bob')
  await expect(askOrKept(key, gone)).rejects.toThrow()
})

test('queries needed in the kitchen store their data, others do not, and all refetch once online', async () => {
  const client = createQueryClient()
  keepQueries(client)
  let answer = async () => ({ title: 'Soup' })
  const query = { queryKey: key, queryFn: () => answer() }
  await client.fetchQuery(query)
  await client.fetchQuery({ queryKey: ['/api/admin/users'], queryFn: async () => [] })
  client.setQueryData(key, { title: 'Better soup' })
  client.setQueryData(['/api/admin/users'], [])
  // A change of the cache is stored only after a short delay.
  await vi.waitFor(async () => expect(await askOrKept(key, gone)).toEqual({ title: 'Better soup' }), 20_000)
  const fresh = createQueryClient()
  keepQueries(fresh)
  answer = gone
  expect(await fresh.fetchQuery(query)).toEqual({ title: 'Better soup' })
  expect(await isReplyKept(['/api/admin/users'])).toBe(false)
  answer = async () => ({ title: 'The soup of another device' })
  await rereadKept(fresh)
  expect(await fresh.fetchQuery(query)).toEqual({ title: 'The soup of another device' })
})

test('a late answer is shown when it arrives, without another request', async () => {
  vi.useFakeTimers()
  const client = createQueryClient()
  keepQueries(client)
  let asked = 0
  const queryKey = ['/api/meal-calendar', 'first', 'last']
  const queryFn = async () => {
    asked += 1
    const answer = `answer ${asked}`
    if (asked > 1) await new Promise((resolve) => setTimeout(resolve, 6000))
    return answer
  }
  const stop = new QueryObserver(client, { queryKey, queryFn }).subscribe(() => undefined)
  await vi.advanceTimersByTimeAsync(100)
  expect(client.getQueryData(queryKey)).toBe('answer 1')
  void client.invalidateQueries({ queryKey })
  await vi.advanceTimersByTimeAsync(5500)
  expect(client.getQueryData(queryKey)).toBe('answer 1')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(client.getQueryData(queryKey)).toBe('answer 2')
  expect(asked).toBe(2)
  stop()
  client.clear()
  vi.useRealTimers()
})

test('a late answer does not undo a change made meanwhile, but causes a refetch', async () => {
  vi.useFakeTimers()
  const client = createQueryClient()
  keepQueries(client)
  const queryKey = ['/api/meal-calendar', 'first', 'last']
  const waits = [0, 6000, 0]
  let stored = 'soup'
  const queryFn = async () => {
    const answer = stored
    await new Promise((resolve) => setTimeout(resolve, waits.shift() ?? 0))
    return answer
  }
  const stop = new QueryObserver(client, { queryKey, queryFn }).subscribe(() => undefined)
  await vi.advanceTimersByTimeAsync(100)
  void client.invalidateQueries({ queryKey })
  await vi.advanceTimersByTimeAsync(5500)
  stored = 'better soup'
  client.setQueryData(queryKey, stored)
  await vi.advanceTimersByTimeAsync(2000)
  expect(client.getQueryData(queryKey)).toBe('better soup')
  stop()
  client.clear()
  vi.useRealTimers()
})
