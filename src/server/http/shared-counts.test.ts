import { afterAll, beforeAll, expect, test } from 'vitest'
import { api } from '#contract/index.ts'
import { quietLog } from '#testing/quiet-log.ts'
import { type TestApp, testApp } from '#testing/test-app.ts'
import { createSharedCounts } from './shared-counts.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp({ limits: { perAddressAndMinute: 1000, perCookAndMinute: 12 } })
})
afterAll(() => app.close())

const server = (db = app.db) => createSharedCounts({ db, clock: app.clock, log: quietLog }, 60_000)
/** Makes calls of one caller at one server; returns the number of admitted ones. */
const call = async (counts: ReturnType<typeof server>, bucket: string, max: number, calls: number) => {
  let admitted = 0
  for (let hits = 1; hits <= calls; hits += 1) {
    if ((await counts.hit({ bucket, max, hits })) === 0) admitted += 1
  }
  return admitted
}

test('a small limit is exact over three servers', async () => {
  const servers = [server(), server(), server()]
  const admitted = await Promise.all(servers.map((one) => call(one, 'small', 20, 20)))
  expect(admitted.reduce((sum, one) => sum + one, 0)).toBe(20)
})

test('a large one lets through at most a tenth more for each server, and writes once in a tenth', async () => {
  const servers = [server(), server(), server()]
  const admitted = await Promise.all(servers.map((one) => call(one, 'large', 1000, 900)))
  const sum = admitted.reduce((total, one) => total + one, 0)
  expect(sum).toBeGreaterThanOrEqual(1000)
  expect(sum).toBeLessThanOrEqual(1300)
  const row = await app.db
    .selectFrom('rate_limits')
    .select('hits')
    .where('bucket', '=', 'large')
    .executeTakeFirst()
  expect(row?.hits).toBeLessThanOrEqual(1300)
})

test('a refused caller is admitted when the minute is over', async () => {
  const counts = server()
  expect(await call(counts, 'later', 5, 8)).toBe(5)
  app.clock.advance(61_000)
  expect(await call(counts, 'later', 5, 1)).toBe(1)
})

test('without the database the own count still lets callers in', async () => {
  const away = server({ ...app.db, insertInto: undefined } as never)
  expect(await call(away, 'away', 5, 3)).toBe(3)
})

test('a cook who calls two servers in turn has one limit', async () => {
  const other = await app.anotherServer()
  const { idToken } = await app.cook.signIn()
  const ask = (at: typeof app.app) =>
    at.inject({ url: api.quota.check.path, headers: { authorization: `Bearer ${idToken}` } })
  const statuses: number[] = []
  for (let nth = 0; nth < 16; nth += 1) statuses.push((await ask(nth % 2 ? other : app.app)).statusCode)
  expect(statuses.filter((status) => status === 200)).toHaveLength(12)
  const refused = await ask(other)
  expect([refused.statusCode, Number(refused.headers['retry-after']) > 0]).toEqual([429, true])
})
