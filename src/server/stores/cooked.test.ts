import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '#testing/database.ts'
import { aCook, aRecipe, noon } from '#testing/database-builders.ts'
import { inMidTransaction } from '#testing/held-transaction.ts'
import { addCooked, listCooked, updateCooked } from './cooked.ts'
import { insertRecipe } from './recipes.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database?.drop())

const day = (cookedOn: string) => ({ cookedOn })

const aLog = async () => {
  const { id: userId } = await aCook(database.db)
  const { id: recipeId } = await insertRecipe(database.db, userId, aRecipe())
  const add = (cookedOn: string, db = database.db) => addCooked(db, userId, recipeId, day(cookedOn), noon)
  const days = async () =>
    (await listCooked(database.db, userId, recipeId))?.entries.map(({ cookedOn }) => cookedOn)
  return { userId, recipeId, add, days }
}

test('an entry that moves to a day which is just being added finds it taken', async () => {
  const { userId, recipeId, add, days } = await aLog()
  const entry = await add('2026-11-01')
  const moved = await inMidTransaction(
    database.db,
    (tx) => addCooked(tx, userId, recipeId, day('2026-11-02'), noon),
    () => updateCooked(database.db, userId, entry!.id, day('2026-11-02')),
  )
  expect(moved).toBe('taken')
  expect(await days()).toEqual(['2026-11-02', '2026-11-01'])
})

test('when two entries move to one day at once, the first gets it', async () => {
  const { userId, add, days } = await aLog()
  const [one, other] = [await add('2026-11-01'), await add('2026-11-02')]
  const moved = await inMidTransaction(
    database.db,
    (tx) => updateCooked(tx, userId, one!.id, day('2026-11-03')),
    () => updateCooked(database.db, userId, other!.id, day('2026-11-03')),
  )
  expect(moved).toBe('taken')
  expect(await days()).toEqual(['2026-11-03', '2026-11-02'])
})
