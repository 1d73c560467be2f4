import { describe, expect, test } from 'vitest'
import { withoutClaimBrackets } from '#kitchen/checks/allergen-claims.ts'
import { allergenTraces } from '#kitchen/checks/allergen-traces.ts'
import { blocking, checkRecipe } from '#kitchen/checks/index.ts'
import { readCraving } from '#kitchen/craving/read-craving.ts'
import { matchFood } from '#kitchen/foods/index.ts'
import { lineInEnglish } from '#kitchen/languages/read-lines.ts'

describe('the words of a foreign line', () => {
  test.each([
    ['fr', 'cerises noires, équeutées'],
    ['fr', 'pommes jaunes'],
    ['es', 'uvas blancas'],
    ['es', 'ciruelas rojas'],
    ['it', 'ciliegie nere'],
    ['it', 'cipolle bianche'],
    ['es', "queso Vidiago o Afuega'l Pitu, en lonchas"],
    ['it', 'mele Annurca'],
  ] as const)('are read when they tell a color or the name of a kind (%s): %s', (language, item) =>
    expect(lineInEnglish({ amount: '200 g', item }, language).unknown).toEqual([]),
  )
  test.each([
    ['es', 'galletas Zorrito'],
    ['es', 'queso zorrito'],
    ['fr', 'bonbons Kripoux'],
  ] as const)('stay unread when they may name another product (%s): %s', (language, item) =>
    expect(lineInEnglish({ amount: '200 g', item }, language).unknown).not.toEqual([]),
  )
})

test.each(['soy sauce (plain, not the dashi-flavored kind)', 'stock (clear; no fish in it)'])(
  'finds no fish when a remark in brackets denies it: %s',
  (line) =>
    expect(allergenTraces(withoutClaimBrackets(line)).traces.map(({ allergen }) => allergen)).not.toContain(
      'fish',
    ),
)
test('finds fish when brackets state it', () => {
  const { traces } = allergenTraces(withoutClaimBrackets('soy sauce (plain, with dashi)'))
  expect(traces.map(({ allergen }) => allergen)).toContain('fish')
})

test('knows barley miso as gluten', () =>
  expect(matchFood('mugi miso')?.food.allergens).toEqual(['soy', 'gluten']))

describe('a craving for a dish beside another', () => {
  test('asks for no meat when the dish is to go with it', () =>
    expect(readCraving('tomato salad to go with grilled meat').families ?? []).not.toContain('meat'))
  test('asks for the meat when it is part of the dish', () =>
    expect(readCraving('tomato salad with grilled meat').families).toContain('meat'))
})

const potatoes = (step: string) => ({
  title: 'Lemon Potatoes',
  description: 'Creamy in the middle, sticky at the edges, and soaked with lemon.',
  category: 'dinner' as const,
  prepTime: 10,
  cookTime: 40,
  restTime: 0,
  servings: 4,
  ingredients: ['potatoes', 'olive oil', 'lemon juice', 'dried beans'].map((item) => ({
    amount: '100 g',
    item,
  })),
  instructions: ['Simmer the potatoes and beans with the olive oil and lemon juice for 40 minutes.', step],
})
const rulesFor = (craving: string, step: string) =>
  blocking(checkRecipe(potatoes(step), { craving: readCraving(craving), source: 'model' })).map(
    ({ rule }) => rule,
  )

test('refuses an excluded herb when a step brings it in dried', () => {
  expect(rulesFor('lemon potatoes, no oregano', 'Crumble over a teaspoon of dried oregano.')).toContain(
    'diet.excluded-food',
  )
  expect(rulesFor('lemon potatoes, no oregano', 'No oregano goes in.')).not.toContain('diet.excluded-food')
})

test('refuses a recipe of a model when it leaves out the appliance that was asked for', () => {
  expect(rulesFor('lemon potatoes in my rice cooker', 'Keep it in a pan.')).toContain('wish.tool')
  expect(rulesFor('lemon potatoes in my rice cooker', 'Keep it in the rice cooker.')).not.toContain(
    'wish.tool',
  )
})
