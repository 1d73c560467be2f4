import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Quantity } from './index.ts'
import {
  equal,
  foodOf,
  formatIngredient,
  formatQuantity,
  inverse,
  parseIngredient,
  parseIngredientLine,
  rational,
  scaleIngredient,
  toNumber,
  unitOf,
} from './index.ts'

const said = (quantity: Quantity | null) =>
  quantity === null
    ? null
    : quantity.kind === 'exact'
      ? toNumber(quantity.value)
      : [toNumber(quantity.from), toNumber(quantity.to)]

test.each([
  ['½ cup flour', 0.5, 'cup', 'flour'],
  ['1½ cups flour', 1.5, 'cup', 'flour'],
  ['1 1/2 cups flour', 1.5, 'cup', 'flour'],
  ['1-1/2 cups flour', 1.5, 'cup', 'flour'],
  ['1 ½ cups flour', 1.5, 'cup', 'flour'],
  ['1⁄2 cup flour', 0.5, 'cup', 'flour'],
  ['one and a half cups flour', 1.5, 'cup', 'flour'],
  ['1.5 cups flour', 1.5, 'cup', 'flour'],
  ['1,5 dl milk', 1.5, 'deciliter', 'milk'],
  ['1,000 g flour', 1000, 'gram', 'flour'],
  ['half a lemon', 0.5, null, 'lemon'],
  ['a pinch of salt', 1, 'pinch', 'salt'],
  ['3 eggs', 3, null, 'eggs'],
  ['two eggs', 2, null, 'eggs'],
  ['1 T. oil', 1, 'tablespoon', 'oil'],
  ['1 t vanilla', 1, 'teaspoon', 'vanilla'],
  ['3 heaped tbsp cocoa powder', 3, 'tablespoon', 'cocoa powder'],
  ['10 oz. spinach', 10, 'ounce', 'spinach'],
  ['12 fl oz stock', 12, 'fluid ounce', 'stock'],
  ['500g beef mince', 500, 'gram', 'beef mince'],
  ['2 handfuls of spinach', 2, 'handful', 'spinach'],
  ['3 garlic cloves', 3, 'clove', 'garlic'],
  ['2 cinnamon sticks', 2, null, 'cinnamon sticks'],
  ['6 bay leaves', 6, null, 'bay leaves'],
  ['1 lb 8 oz potatoes', 1.5, 'pound', 'potatoes'],
  ['Whiskey, 1 1/2 teaspoons', 1.5, 'teaspoon', 'Whiskey'],
  ['Butter 50g', 50, 'gram', 'Butter'],
  ['flour: 2 cups', 2, 'cup', 'flour'],
  ['400g can chopped tomatoes', 1, 'can', 'chopped tomatoes'],
  ['a 400 g can of beans', 1, 'can', 'beans'],
  ['• 2 onions', 2, null, 'onions'],
  ['salt', null, null, 'salt'],
])('%s', (line, quantity, unit, food) => {
  const parsed = parseIngredientLine(line)
  expect([said(parsed.quantity), parsed.unit, parsed.food]).toEqual([quantity, unit, food])
})

test.each([
  ['2-3 carrots', [2, 3]],
  ['2 – 3 carrots', [2, 3]],
  ['2 to 3 carrots', [2, 3]],
  ['1/4 to 1/2 cup sugar', [0.25, 0.5]],
  ['between 2 and 3 carrots', [2, 3]],
])('%s is a range', (line, range) => {
  expect(said(parseIngredientLine(line).quantity)).toEqual(range)
})

test.each([
  ['500g/1lb 2oz beef mince', 500, 'gram', 1.125, 'pound'],
  ['1 stick (113 g) butter', 1, 'stick', 113, 'gram'],
  ['1 (14-ounce) can chickpeas', 1, 'can', 14, 'ounce'],
  ['2 (15 oz) cans black beans', 2, 'can', 30, 'ounce'],
  ['2 x 400g tins chickpeas', 2, 'can', 800, 'gram'],
  ['4 x 100g salmon fillets', 4, null, 400, 'gram'],
  ['1 14.5-oz can diced tomatoes', 1, 'can', 14.5, 'ounce'],
  ['1 bunch (about 200 g) kale', 1, 'bunch', 200, 'gram'],
])('%s says its whole amount twice', (line, quantity, unit, other, otherUnit) => {
  const parsed = parseIngredientLine(line)
  expect([said(parsed.quantity), parsed.unit]).toEqual([quantity, unit])
  expect([said(parsed.alternative!.quantity), parsed.alternative!.unit]).toEqual([other, otherUnit])
})

test.each([
  ['2 cups flour, plus 2 tablespoons for dusting', 2, 'tablespoon'],
  ['4 tablespoons butter, melted, plus 1 tablespoon for the pan', 1, 'tablespoon'],
  ['1 tablespoon olive oil, plus 1 cup', 1, 'cup'],
  ['1 cup sugar, plus another 3 tablespoons more for the top', 3, 'tablespoon'],
])('%s has more of the food behind its name', (line, more, unit) => {
  const { plus, note } = parseIngredientLine(line)
  expect([said(plus!.quantity), plus!.unit]).toEqual([more, unit])
  expect(note).toMatch(/^plus /)
})

