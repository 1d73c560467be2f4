import { describe, expect, test } from 'vitest'
import type { RecipeDraft } from '#contract/recipe.ts'
import { type Craving, emptyCraving } from '../craving/craving.ts'
import { checkRecipe } from './index.ts'
import { lemonChicken } from './sound-recipes.ts'

const dishOf = (lines: readonly string[], over: Partial<RecipeDraft> = {}): RecipeDraft => ({
  ...lemonChicken,
  title: 'Sunday Supper',
  description: 'A supper for a quiet evening at home, as plain as can be.',
  ingredients: lines.map((line) => {
    const [, amount = '', item = ''] =
      /^([\d/ ]+(?:teaspoons?|tablespoons?|cups?|ounces|pounds?|can)?) (.*)$/.exec(line) ?? []
    return { amount, item }
  }),
  instructions: ['Put everything in a pot.', 'Simmer for 25 minutes.'],
  ...over,
})
const missed = (asked: Partial<Craving>, draft: RecipeDraft): string =>
  checkRecipe(draft, { craving: { ...emptyCraving(), ...asked } })
    .findings.filter(({ rule }) => rule === 'wish.mood')
    .map(({ message }) => message)
    .join(' ')

const chicken = '1 pound chicken thighs'
const dessert = { category: 'dessert' } as const

describe('moods are proved by lines and figures', () => {
  test.each<[string, string[], Partial<RecipeDraft>, RegExp]>([
    ['spicy', [chicken, '1 cup rice'], {}, /nothing in it is hot/],
    ['spicy', [chicken, '1/4 teaspoon cayenne'], {}, /as hot as 1\/\d of a jalapeño/],
    ['spicy', [chicken, '1 teaspoon sriracha'], {}, /1\/\d+ of a jalapeño|hardly hot/],
    ['mild', [chicken, '2 whole jalapeños'], {}, /it has 2 whole jalapeños/],
    ['mild', [chicken, '1 teaspoon cayenne'], {}, /cayenne/],
    ['mild', [chicken, '3 tablespoons gochujang'], {}, /gochujang/],
    ['sweet', ['2 cups zucchini', '2 large eggs', '1/2 cup flour'], {}, /g of sugar/],
    ['savory', ['1 cup sugar', '1 cup flour'], dessert, /a dessert/],
    ['tangy', [chicken, '1 cup rice'], {}, /nothing in it is sour/],
    ['light', ['2 pounds ground beef', '2 cups heavy cream', '1 pound cheddar'], {}, /kcal/],
    ['protein', ['2 cups lettuce', '1 cup cucumber'], {}, /g of protein/],
    ['quick', [chicken], { cookTime: 90 }, /100 minutes/],
    ['no-cook', [chicken], {}, /cooks for 25 minutes/],
    ['crunchy', ['1 cup flour'], { description: 'Small buns, soft inside and out, for tea.' }, /soft/],
    ['crispy', ['1 cup rice', '2 cups milk'], {}, /nothing in it is crisp/],
    ['garlicky', [chicken], {}, /no garlic/],
    ['cheesy', [chicken], {}, /no cheese/],
    ['smoky', [chicken], {}, /smoked/],
    ['creamy', [chicken], {}, /creamy/],
  ])('%s is missed by %j', (mood, lines, over, said) =>
    expect(missed({ moods: [mood] }, dishOf(lines, over))).toMatch(said),
  )

  test.each<[string, string[], Partial<RecipeDraft>]>([
    ['spicy', [chicken, '1 tablespoon harissa'], {}],
    ['spicy', [chicken, '2 jalapeños, minced'], {}],
    ['spicy', [chicken, '3 tablespoons Thai red curry paste'], {}],
    ['spicy', ['1 cup flour', '1 tablespoon ground ginger', '1 cup sugar'], dessert],
    ['mild', [chicken, '1 jalapeño, seeded and minced'], {}],
    ['mild', [chicken, '1/2 teaspoon black pepper', '1 teaspoon sweet paprika'], {}],
    ['mild', [chicken, '1 can diced green chiles'], {}],
    ['mild', ['4 ounces jamón serrano', '1 pound potatoes'], {}],
    ['sweet', ['1 cup sugar', '1 cup flour'], dessert],
    ['sweet', ['3 cups mango', '1/4 cup honey'], {}],
    ['tangy', [chicken, '2 tablespoons lemon juice'], {}],
    ['light', [chicken, '2 cups broccoli'], {}],
    ['crunchy', ['1 cup flour'], { description: 'Soft inside with a crunchy crust, for tea.' }],
    ['crunchy', ['2 cups walnuts', '2 cups celery'], {}],
    ['creamy', ['1 can coconut milk'], {}],
    ['cozy', [chicken], {}],
    ['freezer', [chicken], { description: 'It freezes for three months and is reheated in the oven.' }],
  ])('%s is met by %j', (mood, lines, over) =>
    expect(missed({ moods: [mood] }, dishOf(lines, over))).toBe(''),
  )

  test('says how a word was read', () => {
    const claims = [
      { kind: 'wish', words: 'treat', means: 'sweet', english: 'treat', namesA: ['mood'], from: 0, to: 1 },
    ] satisfies Craving['claims']
    expect(missed({ moods: ['sweet'], claims }, dishOf([chicken]))).toMatch(
      /^“treat” was read as sweet; a serving has/,
    )
  })

  test('ignores a mood inside the name of a dish', () => {
    const claims = [
      { kind: 'wish', words: 'sour', means: 'tangy', namesA: ['mood'], from: 1, to: 2 },
    ] satisfies Craving['claims']
    const named = { words: 'hot and sour soup', names: ['sunday supper'] }
    expect(missed({ moods: ['tangy'], claims, named }, dishOf([chicken]))).toBe('')
  })
})

describe('a pan that was asked for by name', () => {
  const vessel = (words: string, steps: string[]) => {
    const claims = [
      { kind: 'wish', words, means: words, english: words, namesA: ['equipment'], from: 0, to: 1 },
    ] satisfies Craving['claims']
    return checkRecipe(dishOf([chicken], { instructions: steps }), {
      craving: { ...emptyCraving(), claims, notes: ['x'] },
    }).findings.some(({ rule }) => rule === 'wish.vessel')
  }
  test.each([
    ['skillet', 'Heat the oil in a heavy pot.', true],
    ['skillet', 'Heat the oil in a large skillet.', false],
    ['skillet', 'Heat the oil in a wide pan.', false],
    ['sheet pan', 'Fry the chicken in a skillet.', true],
    ['sheet pan', 'Spread the chicken on a rimmed baking sheet.', false],
    ['one pot', 'Roast the chicken on a tray.', true],
    ['one pot', 'Brown the chicken in a Dutch oven.', false],
  ])('%s: %s', (words, step, isMissed) => expect(vessel(words, [step, 'Serve it warm.'])).toBe(isMissed))
})
