import { expect, test } from 'vitest'
import { computeNutrition, ingredientNames, nutritionLines } from './index.ts'

const lines = [
  { amount: '2 tbsp', item: 'olive oil' },
  { amount: '1', item: 'dragon scale, chopped' },
  { amount: '200 g', item: 'spaghetti' },
  { amount: 'To taste', item: 'salt' },
  { amount: '50 g', item: 'grated parmesan, to serve' },
  { amount: '', item: 'salmon' },
]

test('every line says its food, grams, share and values, or why it is not counted', () => {
  const [oil, scale, pasta, salt, cheese, salmon] = nutritionLines(lines, 2)
  expect(oil).toMatchObject({
    index: 0,
    line: '2 tbsp olive oil',
    name: 'olive oil',
    food: { id: 'olive-oil', name: 'olive oil' },
    foundBy: 'table',
    share: 1,
    counted: true,
    why: null,
  })
  expect(oil!.grams).toBeCloseTo(27, 0)
  expect(oil!.perServing!.calories).toBeCloseTo((27 * 8.84) / 2, -1)
  expect(scale).toMatchObject({
    food: null,
    foundBy: 'none',
    counted: false,
    why: 'not in our food table',
    perServing: null,
  })
  expect(pasta).toMatchObject({ grams: 200, counted: true })
  expect(salt).toMatchObject({
    counted: true,
    why: 'to taste, counted as nothing',
    perServing: { sodium: 0 },
  })
  expect(cheese).toMatchObject({ grams: 50, share: 0, counted: true, perServing: { calories: 0 } })
  expect(cheese!.why).toMatch(/to serve/)
  expect(salmon).toMatchObject({
    food: { id: 'salmon' },
    grams: null,
    counted: false,
    why: 'no amount given',
  })
})

test('a correction replaces the food, sets it aside, or is passed over when its food is gone', () => {
  const by = (id: string) => nutritionLines(lines, 2, new Map([['olive oil', id]]))[0]!
  expect(by('butter')).toMatchObject({ food: { id: 'butter' }, foundBy: 'cook', counted: true })
  expect(by('butter').perServing!.calories).toBeLessThan(by('olive-oil').perServing!.calories)
  expect(by('none')).toMatchObject({
    food: null,
    foundBy: 'set-aside',
    counted: false,
    why: 'set aside by you',
    perServing: null,
  })
  expect(by('no-such-food')).toMatchObject({ food: { id: 'olive-oil' }, foundBy: 'table' })
  const unknown = nutritionLines(
    [{ amount: '100 g', item: 'Dragon Scales' }],
    1,
    new Map([['dragon scale', 'sugar']]),
  )
  expect(unknown[0]).toMatchObject({ name: 'dragon scale', food: { id: 'sugar' }, grams: 100, counted: true })
})

test('the sum takes the same corrections', () => {
  const corrections = new Map([['dragon scale', 'lemon']])
  const plain = computeNutrition({ ingredients: lines, servings: 2 })
  const corrected = computeNutrition({ ingredients: lines, servings: 2, corrections })
  expect(corrected.coverage.linesCounted).toBe(plain.coverage.linesCounted + 1)
})

test('the lines add up to the sum', () => {
  const sum = nutritionLines(lines, 2).reduce((total, line) => total + (line.perServing?.calories ?? 0), 0)
  expect(
    Math.abs(sum - computeNutrition({ ingredients: lines, servings: 2 }).perServing.calories),
  ).toBeLessThan(1)
})

test('one ingredient has one name, however its line is written', () => {
  const name = (amount: string, item: string) => ingredientNames([{ amount, item }])[0]
  expect(name('2 cups', 'Cherry Tomatoes, halved')).toBe('cherry tomato')
  expect(name('', '1 cherry tomato')).toBe('cherry tomato')
  expect(name('50 g', 'Gruyère')).toBe('gruyere')
  expect(name('200 g', 'Kirschtomaten, halbiert')).toBe('cherry tomato')
})

test('a food of no weight counts with no sodium', () => {
  expect(nutritionLines([{ amount: '0 cups', item: 'sugar' }], 1)[0]?.perServing?.sodium).toBe(0)
})

test('a can without added salt counts with the sodium of its food alone', () => {
  const sodiumOf = (item: string) => nutritionLines([{ amount: '400 g', item }], 1)[0]!.perServing!.sodium
  for (const item of [
    'no-salt-added canned black beans',
    'canned black beans, no added salt',
    'schwarze Bohnen aus der Dose, ohne Salz',
    'tomates concassées en conserve sans sel ajouté',
    'garbanzos en conserva sin sal añadida',
    'ceci in scatola senza sale aggiunto',
  ])
    expect(sodiumOf(item), item).toBeLessThanOrEqual(120)
  expect(sodiumOf('canned black beans')).toBeGreaterThan(500)
  expect(sodiumOf('canned black beans, salted or unsalted')).toBeGreaterThan(500)
})