test.each([
  '1 cup milk, plus 1/4 cup, if needed',
  '1 cup stock, plus 2 tablespoons as needed',
  '1 egg, plus 2 egg yolks',
  '1 cup parsley, plus 1 tablespoon chopped chives',
  '3 tablespoons butter, plus extra for greasing',
  'salt, plus 1 tablespoon for the water',
])('%s adds no certain amount', (line) => {
  expect(parseIngredientLine(line).plus).toBe(null)
})

test('added amounts, sizes, preparation and remarks have their places', () => {
  expect(parseIngredientLine('1 cup plus 2 tablespoons sugar').plus?.unit).toBe('tablespoon')
  expect(parseIngredientLine('2 large eggs, beaten')).toMatchObject({
    size: 'large',
    food: 'eggs',
    preparation: 'beaten',
  })
  expect(parseIngredientLine('4 cups stock, plus more as needed')).toMatchObject({
    food: 'stock',
    note: 'plus more as needed',
  })
  expect(parseIngredientLine('2 tbsp finely chopped parsley')).toMatchObject({
    food: 'parsley',
    preparation: 'finely chopped',
  })
  expect(parseIngredientLine('8 boneless, skinless chicken thighs, trimmed')).toMatchObject({
    food: 'boneless skinless chicken thighs',
    preparation: 'trimmed',
  })
  expect(parseIngredientLine('Salt and pepper to taste')).toMatchObject({ quantity: null, toTaste: true })
  expect(parseIngredientLine('1 tsp chili flakes (optional)')).toMatchObject({
    optional: true,
    food: 'chili flakes',
  })
  expect(parseIngredientLine('Optional: 1 tsp vanilla').optional).toBe(true)
})

test('an amount kept apart reads as one line', () => {
  expect(parseIngredient({ amount: '1 1/2 cups', item: 'flour, sifted' })).toMatchObject({
    text: '1 1/2 cups flour, sifted',
    unit: 'cup',
    food: 'flour',
    preparation: 'sifted',
  })
  expect(parseIngredient({ amount: '2', item: 'garlic cloves, minced' })).toMatchObject({
    unit: 'clove',
    food: 'garlic',
  })
  expect(parseIngredient({ amount: '1 can (400 g)', item: 'chickpeas' })).toMatchObject({
    unit: 'can',
    food: 'chickpeas',
  })
  expect(parseIngredient({ amount: '2 tbsp, divided', item: 'olive oil' })).toMatchObject({
    food: 'olive oil',
    unit: 'tablespoon',
  })
  expect(parseIngredient({ amount: 'To taste', item: 'salt' })).toMatchObject({
    food: 'salt',
    toTaste: true,
    quantity: null,
  })
  expect(parseIngredient({ amount: '', item: '2 eggs' })).toMatchObject({ food: 'eggs' })
  expect(parseIngredient({ amount: 'A pinch', item: 'of salt' })).toMatchObject({
    unit: 'pinch',
    food: 'salt',
  })
})

test('unit and preparation tell foods apart', () => {
  const idOf = (line: string) => foodOf(parseIngredientLine(line))?.food.id
  expect(idOf('400g can chopped tomatoes')).toBe('tomato-canned')
  expect(idOf('1 can tomato paste')).toBe('tomato-paste')
  expect(idOf('2 tomatoes, chopped')).toBe('tomato')
  expect(idOf('juice of 1 lemon')).toBe('lemon-juice')
  expect(idOf('1 lemon, juiced')).toBe('lemon-juice')
  expect(idOf('1 lemon, cut into wedges')).toBe('lemon')
})

const exact = (numerator: number, denominator = 1): Quantity => ({
  kind: 'exact',
  value: rational(numerator, denominator),
})

test.each([
  [exact(1, 3), 'cup', '⅓ cup'],
  [exact(3, 2), 'cup', '1½ cups'],
  [exact(1, 8), 'teaspoon', '⅛ teaspoon'],
  [exact(33, 100), 'cup', '⅓ cup'],
  [exact(10, 3), null, '3½'],
  [exact(15, 4), 'cup', '3¾ cups'],
  [exact(10, 3), 'cup', '3⅓ cups'],
  [exact(9, 8), 'teaspoon', '1⅛ teaspoons'],
  [exact(13, 4), 'pound', '3¼ lb'],
  [exact(17, 5), 'cup', '3½ cups'],
  [exact(2, 3), null, '⅔'],
  [exact(1000, 3), 'gram', '335 g'],
  [exact(437), 'gram', '437 g'],
  [exact(9, 8), 'pound', '1 lb 2 oz'],
  [exact(5, 4), 'liter', '1.25 l'],
  [{ kind: 'range', from: rational(2), to: rational(3) } satisfies Quantity, 'clove', '2–3 cloves'],
])('%j %s is printed %s', (quantity, unit, printed) => {
  expect(formatQuantity(quantity, unit)).toBe(printed)
})

