import fc from 'fast-check'
import { expect, test } from 'vitest'
import { foods } from '../foods/index.ts'
import { foodOf, parseIngredientLine } from '../ingredients/index.ts'
import { computeNutrition, gramsOf } from './index.ts'

const gramsIn = (line: string) => {
  const parsed = parseIngredientLine(line)
  const match = foodOf(parsed)
  return match ? gramsOf(parsed, match.food) : null
}
const items = (...lines: string[]) => lines.map((item) => ({ amount: '', item }))
const oneServing = (lines: string[], instructions: string[] = []) =>
  computeNutrition({ ingredients: items(...lines), servings: 1, instructions })

test.each([
  ['1 cup all-purpose flour', 125, 3],
  ['2 tbsp olive oil', 27, 1],
  ['1 onion', 110, 0],
  ['1 large onion', 150, 0],
  ['3 garlic cloves', 9, 0],
  ['500 g pasta', 500, 0],
  ['1 lb ground beef', 453.6, 0.1],
  ['1 kg chicken wings', 540, 1],
  ['1 can (400 g) chickpeas, drained', 240, 1],
  ['2 cans black beans', 480, 0],
  ['400 g can chopped tomatoes', 400, 0],
  ['1 cup (190 g) flour', 190, 0],
  ['2–4 eggs', 150, 0],
  ['1 cup plus 2 tablespoons sugar', 225, 3],
  ['2-inch piece of ginger', 30, 0],
  ['5 cm piece ginger', 29.5, 0.2],
  ['1 dozen eggs', 600, 0],
  ['12 cabbage leaves', 276, 0],
  ['10 oil-packed anchovy fillets', 40, 0],
  ['1 pinch salt', 0.4, 0],
  ['juice of 1 lemon', 45, 0],
  ['1 stick butter', 113, 0],
  ['1 tsp ground cumin', 2.1, 0.1],
  ['4 boneless pork chops (about 1 1/2 lb)', 680, 1],
  ['2 salmon fillets (about 6 oz each)', 340, 1],
  ['3 carrots (200 g total), peeled', 178, 25],
])('%s weighs about %d g', (line, grams, tolerance) => {
  expect(Math.abs(gramsIn(line)! - grams)).toBeLessThanOrEqual(tolerance + 1e-6)
})

test('an amount that the food cannot be weighed by is unknown', () => {
  expect(gramsIn('2 batches salmon')).toBeNull()
  expect(gramsIn('salmon')).toBeNull()
})

test('a plain recipe adds up', () => {
  const { perServing, coverage } = computeNutrition({
    ingredients: [
      { amount: '400 g', item: 'spaghetti' },
      { amount: '2 tbsp', item: 'olive oil' },
      { amount: '3 cloves', item: 'garlic, sliced' },
      { amount: 'To taste', item: 'salt' },
    ],
    servings: 4,
  })
  // 400 g × 371 + 27 g × 884 + 9 g × 149 = 1736 kcal
  expect(perServing.calories).toBeGreaterThanOrEqual(432)
  expect(perServing.calories).toBeLessThanOrEqual(436)
  expect(perServing.protein).toBeCloseTo(13.2, 0)
  expect(coverage).toEqual({ linesCounted: 4, lines: 4, unmatched: [] })
})

test('an unknown food is listed, not counted as zero', () => {
  const { coverage, parts } = oneServing(['100 g butter', '2 unicorn steaks of Avalon'])
  expect(coverage).toEqual({ linesCounted: 1, lines: 2, unmatched: ['2 unicorn steaks of Avalon'] })
  expect(parts[1]).toMatchObject({ counted: false, values: null, grams: null })
})

test('to taste, optional and to serve are counted as nothing, and say so', () => {
  const { parts, perServing } = oneServing([
    'salt, to taste',
    '50 g walnuts (optional)',
    'sour cream, to serve',
    'parsley, for garnish',
  ])
  expect(perServing.calories).toBe(0)
  expect(parts.every((part) => part.counted && part.why?.includes('counted as nothing'))).toBe(true)
})

test('an extra for serving leaves the amount as it is', () => {
  expect(oneServing(['100 g butter, plus more to serve']).perServing.calories).toBe(717)
})

test('a tenth of the frying oil is eaten; a spoon of oil is eaten whole', () => {
  expect(oneServing(['1 litre vegetable oil, for frying']).parts[0]).toMatchObject({ grams: 92 })
  expect(oneServing(['4 cups vegetable oil'], ['Deep-fry the fish in the oil.']).parts[0]!.why).toContain(
    'tenth',
  )
  expect(oneServing(['1/2 cup baking soda, for the bath']).parts[0]).toMatchObject({ grams: 5.5 })
  expect(oneServing(['2 tbsp vegetable oil, for frying']).parts[0]!.why).toBeUndefined()
})

test('half of a marinade that is thrown away is eaten', () => {
  const lines = ['500 g chicken breast', '1/2 cup soy sauce', '2 tbsp honey']
  const steps = [
    'Stir soy sauce and honey, add the chicken and marinate.',
    'Discard the marinade and grill the chicken.',
  ]
  const { parts } = oneServing(lines, steps)
  expect(parts.map((part) => part.why ?? null)).toEqual([
    null,
    expect.stringContaining('half'),
    expect.stringContaining('half'),
  ])
  expect(oneServing(lines, [steps[0]!, 'Grill the chicken.']).parts[1]!.why).toBeUndefined()
})

