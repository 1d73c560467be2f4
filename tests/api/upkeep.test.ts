import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { api } from '#contract/index.ts'
import {
  endLostGenerations,
  pruneOldEvents,
  startUpkeep,
  sweepDeleted,
  sweepPictures,
} from '#server/features/upkeep/upkeep.ts'
import { countHit } from '#server/stores/rate-limits.ts'
import { testApp } from '#testing/test-app.ts'

const day = 24 * 60 * 60 * 1000

test('a picture that no recipe names is removed after a day; one that is named stays', async () => {
  const { cook, clock, deps, pictures, app } = await testApp()
  const { recipe } = await cook.post(api.recipes.generate, { prompt: 'tomato soup' })
  const orphan = await pictures.store(Buffer.from('written, and then the server died'))
  const served = async (url: string | null) => (await app.inject(url ?? '')).statusCode
  clock.advance(2 * day)
  expect(await sweepPictures(deps)).toBe(1)
  expect([await served(recipe.imageUrl), await served(orphan.url)]).toEqual([200, 404])
  await cook.delete(api.recipes.remove, { params: recipe })
  expect(await sweepPictures(deps), 'it may still be brought back').toBe(0)
  clock.advance(day + 1)
  expect(await sweepDeleted(deps)).toBe(1)
  expect(await sweepPictures(deps)).toBe(1)
  expect(await served(recipe.imageUrl)).toBe(404)
})

test('one run takes all that is old, however much came together', async () => {
  const { cook, clock, db, deps } = await testApp()
  await cook.post(api.recipes.generate, { prompt: 'tomato soup' })
  await sql`
    insert into generation_events (user_id, generation_id, seq, type, data, created_at)
    select user_id, id, seq, 'partial', '{}', ${clock.now()} from generations, generate_series(1000, 6000) seq`.execute(
    db,
  )
  await sql`
    insert into pictures (hash, width, height, created_at, touched_at)
    select encode(sha256(i::text::bytea), 'hex'), 8, 6, ${clock.now()}, ${clock.now()} from generate_series(1, 101) i`.execute(
    db,
  )
  await sql`
    insert into deleted_recipes (user_id, id, recipe, kept, image_hashes, deleted_at)
    select id, gen_random_uuid(), '{}', '{}', '{}', ${clock.now()} from users, generate_series(1, 501)`.execute(
    db,
  )
  clock.advance(3 * day)
  expect(await pruneOldEvents(deps)).toBeGreaterThan(5001)
  expect(await pruneOldEvents(deps)).toBe(0)
  expect(await sweepDeleted(deps)).toBe(501)
  expect(await sweepPictures(deps)).toBe(101)
})

test('counts whose window ended are forgotten, also by a house without payments', async () => {
  const { clock, db, deps } = await testApp()
  const hour = day / 24
  const count = (bucket: string, windowMs: number) => countHit(db, { bucket, windowMs, now: clock.now() })
  await count('ended', hour)
  await count('runs', day)
  clock.advance(3 * hour)
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => {
    vi.useRealTimers()
  })
  const stop = startUpkeep({ ...deps, billing: null })
  vi.advanceTimersByTime(hour)
  await stop()
  const left = await db
    .selectFrom('rate_limits')
    .select('bucket')
    .where('bucket', 'in', ['ended', 'runs'])
    .execute()
  expect(left).toEqual([{ bucket: 'runs' }])
})

test('a generation whose server is gone ends when its lease runs out: the cook is told and the recipe is back', async () => {
  const { ai, cook, clock, deps, anotherServer } = await testApp()
  ai.hold()
  const asked = cook.post(api.recipes.generate, { prompt: 'tomato soup' })
  await expect.poll(() => ai.calls.length).toBe(1)
  const survivor = await anotherServer()
  expect(await endLostGenerations(deps)).toBe(0)
  clock.advance(5 * 60_000)
  expect(await endLostGenerations(deps)).toBe(1)
  const { idToken } = await cook.signIn()
  const [lost] = (
    await survivor.inject({ url: '/api/generations', headers: { authorization: `Bearer ${idToken}` } })
  ).json()
  expect(lost).toMatchObject({ state: 'interrupted', problem: { code: 'generation_interrupted' } })
  expect(await cook.get(api.quota.check)).toMatchObject({ recipesUsed: 0 })
  await cook.delete(api.generations.cancel, { params: { id: lost.id } })
  expect((await asked.expectStatus(503)).code).toBe('generation_interrupted')
})
