import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Ingredient } from '#contract/recipe.ts'
import { inverse, multiply, parseIngredient, rational } from '../ingredients/index.ts'
import {
  type RecipeScale,
  scaleFor,
  showLine,
  showStep,
  splitLine,
  splitLines,
  temperaturesIn,
} from './index.ts'
import { toCelsius, toFahrenheit } from './temperatures.ts'

const line = ({ amount, item }: Ingredient) => [amount, item].filter(Boolean).join(' ')
const shown = (text: string, [top, bottom]: [number, number], units: RecipeScale['units'] = 'us') =>
  line(showLine(splitLine(text), { factor: rational(top, bottom), units }))

describe('another number of servings', () => {
  test.each<[string, [number, number], string]>([
    ['1 1/2 cups all-purpose flour', [2, 1], '3 cups all-purpose flour'],
    ['1 cup milk', [1, 3], '⅓ cup milk'],
    ['1 1/4 cups all-purpose flour', [3, 1], '3¾ cups all-purpose flour'],
    ['3/8 teaspoon salt', [3, 1], '1⅛ teaspoons salt'],
    ['1 tablespoon oil', [1, 2], '1½ teaspoons oil'],
    ['2 tablespoons olive oil', [2, 1], '¼ cup olive oil'],
    ['1/3 cup honey', [1, 2], '2 tablespoons plus 2 teaspoons honey'],
    ['1 cup plus 2 tablespoons sugar', [2, 1], '2¼ cups sugar'],
    ['2-3 carrots', [2, 1], '4–6 carrots'],
    ['1 onion, quartered', [4, 1], '4 onions, quartered'],
    ['2 large eggs, beaten', [1, 2], '1 large egg, beaten'],
    ['2 x 400g cans chopped tomatoes', [1, 2], '1 can (14 oz) chopped tomatoes'],
    ['1/4 teaspoon each salt and pepper', [2, 1], '½ teaspoon each salt and pepper'],
    ['Juice of 1 lemon', [2, 1], 'Juice of 2 lemons'],
    ['12 ounces pasta', [2, 1], '1½ lb pasta'],
    ['Pinch of salt', [2, 1], '2 pinches salt'],
    ['1 inch piece of ginger', [2, 1], '2-inch piece ginger'],
    ['6 8-inch flour tortillas', [2, 1], '12 (8-inch) flour tortillas'],
    ['2 (1/2-inch) slices bread', [2, 1], '4 slices (1/2-inch) bread'],
    ['1 1-inch piece ginger', [2, 1], '2 pieces (1-inch) ginger'],
    ['1 cup flour, plus 2 tablespoons for dusting', [2, 1], '2 cups flour, plus ¼ cup for dusting'],
    ['4 eggs plus 2 yolks', [2, 1], '8 eggs plus 4 yolks'],
    ['1 cup less 1 tbsp flour', [2, 1], '2 cups less 2 tablespoons flour'],
    ['6 chicken thighs (about 2 lb)', [2, 1], '12 chicken thighs (about 4 lb)'],
    ['2 bunches kale (about 8 oz each)', [2, 1], '4 bunches kale (about 8 oz each)'],
    ['1 cup beans, plus 10 minutes in water', [2, 1], '2 cups beans, plus 10 minutes in water'],
  ])('%s × %j is %s', (text, factor, wanted) => {
    expect(shown(text, factor)).toBe(wanted)
  })

  test.each(['salt, to taste', 'Salt and pepper', 'olive oil for frying', 'a few leaves', ''])(
    '%j has no amount and stays as written, however many eat',
    (text) => {
      expect(shown(text, [7, 3])).toBe(text)
      expect(shown(text, [7, 3], 'metric')).toBe(text)
    },
  )
})

