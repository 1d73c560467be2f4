import { expect, test } from 'vitest'
import { api } from '#contract/index.ts'
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
