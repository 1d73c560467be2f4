import { afterAll, beforeAll, expect, test } from 'vitest'
import { generation as generationSchema } from '#contract/generations.ts'
import { type TestDatabase, testDatabase } from '#testing/database.ts'
import { aCook, aRecipe, aReservation, later, month, noon } from '#testing/database-builders.ts'
import {
  appendEvents,
  commitGeneration,
  getGeneration,
  interruptExpired,
  listOpenGenerations,
  markSeen,
  type NewEvent,
  pruneEvents,
  readEvents,
  releaseGeneration,
  renewLease,
  setStage,
} from './generations.ts'
import { usedThisMonth } from './ledger.ts'
import { reserveGeneration } from './quota.ts'
import { getRecipe, listRecipes } from './recipes.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database?.drop())

const aGeneration = async (leaseMs = 60_000) => {
  const { id: userId } = await aCook(database.db)
  const answer = await reserveGeneration(database.db, aReservation(userId, { leaseMs }))
  if (answer.outcome !== 'reserved') throw new Error(answer.outcome)
  return { userId, generationId: answer.generation.id }
}

const problem = { code: 'generation_cancelled', message: 'Cancelled.' } as const

test('a running generation reads as the contract says', async () => {
  const { userId, generationId } = await aGeneration()
  expect(await setStage(database.db, { userId, generationId }, 'generating')).toBe(true)
  const generation = await getGeneration(database.db, userId, generationId)
  expect(generationSchema.parse(generation)).toEqual(generation)
  expect(generation).toEqual({
    id: generationId,
    kind: 'text',
    prompt: 'mushroom pasta',
    state: 'running',
    stage: 'generating',
    recipeId: null,
    problem: null,
    startedAt: noon.toISOString(),
    endedAt: null,
  })
})

test('commit stores the recipe, counts it and writes the last event, all at once', async () => {
  const { userId, generationId } = await aGeneration()
  const recipe = aRecipe()
  const done = await commitGeneration(database.db, {
    userId,
    generationId,
    recipe,
    now: later(5000),
    lastEvent: ({ recipe, used }) => ({
      seq: 7,
      type: 'done',
      data: { recipe, imageUrl: recipe.imageUrl, canGenerate: used < 3 },
    }),
  })
  expect(done).toMatchObject({ used: 1, generation: { state: 'done', recipeId: recipe.id } })
  expect(done?.recipe).toEqual(await getRecipe(database.db, userId, recipe.id!))
  const [event] = await readEvents(database.db, userId, generationId)
  expect(event).toMatchObject({ id: 7, type: 'done', data: { canGenerate: true, recipe: { id: recipe.id } } })
  expect(await usedThisMonth(database.db, userId, month, later(5000))).toBe(1)
})

test('a recipe that cannot be stored counts nothing', async () => {
  const { userId, generationId } = await aGeneration()
  const twice = aRecipe()
  await commitGeneration(database.db, { userId, generationId, recipe: twice, now: noon })
  const second = await reserveGeneration(database.db, aReservation(userId))
  const key = { userId, generationId: 'generation' in second ? second.generation.id : '' }
  const clash = commitGeneration(database.db, { ...key, recipe: twice, now: noon })
  await expect(clash).rejects.toThrow(/duplicate key/)
  expect(await getGeneration(database.db, userId, key.generationId)).toMatchObject({ state: 'running' })
  expect((await listRecipes(database.db, userId)).recipes).toHaveLength(1)
})

test('when a commit and a cancel happen at once, exactly one takes effect', async () => {
  for (let round = 0; round < 20; round++) {
    const key = await aGeneration()
    const [committed, cancelled] = await Promise.all([
      commitGeneration(database.db, { ...key, recipe: aRecipe(), now: noon }),
      releaseGeneration(database.db, { ...key, job: 'cancelled', problem, now: noon }),
    ])
    expect([committed, cancelled].filter(Boolean)).toHaveLength(1)
    const used = await usedThisMonth(database.db, key.userId, month, noon)
    expect(used).toBe(committed ? 1 : 0)
    expect((await listRecipes(database.db, key.userId)).recipes).toHaveLength(used)
  }
})

test('after a cancel nobody can go on', async () => {
  const key = await aGeneration()
  const error: NewEvent = { seq: 2, type: 'error', data: problem }
  const cancelled = await releaseGeneration(database.db, {
    ...key,
    job: 'cancelled',
    problem,
    now: noon,
    lastEvent: error,
  })
  expect(cancelled).toMatchObject({ state: 'cancelled', problem, endedAt: noon.toISOString() })
  expect(await readEvents(database.db, key.userId, key.generationId)).toEqual([
    { id: 2, type: 'error', data: problem },
  ])
  expect(await renewLease(database.db, key, later(60_000))).toBe(false)
  expect(await setStage(database.db, key, 'image')).toBe(false)
  expect(await commitGeneration(database.db, { ...key, recipe: aRecipe(), now: noon })).toBeNull()
  expect(await releaseGeneration(database.db, { ...key, job: 'failed', problem, now: noon })).toBeNull()
})

