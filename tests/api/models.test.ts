import { expect, test } from 'vitest'
import { api } from '#contract/index.ts'
import { modelApp } from '#testing/model-app.ts'
import { type Behaviour, faults } from '#testing/stub-model.ts'
import { testApp } from '#testing/test-app.ts'

const key = 'a-key-that-nobody-may-see'
const prices = { currency: 'EUR', models: { stub: { input: 1, output: 10 }, paints: { picture: 0.04 } } }
const ready: Behaviour = { text: '{"word":"ready"}' }

test('an administrator sees what the models were asked, what it cost and what failed', async () => {
  const { stub, cook, administrator } = await modelApp(
    { apiKey: key, imageModel: 'paints' },
    { modelPrices: prices },
  )
  const chef = await administrator()
  await cook.post(api.recipes.generate, { prompt: 'bean stew' })
  await expect
    .poll(async () =>
      (await chef.get(api.models.report)).days.find(({ engine }) => engine.endsWith('paints')),
    )
    .toMatchObject({ pictures: 1, cost: 0.04 })

  stub.always({ status: 401, body: `{"error":{"message":"Invalid key ${key} for bean stew"}}` })
  await cook.post(api.recipes.generate, { prompt: 'bean stew' }).expectStatus(502)
  await expect.poll(async () => (await chef.get(api.models.report)).failures).toHaveLength(1)
  const { connections, days, failures, currency } = await chef.get(api.models.report)
  expect(connections).toMatchObject([
    { role: 'writing', provider: 'Model', model: 'stub', address: stub.url, hasKey: true },
    { role: 'pictures', model: 'paints' },
  ])
  const writing = days.find(({ engine }) => engine === 'openai-compatible:stub')
  // The kitchen may have asked the model for a repair, which adds calls.
  const { calls = 0, inputTokens = 0, outputTokens = 0 } = writing ?? {}
  expect(writing).toMatchObject({ failed: 1, inputTokens: 100 * (calls - 1) })
  expect(writing?.cost).toBeCloseTo((inputTokens + 10 * outputTokens) / 1e6, 9)
  expect(currency).toBe('EUR')
  expect(failures).toMatchObject([
    {
      engine: 'openai-compatible:stub',
      call: 'writeRecipe',
      kind: 'credentials',
      said: 'Invalid key … for …',
      address: stub.url,
    },
  ])
}, 60_000)

test('a test is one call, and its failure is told and kept', async () => {
  const { stub, administrator } = await modelApp({ apiKey: key })
  const chef = await administrator()
  stub.always(ready)
  expect(await chef.post(api.models.tryOut, { role: 'writing' })).toMatchObject({ ok: true, said: 'ready' })
  expect(stub.requests.filter(({ path }) => path.endsWith('/chat/completions'))).toHaveLength(1)
  stub.always(faults.unpaid)
  expect(await chef.post(api.models.tryOut, { role: 'writing' })).toMatchObject({
    ok: false,
    kind: 'payment',
    said: 'stub answers 402',
  })
  await expect
    .poll(async () => (await chef.get(api.models.report)).failures)
    .toMatchObject([{ call: 'tryOut', kind: 'payment' }])
  await chef.post(api.models.tryOut, { role: 'vision' }).expectStatus(409)
})

test('nobody else can see it or call it, and nothing is asked of the model', async () => {
  const { stub, cook, visitor } = await modelApp()
  await cook.get(api.models.report).expectStatus(403)
  await cook.post(api.models.tryOut, { role: 'writing' }).expectStatus(403)
  await visitor.get(api.models.report).expectStatus(401)
  await visitor.post(api.models.tryOut, { role: 'writing' }).expectStatus(401)
  expect(stub.requests).toEqual([])
})

test('the key is in no answer, in no row and in no line of the log', async () => {
  const { stub, cook, administrator, db, logged } = await modelApp({ apiKey: key })
  const chef = await administrator()
  for (const behaviour of [ready, { status: 400, body: `no ${key}` }, { status: 500, body: key }]) {
    stub.always(behaviour)
    expect(JSON.stringify(await chef.post(api.models.tryOut, { role: 'writing' }))).not.toContain(key)
  }
  await cook.post(api.recipes.generate, { prompt: 'soup' }).expectStatus(502)
  await expect.poll(async () => (await chef.get(api.models.report)).failures).toHaveLength(3)
  expect(JSON.stringify(await chef.get(api.models.report))).not.toContain(key)
  expect(JSON.stringify(await db.selectFrom('model_failures').selectAll().execute())).not.toContain(key)
  expect(logged().join('\n')).not.toContain(key)
})

test('the built-in kitchen has nothing to be set up', async () => {
  const { administrator } = await testApp()
  const chef = await administrator()
  expect(await chef.get(api.models.report)).toEqual({
    connections: [],
    days: [],
    failures: [],
    currency: 'USD',
  })
  await chef.post(api.models.tryOut, { role: 'writing' }).expectStatus(409)
})
