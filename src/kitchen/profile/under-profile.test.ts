import { expect, test } from 'vitest'
import { type Allergen, allergens } from '#contract/dietary.ts'
import { answerTo } from '#testing/answer-to.ts'
import { blocking, checkRecipe } from '../checks/index.ts'
import { readCraving } from '../craving/read-craving.ts'
import { foodOfLine } from '../ingredients/index.ts'
import { conflictMessage, type EatingProfile, underProfile } from './index.ts'

const nothing: EatingProfile = { allergies: [], diets: [], dislikes: [] }
const under = (words: string, profile: Partial<EatingProfile>) =>
  underProfile(readCraving(words), { ...nothing, ...profile })
const said = (words: string, profile: Partial<EatingProfile>) =>
  conflictMessage(under(words, profile).conflicts)

test('a craving for what the cook is allergic to is a conflict, said by its names', () => {
  expect(said('peanut butter cookies', { allergies: ['peanuts'] })).toBe(
    'Your profile lists peanuts as an allergy: peanut butter stays out of every recipe. Ask for something else, or change your profile.',
  )
  expect(said('garlic shrimp', { allergies: ['crustaceans'] })).toMatch(
    /^Your profile lists crustaceans .*: shrimp/,
  )
  expect(said('chicken soup', { diets: ['vegetarian'] })).toMatch(
    /^Your profile says vegetarian: chicken stays out/,
  )
})

test.each([
  ['cheese pizza', { diets: ['vegan'] }],
  ['gluten-free spaghetti with tomatoes', { allergies: ['gluten'] }],
  ['pasta with mushrooms', { allergies: ['gluten'] }],
  ['vegan butter cookies', { allergies: ['milk'] }],
  ['something with nuts', { allergies: ['tree-nuts'] }],
  ['tomato soup', { allergies: [...allergens], diets: ['vegan'] }],
  ['pasta without fish', { allergies: ['fish'] }],
] as const)('"%s" can be made under %j', (words, profile) => {
  expect(under(words, profile).conflicts).toEqual([])
})

test('a dislike is left out, unless the craving names it', () => {
  const dislikes = ['olives', 'Mushrooms', 'fish']
  expect(under('tomato soup', { dislikes }).craving.exclusions).toEqual(dislikes)
  const risotto = under('mushroom risotto', { dislikes }).craving
  expect([risotto.exclusions, risotto.dislikesAskedFor]).toEqual([['olives', 'fish'], ['Mushrooms']])
  expect(under('baked salmon', { dislikes }).craving.dislikesAskedFor).toEqual(['fish'])
  // A craving that asks for no olives keeps its own rule.
  const salad = under('greek salad no olives', { dislikes }).craving
  expect(salad.exclusions.some((word) => /olive/.test(word))).toBe(true)
})

const cravings = ['a cozy dinner', 'cookies', 'quick breakfast', 'pad thai', 'salad for lunch', 'a snack']

test.each(allergens.map((one) => [one]))(
  'the built-in kitchen keeps %s out of whatever is asked',
  (allergen: Allergen) => {
    for (const words of cravings) {
      const { craving } = under(words, { allergies: [allergen] })
      for (const turn of [1, 2]) {
        const made = answerTo(craving, turn)
        if (made.kind === 'refused') continue
        const carriers = made.draft.ingredients.filter((line) =>
          foodOfLine(line)?.allergens.includes(allergen),
        )
        expect([words, carriers]).toEqual([words, []])
        expect(blocking(checkRecipe(made.draft, { craving }))).toEqual([])
      }
    }
  },
)

test('the check finds an allergen in the list, in the steps, in unknown foods, and says what only may carry it', () => {
  const { craving } = under('noodles', { allergies: ['peanuts', 'milk'] })
  const report = checkRecipe(
    {
      title: 'Noodles',
      description: 'With sauce.',
      category: 'dinner',
      prepTime: 5,
      cookTime: 10,
      restTime: 0,
      servings: 2,
      ingredients: [
        { amount: '200 g', item: 'rice noodles' },
        { amount: '2 tablespoons', item: 'peanut butter' },
        { amount: '1/2 cup', item: 'oat milk' },
        { amount: '1 cup', item: 'zorblax peanut crumble' },
        { amount: '1 tablespoon', item: 'zorblax' },
      ],
      instructions: ['Cook the noodles for 10 minutes.', 'Stir in the heavy cream and the sauce.'],
    },
    { craving, source: 'model' },
  )
  const found = report.findings.filter(({ rule }) => rule.startsWith('allergy.'))
  expect(found.map(({ severity, place }) => `${severity} ${place}`)).toEqual(
    expect.arrayContaining([
      'error ingredients.1',
      'error ingredients.3',
      'error instructions.1',
      'note ingredients.4',
    ]),
  )
  expect(found.some(({ place, severity }) => place === 'ingredients.2' && severity === 'error')).toBe(false)
  expect(report.rules).toContainEqual({ group: 'Your allergies', passed: false })
})
