import { expect, test } from 'vitest'
import type { GenerationEvent } from '#contract/generations.ts'
import { createEventLog } from './event-log.ts'

const generationId = '018f4f5e-0000-7000-8000-000000000000'
const problem = { code: 'ai_failed' as const, message: 'no' }
const forever = new AbortController().signal

const setup = () => {
  const saved: GenerationEvent[] = []
  const log = createEventLog(async (events) => {
    saved.push(...events)
  })
  return { log, saved }
}

const collect = async (events: AsyncIterable<GenerationEvent>) => {
  const list: GenerationEvent[] = []
  for await (const event of events) list.push(event)
  return list
}

test('a thousand parts in a moment become few events, numbered without a gap, and the last one wins', async () => {
  const { log, saved } = setup()
  const reading = collect(log.follow(0, forever))
  log.stage({ generationId, stage: 'generating', step: 1, of: 2 })
  for (let count = 0; count < 1000; count += 1) log.partial({ title: `Soup ${count}` })
  log.stage({ generationId, stage: 'image', step: 2, of: 2 })
  expect(await log.seal()).toBe(5)
  log.end({ id: 0, type: 'error', data: problem })
  const events = await reading
  expect(events.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5])
  expect(events[2]).toMatchObject({ type: 'partial', data: { title: 'Soup 999' } })
  expect(saved.map(({ id }) => id)).toEqual([1, 2, 3, 4])
})

test('the first part is there at once', async () => {
  const { log } = setup()
  const reading = log.follow(0, forever)
  log.partial({ title: 'Soup' })
  expect((await reading.next()).value).toMatchObject({ id: 1, type: 'partial' })
})

test('a reader can start anywhere, before, during and after', async () => {
  const { log } = setup()
  log.stage({ generationId, stage: 'generating', step: 1, of: 2 })
  const during = collect(log.follow(1, forever))
  log.stage({ generationId, stage: 'image', step: 2, of: 2 })
  log.end({ id: 0, type: 'error', data: problem })
  expect((await during).map(({ id }) => id)).toEqual([2, 3])
  expect((await collect(log.follow(0, forever))).map(({ id }) => id)).toEqual([1, 2, 3])
})

test('following ends when the reader disconnects', async () => {
  const { log } = setup()
  const leaving = new AbortController()
  const reading = collect(log.follow(0, leaving.signal))
  setTimeout(() => leaving.abort(), 5)
  expect(await reading).toEqual([])
})

test('a part with wrong types, or far too large, is dropped', async () => {
  const { log } = setup()
  // Models send anything, whatever the type says.
  log.partial({ title: 7 } as never)
  log.partial({ description: 'x'.repeat(100_000) })
  expect(await log.seal()).toBe(1)
})

test('no event follows the end', async () => {
  const { log } = setup()
  log.end({ id: 0, type: 'error', data: problem })
  log.partial({ title: 'late' })
  log.stage({ generationId, stage: 'image', step: 1, of: 1 })
  expect(await collect(log.follow(0, forever))).toHaveLength(1)
})
