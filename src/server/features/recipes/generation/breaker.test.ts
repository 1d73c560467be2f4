import { expect, test } from 'vitest'
import { AiError } from '#server/ports/ai.ts'
import { testClock } from '#testing/test-clock.ts'
import { createBreaker } from './breaker.ts'

const setup = () => {
  const clock = testClock()
  const breaker = createBreaker(clock)
  let calls = 0
  const fail = (kind: AiError['kind'] = 'broken', retryAfterS?: number) =>
    breaker(() => {
      calls += 1
      return Promise.reject(new AiError(kind, kind, { retryAfterS }))
    }).catch((error: AiError) => error)
  const succeed = () =>
    breaker(async () => {
      calls += 1
      return 'soup'
    })
  return { clock, fail, succeed, calls: () => calls }
}

test('the breaker opens after five failures in a row and tells how long to wait', async () => {
  const { fail, calls } = setup()
  for (let count = 0; count < 5; count += 1) await fail()
  const refused = await fail()
  expect(calls()).toBe(5)
  expect(refused).toMatchObject({ kind: 'busy', retryAfterS: 30 })
})

test('a success in between starts the count anew', async () => {
  const { fail, succeed, calls } = setup()
  for (let count = 0; count < 4; count += 1) await fail()
  await succeed()
  for (let count = 0; count < 4; count += 1) await fail()
  expect(await succeed()).toBe('soup')
  expect(calls()).toBe(10)
})

test('a refusal is an answer, not a failure', async () => {
  const { fail, calls } = setup()
  for (let count = 0; count < 8; count += 1) await fail('refused')
  expect(calls()).toBe(8)
})

test('after half a minute one call goes through, and its success closes the breaker', async () => {
  const { clock, fail, succeed, calls } = setup()
  for (let count = 0; count < 5; count += 1) await fail()
  clock.advance(30_001)
  const [first, second] = await Promise.allSettled([succeed(), succeed()])
  expect([first.status, second.status]).toEqual(['fulfilled', 'rejected'])
  expect(await succeed()).toBe('soup')
  expect(calls()).toBe(7)
})

test('a failed trial call opens the breaker again', async () => {
  const { clock, fail, calls } = setup()
  for (let count = 0; count < 5; count += 1) await fail()
  clock.advance(30_001)
  await fail()
  await fail()
  expect(calls()).toBe(6)
})

test('the breaker stays open as long as the service asked for', async () => {
  const { clock, fail, calls } = setup()
  for (let count = 0; count < 5; count += 1) await fail('busy', 90)
  clock.advance(60_000)
  await fail()
  expect(calls()).toBe(5)
})
