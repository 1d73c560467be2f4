import { expect, test } from 'vitest'
import { at, page } from '#testing/printed-page.ts'
import { pageOf } from '#testing/scripted-reader.ts'
import type { PageText } from '../page.ts'
import { lineOf } from '../review.ts'
import { readPages } from './read-pages.ts'

const only = (of: PageText) => {
  const { recipes } = readPages([of])
  expect(recipes).toHaveLength(1)
  const { draft, doubts } = recipes[0]!
  return { ...draft, lines: draft.ingredients.map(lineOf), doubts }
}
const list = ['2 cups flour', '1 cup oats', '3 eggs', '2 tbsp honey']
const steps = [
  'Heat the oven to 350°F and line a tin with paper.',
  'Stir everything together and press it into the tin.',
  'Bake for 30 minutes and cut into bars while still warm.',
]
const numbered = (stop: string) => steps.map((step, index) => `${index + 1}${stop} ${step}`).join('\n')

test('the box of a title that reaches down to the small print below it is a line by itself', () => {
  const title = at(0, 0, 'Honey Bars').map((word) => ({ ...word, box: { ...word.box, top: 0, bottom: 130 } }))
  const read = only(
    page(
      title,
      at(0, 70, 'Sweet and quick.'),
      at(0, 200, `Ingredients\n${list.join('\n')}\nMethod\n${numbered('.')}`),
    ),
  )
  expect(read).toMatchObject({ title: 'Honey Bars', description: 'Sweet and quick.', instructions: steps })
})

test.each([
  ['numbers without a stop', numbered('')],
  ['no numbers', steps.join('\n')],
])('steps beside a list that begin with %s are steps in any language', (_, text) => {
  const french = text
    .replace(
      'Heat the oven to 350°F and line a tin with paper',
      'Les zestes de citron sont mis de côté au frais',
    )
    .replace('Stir everything', 'Le tout est alors mêlé')
    .replace('Bake for', 'Le moule va au four pour')
  const read = only(
    page(
      at(0, 0, 'Honey Bars', 1.6),
      at(0, 200, `Ingredients\n${list.join('\n')}\nSucre glace`),
      at(700, 200, french),
    ),
  )
  expect(read.lines).toEqual([...list, 'Sucre glace'])
  expect(read.instructions).toHaveLength(3)
  expect(read.instructions[0]).toMatch(/^Les zestes/)
})

test('foods in capitals whose amounts happen to count up are no steps', () => {
  const german = ['150 g Butter', '1 Päckchen Vanillezucker', '2 TL Backpulver', '3 EL Milch', '4 Eier']
  const prose =
    'Die Butter wird schaumig gerührt.\nDas Mehl kommt mit der Milch dazu.\nDer Teig kommt in die Form.'
  const read = only(page(at(0, 0, 'Rührkuchen', 1.6), at(0, 200, german.join('\n')), at(700, 200, prose)))
  expect(read.lines).toEqual(german)
  expect(read.instructions).toHaveLength(3)
})

test('a long list beside few steps, as in an open book, is read before them, and no number of a page is', () => {
  const read = only(
    page(
      at(0, 0, 'Honey Bars', 1.6),
      at(0, 300, list.join('\n')),
      at(0, 900, '146'),
      at(1000, 0, `Method\n${numbered('.')}`),
      at(1700, 900, '147'),
    ),
  )
  expect(read).toMatchObject({ title: 'Honey Bars', lines: list, instructions: steps })
})

test('the margin of a page of the web is no part of the recipe, nor are the buttons that scale its list', () => {
  const read = only(
    page(
      at(0, 0, 'Honey Bars', 1.6),
      at(0, 110, 'Prep time  Cook time  Servings  Author'),
      at(0, 150, '20 mins    30 mins    6 people  Rosa D.'),
      at(0, 240, 'Ingredients'),
      at(900, 240, '1x 2x 3x'),
      at(0, 300, `${list.join('\n')}\nInstructions\n${numbered('.')}`),
      at(1350, 0, 'New knives, sharp for\nlife. 30% off until\nSunday.'),
      at(1350, 600, 'Popular now\nLemon Bars\nPlum Jam'),
    ),
  )
  expect(read).toMatchObject({ lines: list, instructions: steps, servings: 6, prepTime: 20, cookTime: 30 })
})

test.each([
  ['a button of an app', 'Start cooking'],
  ['thanks on a receipt', 'THANK YOU - COME AGAIN\n24/10 15:32 TILL 03 #00481'],
])('%s below the steps is no step', (_, below) => {
  const read = only(
    page(
      at(0, 0, 'Honey Bars', 1.6),
      at(0, 200, `Ingredients\n${list.join('\n')}\nMethod\n${numbered('.')}`),
      at(0, 740, below),
    ),
  )
  expect(read.instructions).toEqual(steps)
})

