import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aisles } from '../foods/index.ts'
import { groceryList } from './index.ts'

const listOf = (...lines: string[]) => groceryList(lines.map((item) => ({ amount: '', item })))

test('by aisle, in the order of the shop, whatever the order of the recipe', () => {
  const list = listOf(
    '1 tsp ground cumin',
    '400 g spaghetti',
    '250 g mushrooms',
    '1 lb ground beef',
    '2 onions',
  )
  expect(Object.keys(list)).toEqual(['Produce', 'Meat & Fish', 'Pasta, Rice & Grains', 'Spices & Seasonings'])
  expect(list).toEqual({
    Produce: ['250 g mushrooms', '2 onions'],
    'Meat & Fish': ['1 lb ground beef'],
    'Pasta, Rice & Grains': ['400 g spaghetti'],
    'Spices & Seasonings': ['1 teaspoon ground cumin'],
  })
})

test.each([
  [['1 onion', '2 onions, chopped'], '3 onions'],
  [['1 onion, chopped'], '1 onion'],
  [['½ lemon', 'juice of ½ lemon'], '1 lemon'],
  [['2 tbsp soy sauce', '1 tbsp soy sauce'], '3 tablespoons soy sauce'],
  [['3 tbsp soy sauce', '1 tsp soy sauce', '2 tsp soy sauce'], '¼ cup soy sauce'],
  [['500 g flour', '750 g flour'], '1.25 kg all-purpose flour'],
  [['200 g spinach', '1 bunch spinach'], '200 g + 1 bunch spinach'],
  [['2–3 carrots'], '3 carrots'],
  [['2 large eggs, beaten'], '2 large eggs'],
  [['2 large eggs', '1 egg'], '3 eggs'],
  [['1 pinch saffron threads'], 'saffron threads'],
  [['1 cup plus 4 tablespoons sugar'], '1¼ cups sugar'],
  [['½ cup butter, plus 4 tablespoons for the pan'], '¾ cup butter'],
  [['1 cup milk, plus ¼ cup, if needed'], '1 cup milk'],
  [['2 x 400g tins chopped tomatoes'], '2 cans chopped tomatoes'],
  [['1 can chopped tomatoes', '1 can plum tomatoes'], '2 cans tomatoes'],
  [['2 oz gin', '1 oz gin'], '3 oz gin'],
  [['30 g walnuts (optional)'], '30 g walnuts (optional)'],
])('%j is bought as %s', (lines, bought) => {
  expect(Object.values(listOf(...lines)).flat()).toEqual([bought])
})

test('spirits are not bought for one another', () => {
  expect(listOf('2 oz gin', '1 oz vodka', '1 oz tequila')).toEqual({
    Drinks: ['2 oz gin', '1 oz vodka', '1 oz tequila'],
  })
})

test('water is not bought', () => {
  expect(listOf('2 cups water', 'ice cubes', '500 ml boiling water')).toEqual({})
})

test('salt and pepper are two things, last in their aisle', () => {
  expect(listOf('salt and freshly ground black pepper', '1 tsp paprika')).toEqual({
    'Spices & Seasonings': ['1 teaspoon paprika', 'salt', 'black pepper'],
  })
})

test('unknown food stands under Other, as written', () => {
  expect(listOf('2 unicorn steaks of Avalon')).toEqual({ Other: ['2 unicorn steaks of Avalon'] })
})

test('each food stands once, no item is lost, and the order of lines does not matter to where it stands', () => {
  const nouns = ['onion', 'butter', 'chickpea', 'olive oil', 'tomato', 'rice', 'moon dust']
  const line = fc
    .tuple(
      fc.integer({ min: 1, max: 9 }),
      fc.constantFrom('', 'g', 'cups', 'tbsp', 'packages'),
      fc.constantFrom(...nouns),
    )
    .map((parts) => parts.filter(Boolean).join(' '))
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 12 }), (lines) => {
      const list = listOf(...lines)
      expect(Object.keys(list)).toEqual(aisles.filter((aisle) => list[aisle]))
      const places = (from: Record<string, string[]>) =>
        nouns.map((noun) =>
          Object.entries(from).flatMap(([aisle, entries]) =>
            entries.filter((entry) => entry.includes(noun)).map(() => aisle),
          ),
        )
      const asked = nouns.map((noun) => (lines.some((text) => text.endsWith(noun)) ? 1 : 0))
      expect(places(list).map((found) => found.length)).toEqual(asked)
      expect(places(listOf(...lines.toReversed()))).toEqual(places(list))
    }),
  )
})

test('no text causes an error', () => {
  fc.assert(
    fc.property(fc.array(fc.record({ amount: fc.string(), item: fc.string() })), (ingredients) => {
      const list = groceryList(ingredients)
      expect(Object.values(list).flat().length).toBeLessThanOrEqual(ingredients.length * 8)
    }),
  )
})