test.each([
  ['2 tablespoons salt', 'Stir the salt into the water, lay in the chicken, then drain and dry it.', 0.15],
  ['2 tablespoons salt, for the brine', 'Soak the chicken in the brine.', 0.15],
  ['2 tablespoons salt', 'Simmer the beans in the water with the salt. Keep the broth.', 1],
  ['2 tablespoons salt, divided', 'Boil the potatoes in water with the salt and drain.', 1],
])('of "%s" a cook eats what does not go with the water: %s', (line, step, share) => {
  const whole = oneServing(['2 tablespoons salt']).perServing.sodium
  expect(oneServing([line], [step]).perServing.sodium).toBeCloseTo(whole * share, -1)
})

test('soaked salt cod has lost most of its salt', () => {
  const [dry, soaked] = ['', 'Soak the salt cod in cold water for 24 hours.'].map(
    (step) => oneServing(['12 ounces salt cod'], [step]).perServing.sodium,
  )
  expect(soaked).toBeLessThan((dry ?? 0) / 5)
})

test('a gluten-free food without a row counts as the ordinary one', () => {
  const [plain, free] = ['2 croissants', '2 gluten-free croissants'].map((line) => oneServing([line]))
  expect(free?.perServing.calories).toBe(plain?.perServing.calories)
  expect(free?.coverage.unmatched).toEqual([])
})

test('a sleeve of crackers is more than one cracker', () =>
  expect(gramsIn('1 sleeve butter crackers, crushed')).toBe(110))

test('cooked wine loses energy, wine in the glass does not', () => {
  const raw = oneServing(['1 cup white wine']).perServing.calories
  const cooked = oneServing(['1 cup white wine'], ['Simmer the wine.']).perServing.calories
  expect(cooked).toBeLessThan(raw * 0.6)
})

test('bones and peel are not eaten', () => {
  expect(gramsIn('1 kg mussels')).toBeCloseTo(400, 0)
  expect(gramsIn('1 kg chicken breast')).toBe(1000)
})

test('every food can be weighed by grams, and by the cup when it has a density', () => {
  for (const food of foods) {
    const grams = gramsOf({ ...parseIngredientLine('100 g x'), food: food.name }, food)
    expect(grams).toBeGreaterThan(0)
    expect(grams).toBeLessThanOrEqual(100)
    if (food.density)
      expect(gramsOf({ ...parseIngredientLine('1 cup x'), food: food.name }, food)).toBeGreaterThan(5)
  }
})

test('twice the amounts for twice the servings is the same serving', () => {
  const line = fc.tuple(
    fc.integer({ min: 1, max: 500 }),
    fc.constantFrom('g', 'cups', 'tbsp'),
    fc.constantFrom('milk', 'all-purpose flour', 'honey', 'cooked rice', 'soy sauce'),
  )
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 8 }),
      fc.integer({ min: 1, max: 12 }),
      (lines, servings) => {
        const of = (factor: number) =>
          computeNutrition({
            ingredients: lines.map(([amount, unit, item]) => ({
              amount: `${amount * factor} ${unit}`,
              item,
            })),
            servings: servings * factor,
          }).perServing
        expect(of(2)).toEqual(of(1))
      },
    ),
  )
})

test('values are rounded as printed, and no text causes an error', () => {
  const text = fc.oneof(fc.string(), fc.constantFrom('2 cups', '½', 'sugar', '100 g'))
  fc.assert(
    fc.property(
      fc.array(fc.record({ amount: text, item: text })),
      fc.array(fc.string()),
      (ingredients, instructions) => {
        const { perServing, coverage, parts } = computeNutrition({ ingredients, servings: 3, instructions })
        expect(Number.isInteger(perServing.calories) && Number.isInteger(perServing.sodium)).toBe(true)
        expect(Math.round(perServing.fat * 10) / 10).toBe(perServing.fat)
        expect(coverage.linesCounted + coverage.unmatched.length).toBe(coverage.lines)
        expect(parts).toHaveLength(ingredients.length)
      },
    ),
  )
})

/**
 * Energy of cooked foods by USDA SR Legacy, with a cup as it weighs cooked; buns and jackfruit have that of a
 * usual label.
 */
test.each([
  ['3 cups cooked short-grain rice, cold', 616],
  ['1 cup cooked sushi rice', 215],
  ['2 cups leftover jasmine rice', 410],
  ['1 cup cooked brown rice', 218],
  ['1 cup cooked wild rice', 166],
  ['1 cup cooked bulgur', 151],
  ['1 cup cooked barley', 193],
  ['1 cup cooked farro', 216],
  ['1 cup cooked couscous', 176],
  ['1 cup cooked quinoa', 222],
  ['1 cup cooked egg noodles', 221],
  ['2 cups cooked penne', 442],
  ['200 g cooked soba', 198],
  ['1 cup cooked oatmeal', 166],
  ['4 hamburger buns, for serving', 480],
  ['1 can (20 ounces) young green jackfruit in brine, drained', 112],
])('%s has about %d kcal', (line, calories) => {
  const counted = oneServing([line]).perServing.calories
  expect(Math.abs(counted - calories) / calories).toBeLessThanOrEqual(0.15)
})

test('rice that is measured dry stays dry, and food put beside a dish still counts as nothing', () => {
  expect(oneServing(['1 cup uncooked white rice']).perServing.calories).toBeGreaterThan(600)
  expect(
    oneServing(['1 cup white rice, cooked according to the package']).perServing.calories,
  ).toBeGreaterThan(600)
  expect(oneServing(['lemon wedges, for serving']).perServing.calories).toBe(0)
})
