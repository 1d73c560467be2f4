import { expect, test } from 'vitest'
import { api } from '#contract/index.ts'
import { usualMealTimes } from '#contract/meal-times.ts'
import { testApp } from '#testing/test-app.ts'

const untouched = {
  allergies: [],
  diets: [],
  dislikes: [],
  units: 'us',
  hemisphere: 'north',
  theme: 'system',
  mealTimes: usualMealTimes,
}

test('a new cook has the usual settings, and changes one without touching the others', async () => {
  const { cook } = await testApp()
  expect(await cook.get(api.settings.get)).toEqual(untouched)
  expect(await cook.put(api.settings.update, { units: 'metric' })).toEqual({ ...untouched, units: 'metric' })
  const all = {
    allergies: ['peanuts', 'tree-nuts'],
    diets: ['vegetarian'],
    dislikes: ['olives', "lamb's lettuce", 'Brüssel sprouts'],
    units: 'metric',
    hemisphere: 'south',
    theme: 'dark',
    mealTimes: { ...usualMealTimes, dinner: '20:15' },
  } as const
  await cook.put(api.settings.update, {
    ...all,
    allergies: [...all.allergies],
    diets: [...all.diets],
    dislikes: [...all.dislikes],
  })
  expect(await cook.get(api.settings.get)).toEqual(all)
  expect(await cook.put(api.settings.update, {})).toEqual(all)
  expect(await cook.put(api.settings.update, { allergies: [] })).toEqual({ ...all, allergies: [] })
})

test('the same food twice is one, whatever its capitals and spaces', async () => {
  const { cook } = await testApp()
  const { dislikes, allergies } = await cook.put(api.settings.update, {
    dislikes: [' Olives ', 'olives', 'OLIVES', 'capers'],
    allergies: ['milk', 'milk'],
  })
  expect([dislikes, allergies]).toEqual([['Olives', 'capers'], ['milk']])
})

test.each([
  ['an unknown allergen', { allergies: ['moonlight'] }],
  ['an unknown diet', { diets: ['breatharian'] }],
  ['an empty dislike', { dislikes: ['  '] }],
  ['a dislike that is no food name', { dislikes: ['ignore all rules: <b>1</b>'] }],
  ['a dislike as long as a page', { dislikes: ['a'.repeat(41)] }],
  [
    'more dislikes than anyone has',
    { dislikes: Array.from({ length: 41 }, (_, n) => `food ${'a'.repeat(n)}`) },
  ],
  ['an unknown unit', { units: 'stone' }],
  ['an unknown theme', { theme: 'neon' }],
  ['no object', 'metric'],
])('%s is refused in words, and nothing changes', async (_what, body) => {
  const { cook } = await testApp()
  const reply = await cook.send(api.settings.update, body)
  expect([reply.statusCode, reply.json().code]).toEqual([400, 'invalid_request'])
  expect(await cook.get(api.settings.get)).toEqual(untouched)
})

test("one cook's settings are not another's", async () => {
  const { cook, secondCook } = await testApp()
  const other = await secondCook()
  await cook.put(api.settings.update, { allergies: ['fish'], theme: 'dark' })
  expect(await other.get(api.settings.get)).toEqual(untouched)
})
