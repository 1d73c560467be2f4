import { afterAll, beforeAll, expect, test } from 'vitest'
import { api } from '#contract/index.ts'
import { openDatabase } from '#server/database/open.ts'
import { processesNaming } from '#testing/database-processes.ts'
import { quietLog } from '#testing/quiet-log.ts'
import { remoteCook } from '#testing/remote-cook.ts'
import { removeDataDir, startServer } from '#testing/start-server.ts'
import { type StubModel, startStubModel } from '#testing/stub-model.ts'

let model: StubModel
beforeAll(async () => {
  model = await startStubModel()
})
afterAll(async () => {
  await model.close()
})

const start = (dataDir?: string, env: Record<string, string> = {}) =>
  startServer({
    ...(dataDir && { dataDir }),
    env: { AI_PROVIDER: 'openai-compatible', AI_BASE_URL: model.url, AI_MODEL: 'stub', ...env },
  })
const modelIsAsked = (requests: number) =>
  expect.poll(() => model.requests.length, { timeout: 20_000, interval: 10 }).toBe(requests)

test('told to stop, a server says so, finishes what is under way, and cuts off what takes too long', async () => {
  const patient = await start(undefined, { STOP_DELAY_S: '1', STOP_PATIENCE_S: '60' })
  const cook = await remoteCook(patient.url, 'ada@example.org')
  let asked = model.requests.length
  model.always({ delayMs: 2500 })
  const answer = cook.send(api.recipes.generate, { prompt: 'lentil soup' })
  const stream = cook.send(
    api.recipes.generate,
    { prompt: 'tomato soup' },
    { headers: { accept: 'text/event-stream' } },
  )
  await modelIsAsked(asked + 1)

  const stopped = patient.stop()
  await expect.poll(async () => (await fetch(`${patient.url}/readyz`)).status, { interval: 10 }).toBe(503)
  // A late request is still served, and its connection is closed afterwards.
  const late = await cook.send(api.quota.check)
  expect([late.status, late.headers.get('connection')]).toEqual([200, 'close'])
  expect((await answer).status).toBe(200)
  expect(await (await stream).text()).toContain('event: done')
  expect(await stopped).toBe(0)

  const hasty = await start(patient.dataDir, { STOP_PATIENCE_S: '1' })
  model.always({ delayMs: 60_000 })
  asked = model.requests.length
  const cut = cook.send(api.recipes.generate, { prompt: 'chicken curry' }, {}, hasty.url)
  await modelIsAsked(asked + 1)
  const over = hasty.stop()
  const reply = await cut
  expect([reply.status, await reply.json()]).toMatchObject([503, { code: 'generation_interrupted' }])
  expect(await over).toBe(0)

  // The quota of the interrupted recipe was released.
  const { db, close } = await openDatabase({ dataDir: patient.dataDir, log: quietLog, poolSize: 1 })
  const ledger = await db.selectFrom('generations').select('state').orderBy('started_at').execute()
  await close()
  expect(ledger.map(({ state }) => state)).toEqual(['committed', 'committed', 'released'])
  await removeDataDir(patient.dataDir)
})

test('told to stop in its first second, a server ends what it began by itself, and complains of nothing', async () => {
  const server = await start(undefined, { HOUSE_COLLECTION: 'on', LOG_LEVEL: 'warn' })
  expect(await server.stop()).toBe(0)
  const said = server
    .log()
    .split('\n')
    .filter((line) => line.startsWith('{') && !line.includes('payments run in the sandbox'))
  expect(said.filter((line) => !line.includes('may now pass through this folder'))).toEqual([])
  await removeDataDir(server.dataDir)
})

test('told twice, a server ends at once, takes its database along, and the next start finds all as it was', async () => {
  const server = await start(undefined, { STOP_DELAY_S: '60' })
  const cook = await remoteCook(server.url, 'bob@example.org')
  model.always({ delayMs: 0 })
  await cook.call(api.recipes.generate, server.url, { prompt: 'lentil soup' })
  server.process.kill('SIGTERM')
  await expect.poll(async () => (await fetch(`${server.url}/readyz`)).status, { interval: 10 }).toBe(503)
  const again = Date.now()
  expect(await server.stop()).toBe(1)
  expect(Date.now() - again).toBeLessThan(30_000)
  await expect.poll(() => processesNaming(server.dataDir), { timeout: 30_000 }).toEqual([])

  const next = await start(server.dataDir)
  const recipes = await cook.call(api.recipes.list, next.url)
  expect(recipes).toHaveLength(1)
  expect(await next.stop()).toBe(0)
  await removeDataDir(server.dataDir)
})
