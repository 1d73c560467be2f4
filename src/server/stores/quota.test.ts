import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '#testing/database.ts'
import { aCook, aRecipe, aReservation, later, month, noon } from '#testing/database-builders.ts'
import { commitGeneration, interruptExpired, releaseGeneration } from './generations.ts'
import { usedThisMonth } from './ledger.ts'
import { type Reservation, reserveGeneration } from './quota.ts'
import { listRecipes } from './recipes.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database?.drop())

const reserved = (reservation: Reservation) => {
  if (reservation.outcome !== 'reserved')
    throw new Error(`Expected a reservation, not ${reservation.outcome}.`)
  return { userId: reservation.generation.user_id, generationId: reservation.generation.id }
}
const problem = { code: 'ai_failed', message: 'No.' } as const

test('fifty calls at once on three servers get exactly three', async () => {
  const servers = [database.db, database.connect(10), database.connect(10)]
  for (let round = 0; round < 5; round++) {
    const { id: userId } = await aCook(database.db)
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, i) =>
        reserveGeneration(servers[i % 3]!, aReservation(userId, { maxOpen: 50 })),
      ),
    )
    expect(answers.filter(({ outcome }) => outcome === 'reserved')).toHaveLength(3)
    expect(answers.filter(({ outcome }) => outcome === 'exhausted')).toHaveLength(47)
    expect(await usedThisMonth(database.db, userId, month, noon)).toBe(3)
  }
})

test('the same click, twenty times at once, is one generation', async () => {
  const { id: userId } = await aCook(database.db)
  const click = aReservation(userId)
  const answers = await Promise.all(Array.from({ length: 20 }, () => reserveGeneration(database.db, click)))
  expect(answers.filter(({ outcome }) => outcome === 'reserved')).toHaveLength(1)
  expect(answers.filter(({ outcome }) => outcome === 'existing')).toHaveLength(19)
  const ids = answers.map((answer) => ('generation' in answer ? answer.generation.id : null))
  expect(new Set(ids).size).toBe(1)
  expect(await usedThisMonth(database.db, userId, month, noon)).toBe(1)
})

test("two cooks' clicks with the same key are two generations", async () => {
  const [ada, grace] = await Promise.all([aCook(database.db), aCook(database.db)])
  const answers = await Promise.all(
    [ada, grace].map(({ id }) =>
      reserveGeneration(database.db, aReservation(id, { idempotencyKey: 'same' })),
    ),
  )
  expect(answers.map(({ outcome }) => outcome)).toEqual(['reserved', 'reserved'])
})

test('a known click is recognised also when nothing is left', async () => {
  const { id: userId } = await aCook(database.db)
  const click = aReservation(userId)
  await reserveGeneration(database.db, click)
  for (let i = 0; i < 2; i++) await reserveGeneration(database.db, aReservation(userId))
  expect((await reserveGeneration(database.db, aReservation(userId))).outcome).toBe('exhausted')
  expect((await reserveGeneration(database.db, click)).outcome).toBe('existing')
})

test('a failed generation gives the recipe back', async () => {
  const { id: userId } = await aCook(database.db)
  const keys = []
  for (let i = 0; i < 3; i++) keys.push(reserved(await reserveGeneration(database.db, aReservation(userId))))
  await releaseGeneration(database.db, { ...keys[0]!, job: 'failed', problem, now: noon })
  expect(await usedThisMonth(database.db, userId, month, noon)).toBe(2)
  expect((await reserveGeneration(database.db, aReservation(userId))).outcome).toBe('reserved')
  expect((await reserveGeneration(database.db, aReservation(userId))).outcome).toBe('exhausted')
})

test('a new month starts empty, and the old one keeps its count', async () => {
  const { id: userId } = await aCook(database.db)
  for (let i = 0; i < 3; i++) await reserveGeneration(database.db, aReservation(userId))
  const december = { month: '2026-12', now: new Date('2026-12-01T00:00:00Z'), maxOpen: 9 }
  expect((await reserveGeneration(database.db, aReservation(userId, december))).outcome).toBe('reserved')
  expect(await usedThisMonth(database.db, userId, '2026-12', december.now)).toBe(1)
})

test('a generation that crosses midnight counts in the month of its click', async () => {
  const { id: userId } = await aCook(database.db)
  const justBefore = new Date('2026-11-30T23:59:59Z')
  const key = reserved(await reserveGeneration(database.db, aReservation(userId, { now: justBefore })))
  const justAfter = new Date('2026-12-01T00:00:20Z')
  await commitGeneration(database.db, { ...key, recipe: aRecipe(), now: justAfter })
  expect(await usedThisMonth(database.db, userId, month, justAfter)).toBe(1)
  expect(await usedThisMonth(database.db, userId, '2026-12', justAfter)).toBe(0)
})