describe('metric', () => {
  test.each([
    ['2 cups flour', '250 g flour'],
    ['1 cup milk', '240 ml milk'],
    ['1 cup sugar', '200 g sugar'],
    ['1 cup butter', '225 g butter'],
    ['2 pounds tomatoes, halved', '905 g tomatoes, halved'],
    ['1 stick (113 g) butter', '113 g butter'],
    ['500 g/1 lb 2 oz beef mince', '500 g beef mince'],
    ['1 can (14 ounces) chickpeas', '1 can (395 g) chickpeas'],
    ['1 tsp vanilla extract', '1 tsp vanilla extract'],
    ['3 tablespoons soy sauce', '3 tablespoons soy sauce'],
    // The food's weight by volume is unknown, so a jug is honest and a scale would not be.
    ['1 cup unobtainium flakes', '240 ml unobtainium flakes'],
  ])('%s is %s', (text, wanted) => {
    expect(shown(text, [1, 1], 'metric')).toBe(wanted)
  })

  test.each([
    ['200 g tagliatelle', '7 oz tagliatelle'],
    ['250 ml milk', '1 cup milk'],
    ['1 kg potatoes', '2 lb 3 oz potatoes'],
    ['0.33 cup milk', '⅓ cup milk'],
    ['250 g flour', '2 cups flour'],
    ['500 g/1 lb 2 oz beef mince', '1 lb 2 oz beef mince'],
  ])('and %s is %s in a US kitchen', (text, wanted) => {
    expect(shown(text, [1, 1])).toBe(wanted)
  })
})

const factors = fc
  .tuple(fc.integer({ min: 1, max: 24 }), fc.integer({ min: 1, max: 24 }))
  .map(([top, bottom]) => rational(top, bottom))
const lines = fc
  .tuple(
    fc.constantFrom('1', '2', '1/2', '1 1/2', '⅓', '2-3', '3', '250', '12', ''),
    fc.constantFrom('cups', 'tbsp', 'tsp', 'g', 'kg', 'ml', 'oz', 'lb', 'cloves', 'cans', ''),
    fc.constantFrom(
      'flour, sifted',
      'milk',
      'garlic, minced',
      'butter',
      'chicken thighs',
      'salt',
      'onions',
      'zyx',
    ),
  )
  .map(([amount, unit, item]) => ({ amount: amount && `${amount} ${unit}`.trim(), item }))
const systems = fc.constantFrom<RecipeScale['units']>('us', 'metric')

test('scaling by a and then by 1/a gives the text back', () => {
  fc.assert(
    fc.property(lines, factors, systems, (one, factor, units) => {
      const back = multiply(factor, inverse(factor))
      expect(showLine(one, { factor: back, units })).toEqual(showLine(one, { factor: rational(1), units }))
      const home = /\b(?:g|kg|ml)$/.test(one.amount) ? 'metric' : 'us'
      expect(showLine(one, { factor: back, units: home })).toEqual(one)
    }),
  )
})

test('metric and back gives the text back', () => {
  fc.assert(
    fc.property(lines, (one) => {
      const home = /\b(?:g|kg|ml)$/.test(one.amount) ? 'metric' : 'us'
      showLine(one, { factor: rational(1), units: home === 'us' ? 'metric' : 'us' })
      expect(showLine(one, { factor: rational(1), units: home })).toEqual(one)
    }),
  )
})

test('prints no line with 0.33 cup, and the food is still recognized', () => {
  fc.assert(
    fc.property(lines, factors, systems, (one, factor, units) => {
      const result = showLine(one, { factor, units })
      expect(result.amount).not.toMatch(/\d[.,]\d+ (?:cup|tablespoon|teaspoon|oz|lb)/)
      expect(result.amount).not.toMatch(/NaN|Infinity|undefined|^0 /)
      expect(parseIngredient(result).food.slice(0, 3)).toBe(parseIngredient(one).food.slice(0, 3))
    }),
  )
})

test('shows any text without an error', () => {
  fc.assert(
    fc.property(
      fc.string(),
      fc.string({ unit: 'grapheme' }),
      factors,
      systems,
      (amount, item, factor, units) => {
        showLine({ amount, item }, { factor, units })
        showStep(`${amount} ${item}`, { factor, units })
      },
    ),
  )
})