test('an advertisement below the list is no food', () => {
  const read = only(
    page(
      at(0, 0, 'Honey Bars', 1.6),
      at(0, 200, `Ingredients\n${list.join('\n')}`),
      at(0, 560, 'ADVERTISEMENT\nThe oven that cleans itself'),
      at(0, 760, `Method\n${numbered('.')}`),
    ),
  )
  expect(read).toMatchObject({ lines: list, instructions: steps })
})

test('labels in a column of their own belong to what stands beside them', () => {
  const read = only(
    page(
      at(0, 0, 'Recipe'),
      at(400, 0, 'Honey Bars', 1.4),
      at(0, 100, 'From\nServes\nPrep time\nCook time'),
      at(400, 100, 'Rosa D.\n6\n20 min\n30 min'),
      at(0, 340, 'Ingredients'),
      at(400, 340, list.join('\n')),
      at(0, 560, 'Directions'),
      at(400, 560, numbered('.')),
    ),
  )
  expect(read).toMatchObject({
    title: 'Honey Bars',
    servings: 6,
    prepTime: 20,
    cookTime: 30,
    lines: list,
    instructions: steps,
  })
})

test('facts below the steps are no step', () => {
  const text = `Honey Bars\nIngredients\n${list.join('\n')}\nMethod\n${numbered('.')}\nServes 12. Prep time: 20 min. Cook time: 3\nhours.`
  expect(only(pageOf(text))).toMatchObject({ instructions: steps, servings: 12, prepTime: 20, cookTime: 180 })
})

test('steps of a grid are put in the order of their numbers', () => {
  const step = (number: number) =>
    `${number} Part\nMix the bowl number ${['one', 'two', 'three', 'four'][number - 1]} well.`
  const read = only(
    page(
      at(0, 0, 'Honey Bars', 1.6),
      at(0, 200, `Ingredients\n${list.join('\n')}`),
      at(500, 200, `${step(1)}\n${step(3)}`),
      at(1100, 200, `${step(2)}\n${step(4)}`),
    ),
  )
  expect(read.instructions.map((text) => /number (\w+)/.exec(text)?.[1])).toEqual([
    'one',
    'two',
    'three',
    'four',
  ])
})

test('amounts at the right edge of a list stand before their foods', () => {
  const rows = [
    ['rolled oats', '300 g'],
    ['butter, cubed ....', '85 g'],
    ['salt', '1/2 tsp'],
    ['egg white', '1'],
  ] as const
  const read = only(
    page(
      at(0, 0, 'Honey Bars', 1.6),
      at(0, 200, 'Ingredients'),
      ...rows.flatMap(([food, amount], row) => [
        at(0, 260 + row * 70, food),
        at(900, 260 + row * 70, amount),
      ]),
      at(0, 600, `Method\n${numbered('.')}`),
    ),
  )
  expect(read.lines).toEqual(['300 g rolled oats', '85 g butter, cubed', '1/2 tsp salt', '1 egg white'])
})

test('salt without an amount is doubted when the amounts of its list were lost', () => {
  const doubted = (text: string) => only(pageOf(text)).doubts.some(({ place }) => place === 'ingredients.3')
  const of = (amount: string) =>
    `Bars\nIngredients\n${amount}butter\n${amount}honey\n${amount}flour\nfine salt\nMethod\n${numbered('.')}`
  expect([doubted(of('2 tbsp ')), doubted(of(''))]).toEqual([false, true])
})

test('the time at the head of a screen gives no servings', () => {
  const text = `9:41 LTE 82%\nHoney Bars\nServings\n9:41\nIngredients\n${list.join('\n')}\nMethod\n${numbered('.')}`
  expect(only(pageOf(text)).doubts).toContainEqual(
    expect.objectContaining({ place: 'servings', kind: 'assumed' }),
  )
})

test.each([
  ['150 9 butter', '150 g butter'],
  ['60 m| milk', '60 ml milk'],
  ['500 mi milk', '500 ml milk'],
  ['90 ¢ sultanas', '90 g sultanas'],
  ['1,5 1 di brodo', '1,5 l di brodo'],
  ['[1 3/4 cup butter', '3/4 cup butter'],
  ['[J 2 tbsp butter', '2 tbsp butter'],
  ['lcan beans', '1 can beans'],
  ['12 9 inch tortillas', '12 9 inch tortillas'],
  ['2 cupcakes, crumbled', '2 cupcakes, crumbled'],
])('the unit of "%s" is read as "%s", and a repair is reported', (line, expected) => {
  const { lines, doubts } = only(
    pageOf(`Bars\nIngredients\n${line}\n${list.join('\n')}\nMethod\n${numbered('.')}`),
  )
  expect(lines[0]).toBe(expected)
  expect(doubts.some(({ kind }) => kind === 'mended')).toBe(line !== expected)
})

test('a space that was lost between a measure and its food is put back', () => {
  const text = `Bars\nIngredients\n1/2 cuprice flour\n${list.join('\n')}\nMethod\n${numbered('.')}`
  expect(only(pageOf(text)).lines[0]).toBe('1/2 cup rice flour')
})
