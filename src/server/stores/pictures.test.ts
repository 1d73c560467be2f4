import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '#testing/database.ts'
import { aContent, aCook, aRecipe, later, noon } from '#testing/database-builders.ts'
import { forgetPicture, namePicture, unnamedPictures } from './pictures.ts'
import { insertRecipe, updateRecipe } from './recipes.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database?.drop())

const picture = (hash: string) => ({ hash, width: 1440, height: 1080 })
const anHour = 3_600_000

test('the sweep finds unused pictures that were not touched recently, oldest first', async () => {
  const { id: userId } = await aCook(database.db)
  await namePicture(database.db, picture('named'), noon)
  await namePicture(database.db, picture('old'), noon)
  await namePicture(database.db, picture('older'), later(-1000))
  await namePicture(database.db, picture('touched'), noon)
  await namePicture(database.db, picture('touched'), later(anHour))
  await insertRecipe(database.db, userId, aRecipe({ image: { hash: 'named', alt: '' } }))
  expect(await unnamedPictures(database.db, later(anHour))).toEqual(['older', 'old'])
  expect(await unnamedPictures(database.db, later(anHour), 1)).toEqual(['older'])
})

test('a picture that was named or touched in the meantime is not forgotten', async () => {
  const { id: userId } = await aCook(database.db)
  await namePicture(database.db, picture('late'), noon)
  await insertRecipe(database.db, userId, aRecipe({ image: { hash: 'late', alt: '' } }))
  expect(await forgetPicture(database.db, 'late', later(anHour))).toBe(false)
  await namePicture(database.db, picture('again'), later(anHour))
  expect(await forgetPicture(database.db, 'again', later(anHour))).toBe(false)
  await namePicture(database.db, picture('free'), noon)
  expect(await forgetPicture(database.db, 'free', later(anHour))).toBe(true)
  expect(await forgetPicture(database.db, 'free', later(anHour))).toBe(false)
})

test('a picture of an earlier version is still named', async () => {
  const { id: userId } = await aCook(database.db)
  await namePicture(database.db, picture('first'), noon)
  const { id } = await insertRecipe(database.db, userId, aRecipe({ image: { hash: 'first', alt: '' } }))
  await updateRecipe(database.db, userId, id, aContent({ title: 'New' }), { now: noon })
  await database.db.updateTable('recipes').set({ image_hash: null }).where('id', '=', id).execute()
  expect(await forgetPicture(database.db, 'first', later(anHour))).toBe(false)
})

test('recording a picture again within the hour waits for no lock', async () => {
  const { db } = database
  await namePicture(db, picture('soup'), noon)
  await db.transaction().execute(async (other) => {
    await other.updateTable('pictures').set({ width: 1440 }).where('hash', '=', 'soup').execute()
    await db.transaction().execute(async (tx) => {
      await sql`set local lock_timeout = '1s'`.execute(tx)
      await namePicture(tx, picture('soup'), later(anHour - 1))
    })
  })
  expect(await unnamedPictures(db, later(1), 1000)).toContain('soup')
  await namePicture(db, picture('soup'), later(anHour))
  expect(await unnamedPictures(db, later(1), 1000)).not.toContain('soup')
})