describe('steps', () => {
  const step = (text: string, factor: [number, number], units: RecipeScale['units']) =>
    showStep(text, { factor: rational(...factor), units })

  test.each([
    ['Heat the oven to 400 °F (200 °C).', 'Heat the oven to 200 °C.', 'Heat the oven to 400 °F.'],
    ['Bake at 350°F for 30 minutes.', 'Bake at 180 °C for 30 minutes.', 'Bake at 350°F for 30 minutes.'],
    ['Roast at 180C/350F/gas 4', 'Roast at 180 °C/gas 4', 'Roast at 350 °F/gas 4'],
    [
      'Heat oven to 200 °C (fan 180 °C).',
      'Heat oven to 200 °C (fan 180 °C).',
      'Heat oven to 400 °F (fan 350 °F).',
    ],
    ['Heat to 350 °F (180 °C/gas 4).', 'Heat to 180 °C (gas 4).', 'Heat to 350 °F (gas 4).'],
    ['Freeze at -18 °C.', 'Freeze at -18 °C.', 'Freeze at 0 °F.'],
    ['Freeze (−10 °F) overnight.', 'Freeze (-23 °C) overnight.', 'Freeze (−10 °F) overnight.'],
    ['Cook to 165 °F inside.', 'Cook to 74 °C inside.', 'Cook to 165 °F inside.'],
    ['Heat the oil to 350-375°F.', 'Heat the oil to 180–190 °C.', 'Heat the oil to 350-375°F.'],
  ])('%s is metric %s and US %s', (text, metric, us) => {
    expect(step(text, [1, 1], 'metric')).toBe(metric)
    expect(step(text, [1, 1], 'us')).toBe(us)
  })

  test('amounts follow the servings; times, counts, sizes and portions do not', () => {
    expect(step('Add 1 cup of the broth and simmer for 20 minutes.', [2, 1], 'us')).toBe(
      'Add 2 cups of the broth and simmer for 20 minutes.',
    )
    for (const fixed of [
      'Divide into 8 pieces and rest 1 hour.',
      'Scoop 1/4 cup batter onto the pan.',
      'Use 2 tablespoons of filling for each dumpling.',
      'Cook in a 2-quart pot.',
      'Cut into 1-inch cubes.',
      'Spread in a 9x13-inch dish.',
      'Repeat 3 times with the other 2.',
    ]) {
      expect(step(fixed, [3, 1], 'us')).toBe(fixed)
    }
    expect(step('Cut into 1-inch cubes in a 9x13-inch dish.', [3, 1], 'metric')).toBe(
      'Cut into 2.5 cm cubes in a 23 × 33 cm dish.',
    )
  })
})

test('the marks of a cooker go to the other scale and back', () => {
  for (const fahrenheit of [250, 300, 325, 350, 375, 400, 425, 450]) {
    expect(toFahrenheit(toCelsius(fahrenheit))).toBe(fahrenheit)
  }
  for (const core of [63, 71, 74]) expect(toCelsius(toFahrenheit(core))).toBe(core)
  expect(temperaturesIn('2 c of water, 30 F words, and chapter 5', 'metric')).toContain('2 c of water')
})

test('servings become an exact factor', () => {
  expect(scaleFor(4, 6, 'us').factor).toEqual(rational(3, 2))
})

describe('a typed line', () => {
  test.each<[string, Ingredient]>([
    ['1½ cups flour, sifted', { amount: '1½ cups', item: 'flour, sifted' }],
    ['- 2 large eggs', { amount: '2', item: 'large eggs' }],
    ['• 3 cloves of garlic', { amount: '3 cloves', item: 'garlic' }],
    ['1. 200 g pasta', { amount: '200 g', item: 'pasta' }],
    ['salt, to taste', { amount: '', item: 'salt, to taste' }],
    ['2', { amount: '', item: '2' }],
    ['🥕 زيت', { amount: '', item: '🥕 زيت' }],
  ])('%s is %j', (text, wanted) => {
    expect(splitLine(text)).toEqual(wanted)
  })

  test('many pasted lines are many ingredients', () => {
    expect(splitLines('1 egg\nFor the sauce:\n1 cup cream\nsalt\nTo serve:\nbasil')).toEqual([
      { amount: '1', item: 'egg' },
      { amount: '1 cup', item: 'cream', group: 'For the sauce' },
      { amount: '', item: 'salt', group: 'For the sauce' },
      { amount: '', item: 'basil', group: 'To serve' },
    ])
    expect(splitLines('2 cups flour\r\n\n1 egg\n  salt ')).toEqual([
      { amount: '2 cups', item: 'flour' },
      { amount: '1', item: 'egg' },
      { amount: '', item: 'salt' },
    ])
  })
})

test('a line keeps its heading when it is scaled or turned into other measures', () => {
  const cream = { amount: '1 cup', item: 'cream', group: 'For the sauce' }
  for (const units of ['us', 'metric'] as const)
    expect(showLine(cream, { factor: rational(2), units })).toMatchObject({ group: 'For the sauce' })
})
