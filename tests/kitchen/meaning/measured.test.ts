import { describe, expect, test } from 'vitest'
import type { RecipeDraft } from '#contract/recipe.ts'
import { allergensOf, blocking, checkRecipe } from '#kitchen/checks/index.ts'
import { computeNutrition } from '#kitchen/nutrition/index.ts'
import { madeFor, readCraving } from './kitchen.ts'
import { forbiddenIn } from './verdict.ts'

const seeds = ['measured 1', 'measured 2', 'measured 3']

/**
 * Returns the answers that cooks get at three seeds: recipes that pass every check, or the reason of a
 * refusal.
 */
const answers = (words: string): (RecipeDraft | string)[] =>
  seeds.map((seed) => {
    const made = madeFor(readCraving(words), seed)
    return 'refused' in made ? made.refused : made
  })
const recipes = (words: string): RecipeDraft[] =>
  answers(words).filter((answer): answer is RecipeDraft => typeof answer !== 'string')
const items = ({ ingredients }: RecipeDraft): string[] => ingredients.map(({ item }) => item)

describe('cravings that were served what they ruled out', () => {
  test.each([
    ['my wife has a shellfish allergy, what can I cook', ['crustaceans', 'molluscs']],
    ['dinner for my kid with peanut and egg allergy', ['peanuts', 'eggs']],
    ['nut allergy snack', ['tree-nuts', 'peanuts']],
    ['egg allergy friendly cake', ['eggs']],
    ['birthday cake, my daughter has a milk allergy', ['milk']],
    ['glutenfreie Pizza', ['gluten']],
    ['veganes Curry', ['milk', 'eggs', 'fish', 'crustaceans']],
  ])('"%s" has none of it', (words, allergens) => {
    const made = recipes(words)
    expect(made.length).toBeGreaterThan(0)
    for (const draft of made)
      for (const { allergen, status } of allergensOf(draft.ingredients))
        if (status === 'contains') expect(allergens, draft.title).not.toContain(allergen)
  })

  test.each([
    ['vegan dessert with no refined sugar', 'refined sugar'],
    ['sandwich with no deli meat', 'deli meat'],
    ['noodles, no toasted sesame', 'sesame'],
    ['allergic to raw onion, pasta', 'onion'],
  ])('"%s" has no %s', (words, food) => {
    for (const draft of recipes(words))
      for (const item of items(draft)) expect(forbiddenIn(item, food), `${draft.title}: ${item}`).toBeNull()
  })
})

test('a second wish after an allergy is not swallowed by it', () => {
  for (const draft of recipes('my son is allergic to peanuts, pasta dinner'))
    expect(items(draft).join('; ')).toMatch(
      /pasta|spaghetti|penne|rigatoni|linguine|fusilli|noodle|tagliatelle|fettuccine|orzo|ravioli|lasagna|macaroni|ziti|orecchiette/i,
    )
})

test('the requested food is in the recipe, or the craving is refused', () => {
  for (const draft of recipes('roast chicken thighs with lemon and potatoes'))
    expect(items(draft).join('; ')).toMatch(/chicken.*lemon|lemon.*chicken/is)
})

test("a model's sound nut-free bake passes for a nut allergy, and one with peanut butter never", () => {
  const bake: RecipeDraft = {
    title: 'Oat and Raisin Bake',
    description: 'A soft bake of oats and raisins for a lunchbox.',
    category: 'snack',
    prepTime: 10,
    cookTime: 25,
    restTime: 0,
    servings: 6,
    ingredients: [
      { amount: '2 cups', item: 'rolled oats' },
      { amount: '1 cup', item: 'raisins' },
      { amount: '1/2 cup', item: 'honey' },
      { amount: '1/4 cup', item: 'vegetable oil' },
    ],
    instructions: [
      'Heat the oven to 350°F (175°C) and mix the rolled oats, raisins, honey and vegetable oil.',
      'Press into a lined pan and bake for 25 minutes, until golden at the edges.',
    ],
  }
  const craving = readCraving('a snack for the lunchbox, my son has a nut allergy')
  expect(blocking(checkRecipe(bake, { craving, source: 'model' }))).toEqual([])
  const slipped = {
    ...bake,
    ingredients: [...bake.ingredients, { amount: '1/4 cup', item: 'peanut butter' }],
  }
  for (const repaired of [false, true])
    expect(blocking(checkRecipe(slipped, { craving, source: 'model', repaired }))).toContainEqual(
      expect.objectContaining({ rule: 'allergy.peanuts' }),
    )
})

describe('words that only look like a food', () => {
  test.each(['pantry', 'layer', 'masala', 'jamun'])('"%s" is mended into none', (word) =>
    expect(readCraving(`${word} dinner`).readAs).toEqual([]),
  )
  test('a date that is to be impressed is not eaten', () =>
    expect(readCraving('impress my date').foods).not.toContain('date'))
  test('real misspellings are understood, and said', () =>
    expect(readCraving('brocolli and chiken parmesean').readAs).toEqual([
      { typed: 'brocolli', as: 'broccoli' },
      { typed: 'chiken', as: 'chicken' },
      { typed: 'parmesean', as: expect.stringMatching(/^parmesan/) },
    ]))
})

describe('foods that are there already', () => {
  test('two egg whites are no whole eggs', () => {
    expect(readCraving('2 egg whites to use up').foods).toEqual(['egg-white'])
    for (const draft of recipes('cookies with 2 egg whites')) expect(items(draft).join()).toMatch(/egg white/)
  })
  test.each([
    ['leftover mashed potatoes', /potato/, /cooked|leftover|mashed/],
    ['I have cooked lentils, make a salad', /lentil/, /cooked|canned|leftover/],
  ])('"%s" are not cooked from raw', (words, food, state) => {
    for (const draft of recipes(words))
      for (const item of items(draft).filter((one) => food.test(one))) expect(item).toMatch(state)
  })
})

describe('conditions and figures', () => {
  test.each([
    ['low FODMAP dinner', /\b(?:garlic|onion|apple|honey|wheat)\b(?!-infused)/i],
    ['AIP dinner', /\b(?:egg|cheese|butter(?! lettuce)|tomato|rice|bean)s?\b/i],
    ['dinner for my 8-month-old', /\b(?:capers|honey|(?<!no-)salt|sugar)\b/i],
  ])('"%s" keeps to the rules', (words, forbidden) => {
    for (const draft of recipes(words)) expect(items(draft).join('; ')).not.toMatch(forbidden)
  })
  test('a diabetic is not served white rice by the cup', () => {
    for (const draft of recipes('diabetic friendly chicken dinner'))
      expect(computeNutrition(draft).perServing.carbs).toBeLessThanOrEqual(45)
  })
  test('40 g protein under 500 calories is that, or nothing', () => {
    for (const draft of recipes('chicken, 40 g protein under 500 calories')) {
      const { protein, calories } = computeNutrition(draft).perServing
      expect(protein).toBeGreaterThanOrEqual(39)
      expect(calories).toBeLessThanOrEqual(510)
    }
  })
})
