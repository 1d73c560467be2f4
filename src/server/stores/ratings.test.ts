import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '#testing/database.ts'
import { aCook, aRecipe, later, noon } from '#testing/database-builders.ts'
import { getRating, rate, ratingStats } from './ratings.ts'
import { getRecipe, insertRecipe } from './recipes.ts'
import { saveShared, shareRecipe } from './shares.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database?.drop())

const aCookWithRecipe = async () => {
  const { id: userId } = await aCook(database.db)
  const { id } = await insertRecipe(database.db, userId, aRecipe())
  return { userId, id }
}

test('before the first rating everything is empty', async () => {
  const { userId, id } = await aCookWithRecipe()
  expect(await getRating(database.db, userId, id)).toEqual({ rating: null, comment: null, tags: null })
  expect(await ratingStats(database.db, userId, id)).toEqual({ totalRatings: 0, averageRating: null })
})

test('a rating is set, then changed; the totals follow', async () => {
  const { userId, id } = await aCookWithRecipe()
  const body = { rating: 5, comment: 'Again!', tags: ['easy' as const, 'delicious' as const] }
  expect(await rate(database.db, userId, id, body, noon)).toEqual(body)
  expect(await getRating(database.db, userId, id)).toEqual(body)
  expect(await ratingStats(database.db, userId, id)).toEqual({ totalRatings: 1, averageRating: 5 })
  await rate(database.db, userId, id, { rating: 2 }, later(1000))
  expect(await getRating(database.db, userId, id)).toEqual({ rating: 2, comment: null, tags: [] })
  expect(await ratingStats(database.db, userId, id)).toEqual({ totalRatings: 1, averageRating: 2 })
  expect(await getRecipe(database.db, userId, id)).toMatchObject({
    myRating: 2,
    totalRatings: 1,
    averageRating: 2,
  })
})

test('twenty first ratings at once count once', async () => {
  const { userId, id } = await aCookWithRecipe()
  const stars = Array.from({ length: 20 }, (_, i) => (i % 5) + 1)
  await Promise.all(stars.map((rating) => rate(database.db, userId, id, { rating }, noon)))
  const own = await getRating(database.db, userId, id)
  expect(await ratingStats(database.db, userId, id)).toEqual({ totalRatings: 1, averageRating: own?.rating })
})

test('a copy is rated as its original, by everybody at once', async () => {
  const { userId, id } = await aCookWithRecipe()
  await shareRecipe(database.db, userId, id, noon)
  const cooks = await Promise.all(
    [5, 4, 3].map(async (rating) => {
      const { id: cook } = await aCook(database.db)
      const saved = await saveShared(database.db, cook, id, noon)
      return { cook, copy: saved!.recipe.id, rating }
    }),
  )
  await Promise.all(cooks.map(({ cook, copy, rating }) => rate(database.db, cook, copy, { rating }, noon)))
  expect(await ratingStats(database.db, userId, id)).toEqual({ totalRatings: 3, averageRating: 4 })
  expect(await getRecipe(database.db, userId, id)).toMatchObject({ myRating: null, totalRatings: 3 })
  const [first] = cooks
  expect(await getRecipe(database.db, first!.cook, first!.copy)).toMatchObject({
    myRating: 5,
    averageRating: 4,
  })
})