test('Premium has no limit but one at how many run at once', async () => {
  const { id: userId } = await aCook(database.db)
  const premium = { unlimited: true, maxOpen: 3 }
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => reserveGeneration(database.db, aReservation(userId, premium))),
  )
  expect(answers.filter(({ outcome }) => outcome === 'reserved')).toHaveLength(3)
  expect(answers.filter(({ outcome }) => outcome === 'busy')).toHaveLength(7)
  for (let i = 0; i < 5; i++) {
    const [open] = answers.filter(({ outcome }) => outcome === 'reserved').splice(i % 3)
    await commitGeneration(database.db, { ...reserved(open!), recipe: aRecipe(), now: noon })
    answers.push(await reserveGeneration(database.db, aReservation(userId, premium)))
  }
  expect(await usedThisMonth(database.db, userId, month, noon)).toBeGreaterThan(3)
})

test('a lease that ran out counts as released, and its owner comes too late to commit', async () => {
  const { id: userId } = await aCook(database.db)
  const dead = reserved(await reserveGeneration(database.db, aReservation(userId, { leaseMs: 1000 })))
  for (let i = 0; i < 2; i++) await reserveGeneration(database.db, aReservation(userId))
  const afterwards = later(1000)
  expect(await usedThisMonth(database.db, userId, month, afterwards)).toBe(2)
  expect((await reserveGeneration(database.db, aReservation(userId, { now: afterwards }))).outcome).toBe(
    'reserved',
  )
  // The commit fails even by a clock for which the lease still lasts.
  expect(await commitGeneration(database.db, { ...dead, recipe: aRecipe(), now: noon })).toBeNull()
  expect((await listRecipes(database.db, userId)).recipes).toEqual([])
  expect(await usedThisMonth(database.db, userId, month, afterwards)).toBe(3)
})

test('attempts at one craving are counted, and another craving begins anew', async () => {
  const { id: userId } = await aCook(database.db)
  const attemptAt = async (prompt: string) => {
    const answer = await reserveGeneration(database.db, aReservation(userId, { request: { prompt } }))
    await releaseGeneration(database.db, { ...reserved(answer), job: 'cancelled', problem, now: noon })
    return answer.outcome === 'reserved' ? answer.generation.attempt : null
  }
  expect(await attemptAt('Käsespätzle')).toBe(1)
  expect(await attemptAt('tomato soup')).toBe(1)
  expect(await attemptAt('  käsespätzle ')).toBe(2)
  expect(await attemptAt('Tomato  soup')).toBe(2)
  expect(await attemptAt('apple pie')).toBe(1)
})

test('a failed or interrupted generation is no attempt: the cook has not seen a recipe yet', async () => {
  const { id: userId } = await aCook(database.db)
  const attempts = []
  for (const job of ['failed', 'interrupted', 'cancelled', 'failed'] as const) {
    const answer = await reserveGeneration(database.db, aReservation(userId))
    if (answer.outcome === 'reserved') attempts.push(answer.generation.attempt)
    await releaseGeneration(database.db, { ...reserved(answer), job, problem, now: noon })
  }
  expect(attempts).toEqual([1, 1, 1, 2])
})

test('attempts are counted, so that the same craving gets another recipe', async () => {
  const { id: userId } = await aCook(database.db)
  const attempts = []
  for (let i = 0; i < 3; i++) {
    const answer = await reserveGeneration(database.db, aReservation(userId))
    const key = reserved(answer)
    if (answer.outcome === 'reserved') attempts.push(answer.generation.attempt)
    await releaseGeneration(database.db, { ...key, job: 'cancelled', problem, now: noon })
  }
  expect(attempts).toEqual([1, 2, 3])
})

test('whatever happens in whatever order on whatever server, no month ever has a fourth', async () => {
  const other = database.connect(5)
  const step = fc.record({
    what: fc.constantFrom('reserve', 'commit', 'fail', 'crash', 'restart' as const),
    server: fc.integer({ min: 0, max: 1 }),
    // Clocks of two servers need not agree.
    skewMs: fc.integer({ min: -90_000, max: 90_000 }),
    batch: fc.integer({ min: 1, max: 4 }),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 14 }), async (steps) => {
      const { id: userId } = await aCook(database.db)
      const open: { userId: string; generationId: string }[] = []
      let clock = noon.getTime()
      for (const { what, server, skewMs, batch } of steps) {
        const db = server ? other : database.db
        const now = new Date(clock + skewMs)
        const work = Array.from({ length: batch }, async () => {
          if (what === 'reserve') {
            const answer = await reserveGeneration(db, aReservation(userId, { now, maxOpen: 9 }))
            if (answer.outcome === 'reserved') open.push(reserved(answer))
          }
          const key = what === 'commit' || what === 'fail' ? open.pop() : undefined
          if (key && what === 'commit') await commitGeneration(db, { ...key, recipe: aRecipe(), now })
          if (key && what === 'fail') await releaseGeneration(db, { ...key, job: 'failed', problem, now })
        })
        await Promise.all(work)
        if (what === 'crash') clock += 120_000
        if (what === 'restart') await interruptExpired(db, now)
        const stored = (await listRecipes(database.db, userId)).recipes.length
        expect(stored).toBeLessThanOrEqual(3)
        expect(await usedThisMonth(database.db, userId, month, new Date(8.64e15))).toBe(stored)
      }
    }),
    { numRuns: 40 },
  )
})
