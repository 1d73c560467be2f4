import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { api } from '#contract/index.ts'
import { createModelAi } from '#server/adapters/ai/model/create-model-ai.ts'
import { quietLog } from '#testing/quiet-log.ts'
import { tomatoSoup } from '#testing/recipes.ts'
import { type Behaviour, startStubModel } from '#testing/stub-model.ts'
import { testApp } from '#testing/test-app.ts'

test('refused requests are logged with time, address, route and user, never with a secret', async () => {
  const { visitor, cook, logged } = await testApp()
  await visitor.send(api.recipes.list, undefined, { headers: { authorization: 'Bearer secret.of.mine' } })
  await cook.send(api.meals.list)
  const lines = logged()
    .map((line) => JSON.parse(line))
    .filter(({ msg }) => msg === 'refused')
  expect(lines).toMatchObject([
    {
      level: 30,
      method: 'GET',
      route: '/api/recipes',
      status: 401,
      ip: '127.0.0.1',
      time: expect.any(Number),
    },
    { route: '/api/meal-calendar', status: 403, userId: expect.any(String) },
  ])
  expect(JSON.stringify(lines)).not.toContain('secret.of.mine')
})

test('a failure is told by what it is and where, never with the row that it was about', async () => {
  const { cook, db, logged } = await testApp()
  await sql`alter table recipes add constraint not_today check (servings < 99)`.execute(db)
  const refused = { ...tomatoSoup, servings: 99, description: 'the secret of my grandmother' }
  expect((await cook.send(api.recipes.create, refused)).statusCode).toBe(500)
  const [line] = logged()
    .map((text) => JSON.parse(text))
    .filter(({ level }) => level >= 50)
  expect(line.err).toMatchObject({ code: '23514', table: 'recipes', constraint: 'not_today' })
  expect(line.err.stack).toContain('violates check constraint')
  expect(JSON.stringify(logged())).not.toContain('my grandmother')
})

const event = (data: string): Behaviour => ({ contentType: 'text/event-stream', body: `data: ${data}\n\n` })
const failures: readonly (readonly [name: string, behaviour: Behaviour])[] = [
  ['a shape of its own', { contentType: 'application/json', body: '{"choices":"GRANDMOTHER"}' }],
  ['a broken event', event('{"choices":[{"delta":{"content":"GRANDMOTHER stew')],
  ['an event of another shape', event('{"id":"1","choices":"GRANDMOTHER"}')],
  [
    'an echo of the prompt',
    { status: 400, body: '{"error":{"message":"Invalid prompt: GRANDMOTHER stew"}}' },
  ],
  ['a failure that quotes', { status: 500, body: '{"error":{"message":"failed at GRANDMOTHER stew"}}' }],
  ['a recipe of another shape', { text: '{"title":7,"ingredients":{"GRANDMOTHER":"1 cup"}}' }],
  ['half a recipe', { text: '{"title":"GRANDMOTHER","ingredients":[{"amount":"1","item":' }],
]

test.each(['openai-compatible', 'openai', 'anthropic', 'google'] as const)(
  'a model of %s that fails is told without what was asked or answered',
  async (provider) => {
    const stub = await startStubModel()
    try {
      const settings = { provider, apiKey: 'key-1', baseUrl: stub.url, model: 'stub', timeoutS: 2 }
      const ai = createModelAi(settings, { log: quietLog, clock: { now: () => new Date() } })
      const { cook, logged, clock } = await testApp({ ai })
      for (const [name, behaviour] of failures) {
        stub.always(behaviour)
        await cook.send(api.recipes.generate, { prompt: 'bean stew' })
        clock.advance(31_000)
        expect(
          logged().filter((line) => line.includes('GRANDMOTHER')),
          name,
        ).toEqual([])
      }
      expect(logged().some((line) => line.includes('the AI service failed'))).toBe(true)
    } finally {
      await stub.close()
    }
  },
  30_000,
)
