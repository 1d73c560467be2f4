import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '#testing/database.ts'
import { aCook, aReservation, later, month, noon } from '#testing/database-builders.ts'
import { reserveGeneration } from './quota.ts'
import { currentUser, ensureUser, findUserByUid, setAdminByEmail, upsertUser, usersByEmail } from './users.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database?.drop())

const ada = { uid: 'ada', email: 'ada@example.com', emailVerified: false, displayName: null, photoUrl: null }

test('the first sight of a token makes an account, the next finds it', async () => {
  const first = await ensureUser(database.db, ada, noon)
  expect(first).toMatchObject({
    identityUid: 'ada',
    firstName: null,
    subscriptionStatus: 'free',
    isAdmin: false,
  })
  expect(await ensureUser(database.db, ada, later(1000))).toEqual(first)
  expect(await findUserByUid(database.db, 'ada', noon)).toEqual(first)
  expect(await findUserByUid(database.db, 'nobody', noon)).toBeNull()
})

test('a verified e-mail is noticed, a name is split, and a token without a name takes none away', async () => {
  const before = await ensureUser(database.db, ada, noon)
  const verified = await ensureUser(database.db, { ...ada, emailVerified: true }, later(1000))
  expect(verified).toEqual({ ...before, emailVerified: true })
  const named = await upsertUser(
    database.db,
    { ...ada, displayName: '  Ada  King Noel ', photoUrl: 'https://p' },
    noon,
  )
  expect(named).toMatchObject({
    id: before.id,
    firstName: 'Ada',
    lastName: 'King Noel',
    // The provider's picture is kept for the export; only pictures of our own store are shown.
    pictureUrl: null,
  })
  expect(await upsertUser(database.db, ada, noon)).toMatchObject({ firstName: 'Ada', lastName: 'King Noel' })
  expect(await upsertUser(database.db, { ...ada, displayName: 'Ada' }, noon)).toMatchObject({
    lastName: null,
  })
})

test('twenty tabs that sync a new account at once make one', async () => {
  const claims = { ...ada, uid: 'grace', email: 'grace@example.com' }
  const users = await Promise.all(Array.from({ length: 20 }, () => ensureUser(database.db, claims, noon)))
  expect(new Set(users.map(({ id }) => id)).size).toBe(1)
})

test("the current cook comes with this month's count", async () => {
  const cook = await aCook(database.db)
  await reserveGeneration(database.db, aReservation(cook.id))
  const current = { month, now: noon, isAdmin: true }
  expect(await currentUser(database.db, cook.id, current)).toEqual({
    id: cook.id,
    email: cook.email,
    emailVerified: true,
    firstName: 'Ada',
    lastName: 'Byron',
    profileImageUrl: null,
    createdAt: noon.toISOString(),
    subscriptionStatus: 'free',
    isAdmin: true,
    recipesUsedThisMonth: 1,
  })
  expect(await currentUser(database.db, cook.id, { ...current, month: '2026-12' })).toMatchObject({
    recipesUsedThisMonth: 0,
  })
  expect(await currentUser(database.db, '0193a000-0000-7000-8000-000000000000', current)).toBeNull()
})

test("an administrator's override wins over the provider's state", async () => {
  const cook = await aCook(database.db)
  const status = async () => (await findUserByUid(database.db, cook.identityUid, noon))?.subscriptionStatus
  const set = (values: object) =>
    database.db.updateTable('users').set(values).where('id', '=', cook.id).execute()
  await set({ subscription_status: 'active' })
  expect(await status()).toBe('active')
  await set({ status_override: 'free' })
  expect(await status()).toBe('free')
})

test('an administrator is flagged by e-mail, in any case', async () => {
  const cook = await aCook(database.db, { email: 'Chef@Example.com' })
  expect(await setAdminByEmail(database.db, ' chef@example.COM', true, noon)).toEqual([cook.id])
  expect(await findUserByUid(database.db, cook.identityUid, noon)).toMatchObject({ isAdmin: true })
  expect(await setAdminByEmail(database.db, 'chef@example.com', false, noon)).toEqual([cook.id])
  expect(await findUserByUid(database.db, cook.identityUid, noon)).toMatchObject({ isAdmin: false })
  expect(await setAdminByEmail(database.db, 'stranger@example.com', true, noon)).toEqual([])
})

test('accounts are found by e-mail, in any case', async () => {
  const cook = await aCook(database.db, { email: 'Baker@example.com' })
  expect(await usersByEmail(database.db, ' baker@example.COM')).toMatchObject([{ id: cook.id }])
  expect(await usersByEmail(database.db, 'stranger@example.com')).toEqual([])
})
