import { expect, test } from 'vitest'
import { readDraft } from './read-draft.ts'
import { keepingPractices } from './safety-keeping.ts'
import { practices } from './safety-practice.ts'

const draft = (title: string, items: readonly string[], steps: readonly string[]) =>
  readDraft({
    title,
    description: 'A jar for later.',
    category: 'snack',
    prepTime: 10,
    cookTime: 10,
    restTime: 0,
    servings: 8,
    ingredients: items.map((item) => ({ amount: '2 cups', item })),
    instructions: [...steps],
  } as Parameters<typeof readDraft>[0])

const errors = (...recipe: Parameters<typeof draft>) =>
  keepingPractices
    .filter(({ severity, missing }) => severity === 'error' && missing(draft(...recipe), {}))
    .map(({ rule }) => rule)

const garlic = ['garlic cloves', 'olive oil'] as const

test.each([
  'Cool, spoon into a jar and keep on the kitchen counter for up to 6 weeks.',
  'Store at room temperature for a month.',
  'Leave the jar in the pantry; it keeps there for months.',
])('garlic under oil is turned away where it is kept warm: %s', (kept) => {
  expect(errors('Garlic Confit', garlic, ['Cover the garlic with the oil and bake.', kept])).toEqual([
    'safety.garlic-in-oil-warm',
  ])
})

test.each([
  'Keep it in the fridge and use it within 4 days.',
  'Never store it at room temperature for days; the fridge is its place.',
  'Keep in the fridge for 4 days, or freeze for 3 months; do not keep it in the pantry for weeks.',
  'Bring it to room temperature before serving.',
])('garlic under oil passes where it is kept cold: %s', (kept) => {
  expect(errors('Garlic Confit', garlic, ['Cover the garlic with the oil and bake.', kept])).toEqual([])
})

test.each([
  [['green beans', 'salt'], ['safety.canning-low-acid']],
  [['chickpeas', 'chicken stock'], ['safety.canning-low-acid']],
  [['ground beef', 'onion'], ['safety.canning-low-acid']],
  [['green beans', 'white vinegar'], []],
  [['strawberries', 'sugar'], []],
  [['peaches', 'sugar'], []],
])('canning %o in a water bath finds %o', (items, found) => {
  expect(
    errors('Jars', items, ['Pack the jars and process in a boiling-water bath for 30 minutes.']),
  ).toEqual(found)
})

test('a pressure canner may hold vegetables', () => {
  expect(
    errors('Jars', ['green beans'], ['Fill the jars and process in a pressure canner for 25 minutes.']),
  ).toEqual([])
})

const marinade = (last: string) =>
  practices
    .find(({ rule }) => rule === 'safety.raw-marinade')
    ?.missing(
      draft(
        'Grilled Chicken',
        ['chicken thighs', 'fish sauce'],
        [
          'Add the chicken and marinate for 30 minutes.',
          'Lift out the chicken and grill it for 12 minutes.',
          last,
        ],
      ),
      {},
    )

test.each([
  ['Stir cilantro into the reserved marinade and serve it as a dip.', true],
  ['Drizzle the marinade over the chicken.', true],
  ['Boil the marinade for 2 minutes and spoon it over the chicken.', false],
  ['Discard the marinade. Serve with rice.', false],
])('a marinade of raw meat is served unboiled by "%s": %s', (last, isServed) => {
  expect(marinade(last)).toBe(isServed)
})
