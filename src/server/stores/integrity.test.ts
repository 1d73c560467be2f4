import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '#testing/database.ts'
import { aCook, aRecipe, aReservation, later, noon } from '#testing/database-builders.ts'
import { commitGeneration, releaseGeneration } from './generations.ts'
import { bookedPictures, findDisagreements } from './integrity.ts'
import { namePicture } from './pictures.ts'
import { reserveGeneration } from './quota.ts'
import { rate } from './ratings.ts'
import { deleteRecipe } from './recipes.ts'
import { shareRecipe, unshareRecipe } from './shares.ts'

let database: TestDatabase
let userId: string
let recipeId: string
const problem = { code: 'ai_failed', message: 'No.' } as const

const reserve = async () => {
  const answer = await reserveGeneration(database.db, aReservation(userId))
  if (answer.outcome !== 'reserved') throw new Error(answer.outcome)
  return { userId, generationId: answer.generation.id }
}

/** Every row is written by the stores: something of each kind, in every state. */
beforeEach(async () => {
  database = await testDatabase()
  const { db } = database
  userId = (await aCook(db)).id
  const recipe = aRecipe()
  await namePicture(db, { hash: recipe.image!.hash, width: 1440, height: 1080 }, noon)
  const committed = await commitGeneration(db, { ...(await reserve()), recipe, now: noon })
  recipeId = committed!.recipe.id
  await releaseGeneration(db, { ...(await reserve()), job: 'failed', problem, now: noon })
  await reserve()
  await rate(db, userId, recipeId, { rating: 4 }, noon)
  await shareRecipe(db, userId, recipeId, noon)
})
afterEach(() => database?.drop())

const found = () => findDisagreements(database.db, noon)

test('rows that the stores write break no rule, deletions included', async () => {
  expect(await found()).toEqual([])
  await unshareRecipe(database.db, userId, recipeId)
  expect(await found()).toEqual([])
  await deleteRecipe(database.db, userId, recipeId, noon)
  expect(await found()).toEqual([])
})

test.each([
  [
    'ledger and job',
    `update generations set job = 'failed' where state = 'reserved'`,
    /ledger and whose job/,
  ],
  [
    'a recipe without a generation',
    `delete from generations where state = 'committed'`,
    /no generation accounts for/,
  ],
  ['totals', `update rating_totals set stars = 5`, /rating totals/],
  ['a rating without totals', `delete from rating_totals`, /rating totals/],
  ['a link that is not on', `update recipes set shared_at = null`, /share link/],
  ['a recipe without its link', `delete from share_links`, /share link/],
  ['a picture', `delete from pictures`, /the books do not know/],
  [
    'a fourth recipe',
    `insert into generations (user_id, id, kind, month, idempotency_key, state, job, attempt, request, recipe_id,
       started_at, ended_at)
     select user_id, gen_random_uuid(), kind, month, i::text, 'committed', 'done', 9, '{}', gen_random_uuid(),
       started_at, started_at
     from generations, generate_series(1, 3) i where state = 'reserved'`,
    /more recipes than a free cook/,
  ],
  [
    'a plan that nobody pays for',
    `update users set subscription_status = 'active'`,
    /not what the subscription/,
  ],
  [
    'a plan that has ended',
    `update users set subscription_status = 'active';
     insert into subscriptions (user_id, provider, status) select id, 'sandbox', 'canceled' from users`,
    /not what the subscription/,
  ],
  [
    'two claims',
    `insert into generations (user_id, id, kind, month, idempotency_key, state, job, attempt, request, recipe_id,
       started_at, ended_at)
     select user_id, gen_random_uuid(), kind, month, 'again', 'committed', 'done', 9, '{}', recipe_id, started_at,
       ended_at
     from generations where state = 'committed'`,
    /two generations claim/,
  ],
])('%s that disagrees is found', async (_what, damage, message) => {
  await sql.raw(damage).execute(database.db)
  expect(await found()).toEqual([expect.stringMatching(message)])
})

test('a generation that was left running is found after a while', async () => {
  expect(await findDisagreements(database.db, later(5 * 60_000))).toEqual([])
  expect(await findDisagreements(database.db, later(60 * 60_000))).toEqual([
    expect.stringMatching(/nobody has ended/),
  ])
})

test('recorded pictures are read page by page', async () => {
  for (const hash of ['b', 'c', 'd', 'e']) await namePicture(database.db, { hash, width: 1, height: 1 }, noon)
  const hashes: string[] = []
  for await (const hash of bookedPictures(database.db, 2)) hashes.push(hash)
  expect(hashes).toEqual(['a'.repeat(64), 'b', 'c', 'd', 'e'])
})
