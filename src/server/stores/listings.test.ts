import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Queryable } from '#server/database/open.ts'
import { type TestDatabase, testDatabase } from '#testing/database.ts'
import { aCook, aRecipe, noon } from '#testing/database-builders.ts'
import { inMidTransaction } from '#testing/held-transaction.ts'
import { getListing, setListed } from './listings.ts'
import { deleteRecipe, insertRecipe, restoreRecipe } from './recipes.ts'
import { openReports, reportRecipe, settleReport } from './reports.ts'
import { shareRecipe, unshareRecipe } from './shares.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database?.drop())

const aSharedRecipe = async () => {
  const { id: userId } = await aCook(database.db)
  const { id } = await insertRecipe(database.db, userId, aRecipe())
  await shareRecipe(database.db, userId, id, noon)
  return { userId, id }
}

const inLibrary = async (id: string) => {
  const rows = await database.db.selectFrom('popular_recipes').select('id').where('id', '=', id).execute()
  return rows.length > 0
}

test.each([
  ['unshared', (userId: string, id: string) => unshareRecipe(database.db, userId, id)],
  ['deleted', (userId: string, id: string) => deleteRecipe(database.db, userId, id, noon)],
])('a recipe that is %s while it is being listed is not in the library', async (_what, leave) => {
  const { userId, id } = await aSharedRecipe()
  const left = await inMidTransaction(
    database.db,
    (tx) => setListed(tx, userId, id, true),
    () => leave(userId, id),
  )
  expect(left).toBe(true)
  expect(await inLibrary(id)).toBe(false)
})

test('a recipe that is listed while it is being unshared is not listed', async () => {
  const { db } = database
  const { userId, id } = await aSharedRecipe()
  await inMidTransaction(
    db,
    (tx) => unshareRecipe(tx, userId, id),
    () => setListed(db, userId, id, true),
  )
  expect(await getListing(db, userId, id)).toMatchObject({ isListed: false, canList: false })
  expect(await inLibrary(id)).toBe(false)
})

const aReportOf = async (recipeId: string) => {
  const { id: reader } = await aCook(database.db)
  await reportRecipe(database.db, reader, recipeId, { reason: 'unsafe', note: '' }, noon)
  const reports = await openReports(database.db)
  const { id } = reports.find(({ recipe }) => recipe.id === recipeId) ?? { id: '' }
  const by = { actorId: reader, actorLabel: 'an administrator' }
  return (db: Queryable) => settleReport(db, id, true, by, noon)
}

test.each(['listed again', 'put back'])(
  'a recipe that an administrator takes out in the moment in which it is %s stays out',
  async (how) => {
    const { db } = database
    for (const first of ['settled', 'entered'] as const) {
      const { userId, id } = await aSharedRecipe()
      await setListed(db, userId, id, true)
      const settle = await aReportOf(id)
      if (how === 'put back') await deleteRecipe(db, userId, id, noon)
      else await setListed(db, userId, id, false)
      const enter = (tx: Queryable): Promise<unknown> =>
        how === 'put back' ? restoreRecipe(tx, userId, id) : setListed(tx, userId, id, true)
      await (first === 'settled'
        ? inMidTransaction(db, settle, () => enter(db))
        : inMidTransaction(db, enter, () => settle(db)))
      expect([first, await inLibrary(id)]).toEqual([first, false])
      expect(await getListing(db, userId, id)).toMatchObject({ isListed: false, canList: false })
    }
  },
)

test('a recipe that an administrator takes out while it is deleted does not come back into the library with it', async () => {
  const { db } = database
  const { userId, id } = await aSharedRecipe()
  await setListed(db, userId, id, true)
  const { id: reader } = await aCook(db)
  await reportRecipe(db, reader, id, { reason: 'unsafe', note: '' }, noon)
  const [report] = await openReports(db)
  await deleteRecipe(db, userId, id, noon)
  const by = { actorId: reader, actorLabel: 'an administrator' }
  expect(await settleReport(db, report!.id, true, by, noon)).toBe(true)
  await restoreRecipe(db, userId, id)
  expect(await inLibrary(id)).toBe(false)
  expect(await getListing(db, userId, id)).toMatchObject({ isListed: false, canList: false })
})
