import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '#testing/database.ts'
import { aCook, noon } from '#testing/database-builders.ts'
import { createFolder, listFolders } from '../stores/folders.ts'
import { transact } from './transact.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database?.drop())

const folder = { name: 'A', color: '#ea580c' } as const

test('two transactions that wait for each other both succeed in the end', async () => {
  const [ada, grace] = await Promise.all([aCook(database.db), aCook(database.db)])
  let meeting = 0
  const swap = (first: string, second: string) =>
    transact(database.db, async (tx) => {
      await sql`select id from users where id = ${first} for update`.execute(tx)
      meeting++
      // Both hold their first row before either asks for its second, which is a certain deadlock the first
      // time.
      for (let i = 0; i < 100 && meeting < 2; i++) await new Promise((resolve) => setTimeout(resolve, 5))
      await sql`select id from users where id = ${second} for update`.execute(tx)
      return first
    })
  expect(await Promise.all([swap(ada.id, grace.id), swap(grace.id, ada.id)])).toEqual([ada.id, grace.id])
  expect(meeting).toBe(3)
})

test('a failed transaction leaves nothing and is not repeated', async () => {
  const cook = await aCook(database.db)
  let runs = 0
  const failing = transact(database.db, async (tx) => {
    runs++
    await createFolder(tx, cook.id, folder, noon)
    throw new Error('second thoughts')
  })
  await expect(failing).rejects.toThrow('second thoughts')
  expect(runs).toBe(1)
  expect(await listFolders(database.db, cook.id)).toEqual([])
})

test('an endless conflict is reported after a few attempts', async () => {
  let runs = 0
  const unlucky = transact(database.db, async () => {
    runs++
    throw Object.assign(new Error('could not serialize'), { code: '40001' })
  })
  await expect(unlucky).rejects.toThrow('could not serialize')
  expect(runs).toBe(5)
})

test('inside a transaction it joins that one', async () => {
  const cook = await aCook(database.db)
  const outer = transact(database.db, async (tx) => {
    await transact(tx, (inner) => createFolder(inner, cook.id, folder, noon))
    throw new Error('outer fails')
  })
  await expect(outer).rejects.toThrow('outer fails')
  expect(await listFolders(database.db, cook.id)).toEqual([])
})
