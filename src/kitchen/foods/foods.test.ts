import { expect, test } from 'vitest'
import { aisles, allergens, foodById, foods, foodTags, wordsOf } from './index.ts'

const named = (id: string) => {
  const food = foodById(id)
  if (!food) throw new Error(`no food ${id}`)
  return food
}
const stems = (name: string) =>
  wordsOf(name)
    .map((word) => word.stem)
    .join(' ')

test('the table holds at least 600 foods, each with its own kebab-case id', () => {
  expect(foods.length).toBeGreaterThanOrEqual(600)
  expect(new Set(foods.map((food) => food.id)).size).toBe(foods.length)
  expect(foods.filter((food) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(food.id))).toEqual([])
})

test('no name means two foods', () => {
  const owner = new Map<string, string>()
  const clashes: string[] = []
  for (const food of foods) {
    for (const name of new Set([food.name, food.plural, ...food.aliases].map(stems))) {
      const other = owner.get(name)
      if (other) clashes.push(`${name}: ${other}, ${food.id}`)
      owner.set(name, food.id)
    }
  }
  expect(clashes).toEqual([])
})

test('names are lower case and every aisle of food has foods', () => {
  expect(foods.filter((food) => food.name !== food.name.toLowerCase())).toEqual([])
  const used = new Set(foods.map((food) => food.aisle))
  expect(aisles.filter((aisle) => !used.has(aisle))).toEqual(['Other'])
})

test('100 g of a food hold at most 100 g of protein, carbs and fat', () => {
  const tooMuch = foods.filter((food) => food.protein + food.carbs + food.fat > 100.5)
  expect(tooMuch.map((food) => food.id)).toEqual([])
})

test('sugar and fiber are part of the carbs, and nothing is negative', () => {
  const wrong = foods.filter(
    (food) =>
      food.sugar > food.carbs + 0.3 ||
      food.fiber > food.carbs + 0.3 ||
      Math.min(food.kcal, food.protein, food.carbs, food.fat, food.fiber, food.sugar, food.sodium) < 0,
  )
  expect(wrong.map((food) => food.id)).toEqual([])
})

/** Sources of energy that the 4-4-9 rule does not see, or that the body hardly uses. */
const atwaterExceptions = new Set([
  'vanilla-extract',
  'vanilla-bean',
  'almond-extract',
  'baking-powder',
  'psyllium-husk',
  'xanthan-gum',
  'erythritol',
  'sweetener',
  'msg',
  'oat-bran',
  'taco-seasoning',
  'orange-liqueur',
  'mirin',
])

test('energy agrees with protein, carbs and fat, fiber counted between 0 and 4 kcal', () => {
  const off = foods.filter((food) => {
    if (food.tags.includes('alcohol') || atwaterExceptions.has(food.id) || food.kcal < 25) return false
    const most = 4 * food.protein + 4 * food.carbs + 9 * food.fat
    // Meat, cocoa and spices use factors a little under the general ones.
    const least = most - 4 * food.fiber
    return food.kcal > most * 1.15 + 15 || food.kcal < least * 0.8 - 15
  })
  expect(off.map((food) => `${food.id} ${food.kcal}`)).toEqual([])
})

test('measures weigh something, densities and refuse are plausible', () => {
  const wrong = foods.filter(
    (food) =>
      Object.values(food.measures).some((grams) => !(grams > 0)) ||
      (food.density !== undefined && !(food.density > 0.05 && food.density < 1.6)) ||
      (food.refuse !== undefined && !(food.refuse > 0 && food.refuse < 0.9)),
  )
  expect(wrong.map((food) => food.id)).toEqual([])
})

test('a pair of a small, medium and large piece is in order', () => {
  const wrong = foods.filter(
    ({ measures: { small = 0, medium = small, large = medium } }) => small > medium || medium > large,
  )
  expect(wrong.map((food) => food.id)).toEqual([])
})

test('allergens and tags are of the known lists, and no allergen is both contained and possible', () => {
  const wrong = foods.filter(
    (food) =>
      food.allergens.some((name) => !allergens.includes(name)) ||
      food.tags.some((tag) => !foodTags.includes(tag)) ||
      (food.mayContain ?? []).some((name) => food.allergens.includes(name)),
  )
  expect(wrong.map((food) => food.id)).toEqual([])
})