const numerators = fc.integer({ min: 1, max: 400 })
const denominators = fc.integer({ min: 1, max: 24 })
const fractionsOf = fc.tuple(numerators, denominators).map(([top, bottom]) => rational(top, bottom))
const units = fc.constantFrom('cup', 'tablespoon', 'gram', 'milliliter', 'ounce', 'pound', 'clove', null)

test('prints no amount as 0.33 cup', () => {
  fc.assert(
    fc.property(
      fractionsOf,
      fc.constantFrom('cup', 'tablespoon', 'teaspoon', 'ounce', null),
      (value, unit) => {
        expect(formatQuantity({ kind: 'exact', value }, unit)).not.toMatch(/\d[.,]\d/)
      },
    ),
  )
})

test('a printed amount is near the exact one, and reads back as itself', () => {
  fc.assert(
    fc.property(fractionsOf, units, (value, unit) => {
      const printed = formatQuantity({ kind: 'exact', value }, unit)
      const parsed = parseIngredientLine(`${printed} flour`)
      expect(parsed.food).toBe('flour')
      expect(parsed.unit).toBe(unit)
      const [meant, read] = [toNumber(value), said(parsed.quantity) as number]
      expect(Math.abs(read - meant)).toBeLessThanOrEqual(Math.max(0.25, meant * 0.125))
      expect(formatQuantity(parsed.quantity!, unit)).toBe(printed)
    }),
  )
})

test('scaling by a and then by 1/a gives the amount back exactly', () => {
  fc.assert(
    fc.property(fractionsOf, fractionsOf, fractionsOf, (amount, more, factor) => {
      const parsed = {
        ...parseIngredientLine('1 cup (2 oz) plus 3 tablespoons flour'),
        quantity: { kind: 'exact', value: amount } satisfies Quantity,
        plus: { quantity: { kind: 'exact', value: more } satisfies Quantity, unit: 'tablespoon' },
      }
      const back = scaleIngredient(scaleIngredient(parsed, factor), inverse(factor))
      expect(back).toEqual(parsed)
    }),
  )
})

test('to taste stays to taste', () => {
  const parsed = parseIngredientLine('salt, to taste')
  expect(scaleIngredient(parsed, rational(3))).toEqual(parsed)
})

test('a line in standard form means the same', () => {
  const line = fc
    .tuple(
      fc.integer({ min: 1, max: 12 }),
      fc.constantFrom('', 'cups', 'tbsp', 'g', 'cans', 'cloves'),
      fc.constantFrom('', 'large', 'small'),
      fc.constantFrom('onions', 'black beans', 'garlic', 'all-purpose flour', 'chicken thighs'),
      fc.constantFrom('', ', finely chopped', ', at room temperature', ', plus more to serve'),
    )
    .map((parts) => parts.slice(0, 4).filter(Boolean).join(' ') + parts[4])
  fc.assert(
    fc.property(line, (text) => {
      const parsed = parseIngredientLine(text)
      const again = parseIngredientLine(formatIngredient(parsed))
      expect({ ...again, text }).toEqual(parsed)
    }),
  )
})

test('any string is read without an error, and its text is kept', () => {
  const scraps = fc.array(
    fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom(
        '1',
        '½',
        '/',
        '-',
        '(',
        ')',
        ' x ',
        'g',
        'cup',
        ',',
        ' to ',
        '1/0',
        ' plus ',
        ' or ',
        'a ',
        '.',
        'T',
        'lb',
        'optional',
      ),
    ),
  )
  fc.assert(
    fc.property(scraps, scraps, (left, right) => {
      const [amount, item] = [left.join(''), right.join('')]
      expect(parseIngredientLine(item).text).toBe(item)
      const parsed = parseIngredient({ amount, item })
      if (parsed.quantity?.kind === 'range') {
        expect(toNumber(parsed.quantity.from)).toBeLessThan(toNumber(parsed.quantity.to))
      }
      formatIngredient(parsed)
    }),
    { numRuns: 500 },
  )
})

test('a very long line is read quickly', () => {
  const started = performance.now()
  for (const scrap of ['1 ', '(', 'chopped ', 'a, ', '1/2 cup plus ', 'x'.repeat(50)])
    parseIngredientLine(scrap.repeat(20_000))
  expect(performance.now() - started).toBeLessThan(5000)
})

test('units are known by their common spellings', () => {
  expect(['tbsp.', 'Tbsp', 'T', 'tablespoons'].map((word) => unitOf(word)?.name)).toEqual(
    Array(4).fill('tablespoon'),
  )
  expect(unitOf('tins')?.name).toBe('can')
  expect(unitOf('banana')).toBeNull()
  expect(equal(rational(2, 4), rational(1, 2))).toBe(true)
})
