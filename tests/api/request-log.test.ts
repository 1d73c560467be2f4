import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { api } from '#contract/index.ts'
import { tomatoSoup } from '#testing/recipes.ts'
import { testApp } from '#testing/test-app.ts'

test('whoever is not let in is noted: when, from where, at which route and who, never with what', async () => {
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