test('animal tags and allergens agree', () => {
  const wrong = foods.filter(
    (food) =>
      food.tags.includes('dairy') !== food.allergens.includes('milk') ||
      food.tags.includes('egg') !== food.allergens.includes('eggs') ||
      (food.tags.includes('fish') &&
        !food.allergens.includes('fish') &&
        !food.mayContain?.includes('fish')) ||
      (food.allergens.includes('fish') && !food.tags.includes('fish')) ||
      food.tags.includes('shellfish') !==
        (food.allergens.includes('crustaceans') || food.allergens.includes('molluscs')) ||
      (food.tags.includes('pork') && !food.tags.includes('meat')),
  )
  expect(wrong.map((food) => food.id)).toEqual([])
})

const carriers: readonly [RegExp, string, readonly string[]][] = [
  [
    /\b(wheat|barley|rye|spelt|couscous|bulgur|semolina|pasta|spaghetti|bread|bagel|croissant|seitan|beer)\b/,
    'gluten',
    [
      'gluten-free-pasta',
      'gluten-free-bread',
      'cornbread',
      'spaghetti-squash',
      'pasta-sauce',
      'everything-bagel-seasoning',
    ],
  ],
  [/\b(soy sauce|tofu|tempeh|miso|edamame|teriyaki)\b/, 'soy', []],
  [
    /\b(almond|walnut|pecan|cashew|pistachio|hazelnut|macadamia|brazil nut)\b/,
    'tree-nuts',
    ['almond-extract'],
  ],
  [/\b(tahini|sesame)\b/, 'sesame', []],
  [/\bmustard\b/, 'mustard', ['mustard-greens']],
  [/\bpeanut\b/, 'peanuts', []],
  [/\b(celery|celeriac)\b/, 'celery', []],
  [/\b(wine|sherry|vermouth)\b/, 'sulphites', ['shaoxing-wine']],
]

test.each(carriers)('foods named like %s carry %s', (pattern, allergen, except) => {
  const bearing = foods.filter((food) => pattern.test(food.name) && !except.includes(food.id))
  expect(bearing.length).toBeGreaterThan(0)
  expect(
    bearing.filter((food) => !food.allergens.some((name) => name === allergen)).map((food) => food.id),
  ).toEqual([])
})

test('compound foods carry the allergens of their parts', () => {
  expect(named('worcestershire-sauce').allergens).toContain('fish')
  expect(named('pesto').allergens).toEqual(expect.arrayContaining(['milk', 'tree-nuts']))
  expect(named('soy-sauce').allergens).toEqual(expect.arrayContaining(['soy', 'gluten']))
  expect(named('tamari').allergens).toEqual(['soy'])
  expect(named('mayonnaise').allergens).toContain('eggs')
  expect(named('vegetable-stock').allergens).toContain('celery')
  expect(named('kimchi').allergens).toEqual(expect.arrayContaining(['fish', 'crustaceans']))
  expect(named('hummus').allergens).toContain('sesame')
  expect(named('marshmallow').tags).toContain('gelatin')
})

test('a food that only sounds like an allergen carries none', () => {
  expect(named('coconut-milk').allergens).toEqual([])
  expect(named('buckwheat').allergens).toEqual([])
  expect(named('buckwheat-flour').allergens).toEqual([])
  expect(named('nutmeg').allergens).toEqual([])
  expect(named('peanut').allergens).toEqual(['peanuts'])
  expect(named('butternut-squash').allergens).toEqual([])
  expect(named('cream-of-tartar').allergens).toEqual([])
  expect(named('water-chestnut').allergens).toEqual([])
})

test('raw poultry, meat, fish and eggs are marked as a risk until cooked; stock and cured meat are not', () => {
  for (const id of ['chicken-breast', 'beef-ground', 'salmon', 'egg', 'shrimp', 'kidney-bean-dried']) {
    expect(named(id).tags).toContain('raw-risk')
  }
  for (const id of ['chicken-stock', 'prosciutto', 'tuna-canned', 'chicken-cooked']) {
    expect(named(id).tags).not.toContain('raw-risk')
  }
})