test('a renewed lease keeps a generation, an old one ends it with a reason', async () => {
  const kept = await aGeneration(1000)
  const lost = await aGeneration(1000)
  expect(await renewLease(database.db, kept, later(60_000))).toBe(true)
  const ended = await interruptExpired(database.db, later(1000))
  expect(ended).toContainEqual(lost)
  expect(ended).not.toContainEqual(kept)
  expect(await getGeneration(database.db, lost.userId, lost.generationId)).toMatchObject({
    state: 'interrupted',
    problem: { code: 'generation_interrupted' },
    endedAt: later(1000).toISOString(),
  })
  expect(await usedThisMonth(database.db, lost.userId, month, later(1000))).toBe(0)
  expect(await interruptExpired(database.db, later(1000))).toEqual([])
})

test('a server that starts alone ends whatever ran', async () => {
  const running = await aGeneration()
  expect(await interruptExpired(database.db, noon, { leases: 'all' })).toContainEqual(running)
})

test('events are read in order from any point, and written once', async () => {
  const key = await aGeneration()
  const partial = (seq: number, title: string): NewEvent => ({ seq, type: 'partial', data: { title } })
  await appendEvents(database.db, key, [partial(1, 'A'), partial(2, 'B')], noon)
  await appendEvents(database.db, key, [partial(2, 'not again'), partial(3, 'C')], noon)
  await appendEvents(database.db, key, [], noon)
  const titles = async (after?: number) =>
    (await readEvents(database.db, key.userId, key.generationId, after)).map(({ id, data }) => [id, data])
  expect(await titles()).toEqual([
    [1, { title: 'A' }],
    [2, { title: 'B' }],
    [3, { title: 'C' }],
  ])
  expect(await titles(2)).toEqual([[3, { title: 'C' }]])
  expect(await pruneEvents(database.db, later(1))).toBeGreaterThanOrEqual(3)
  expect(await titles()).toEqual([])
})

test('the open generations are those that run and those that ended today unseen', async () => {
  const { id: userId } = await aCook(database.db)
  const start = async (now: Date) => {
    const answer = await reserveGeneration(database.db, aReservation(userId, { now, leaseMs: 1e9 }))
    return 'generation' in answer ? answer.generation.id : ''
  }
  const [first, second, third] = [await start(noon), await start(later(1)), await start(later(2))]
  await releaseGeneration(database.db, {
    userId,
    generationId: first,
    job: 'failed',
    problem,
    now: later(10),
  })
  await releaseGeneration(database.db, {
    userId,
    generationId: second,
    job: 'failed',
    problem,
    now: later(20),
  })
  const shown = async (now: Date) => (await listOpenGenerations(database.db, userId, now)).map(({ id }) => id)
  expect(await shown(later(30))).toEqual([first, second, third])
  expect(await markSeen(database.db, userId, second, later(40))).toBe(true)
  expect(await markSeen(database.db, userId, third, later(40))).toBe(false)
  expect(await shown(later(50))).toEqual([first, third])
  expect(await shown(later(86_400_000 + 10))).toEqual([third])
})

test('another cook can neither see a generation nor touch it', async () => {
  const { userId, generationId } = await aGeneration()
  await appendEvents(
    database.db,
    { userId, generationId },
    [{ seq: 1, type: 'partial', data: { title: 'A' } }],
    noon,
  )
  const { id: other } = await aCook(database.db)
  const key = { userId: other, generationId }
  expect(await getGeneration(database.db, other, generationId)).toBeNull()
  expect(await readEvents(database.db, other, generationId)).toEqual([])
  expect(await listOpenGenerations(database.db, other, noon)).toEqual([])
  expect(await renewLease(database.db, key, later(1))).toBe(false)
  expect(await setStage(database.db, key, 'image')).toBe(false)
  expect(await releaseGeneration(database.db, { ...key, job: 'cancelled', problem, now: noon })).toBeNull()
  expect(await commitGeneration(database.db, { ...key, recipe: aRecipe(), now: noon })).toBeNull()
  await releaseGeneration(database.db, { userId, generationId, job: 'cancelled', problem, now: noon })
  expect(await markSeen(database.db, other, generationId, noon)).toBe(false)
})
