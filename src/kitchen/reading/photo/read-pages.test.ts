import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { pageOf } from '#testing/scripted-reader.ts'
import type { PageText } from '../page.ts'
import { lineOf } from '../review.ts'
import { figuresAreInPhoto, readPages } from './read-pages.ts'
import { HANDWRITING } from './reading.ts'
import { repairLine } from './repair-line.ts'

const read = (text: string, confidence?: number) => readPages([pageOf(text, confidence)])
const only = (text: string) => {
  const { recipes } = read(text)
  if (!recipes[0]) throw new Error('no recipe was read')
  return recipes[0]
}
const kindsOf = (line: string) => {
  const { draft, doubts } = only(`Bread\nIngredients\n${line}\n500 g flour\nMethod\nBake it well.`)
  const kinds = doubts.filter(({ place }) => place === 'ingredients.0').map(({ kind }) => kind)
  return [draft.ingredients[0] && lineOf(draft.ingredients[0]), ...kinds]
}

describe('known errors of print readers are corrected or marked, never passed on', () => {
  test.each<[string, ...string[]]>([
    ['1 1/2 cups milk', '1 1/2 cups milk'],
    ['• 1½ cups milk', '1 1/2 cups milk'],
    ['* ¾ cup milk', '3/4 cup milk'],
    ['2 1b beef', '2 lb beef'],
    ['375ml water', '375ml water'],
    ['2lemons, sliced', '2 lemons, sliced'],
    ['I cup milk', '1 cup milk', 'mended'],
    ['l/2 cup milk', '1/2 cup milk', 'mended'],
    ['11/2 cups milk', '1 1/2 cups milk', 'mended'],
    ['% cup milk', '? cup milk', 'lost_fraction'],
    ['1% teaspoons salt', '1 ? teaspoons salt', 'lost_fraction'],
    ['V4 tsp salt', '? tsp salt', 'lost_fraction'],
    ['2 teaspoon salt', '2 teaspoon salt', 'lost_fraction'],
    ['1 cups milk', '1 cups milk', 'lost_fraction'],
    ['a cup milk', 'a cup milk', 'lost_fraction'],
    ['} lb beef', '? lb beef', 'unclear'],
    ['14 tsp salt', '14 tsp salt', 'implausible_amount'],
    ['34 tbsp honey', '34 tbsp honey', 'implausible_amount'],
    ['onion, diced', 'onion, diced', 'unclear'],
    ['Salt to taste', 'Salt to taste'],
  ])('%s', (line, ...expected) => {
    expect(kindsOf(line)).toEqual(expected)
  })

  test('no repair makes up a figure', () => {
    const signs = fc.constantFrom(...'0123456789/ %½¼¾Il|VYabcuptsp.,()-–'.split(''))
    fc.assert(
      fc.property(fc.array(signs, { minLength: 1, maxLength: 14 }), (letters) => {
        const raw = letters.join('')
        const { text } = repairLine(raw)
        expect(figuresAreInPhoto({ amount: text, item: '', raw })).toBe(true)
      }),
    )
  })
})

describe('the parts of a recipe', () => {
  test('wrapped lines are joined, headings go with their lines, and a number begins a step', () => {
    const { draft } = only(`PLUM CAKE WITH OATS
Makes 2 dozen   Prep: 20 min   Bake 1 hr 10 min
For the cake:
2 cups flour
1/2 cup soft butter, or the same of a plain oil and
a pinch of salt
For the topping:
1/4 cup oats
Directions
1. Rub the flour into the
butter for 5 minutes.
2) Scatter the oats over it.`)
    expect(draft).toMatchObject({
      title: 'Plum Cake with Oats',
      servings: 24,
      prepTime: 20,
      cookTime: 70,
      category: 'dessert',
    })
    expect(draft.ingredients.map((line) => `${line.group}: ${lineOf(line)}`)).toEqual([
      'For the cake: 2 cups flour',
      'For the cake: 1/2 cup soft butter, or the same of a plain oil and a pinch of salt',
      'For the topping: 1/4 cup oats',
    ])
    expect(draft.instructions).toEqual([
      'Rub the flour into the butter for 5 minutes.',
      'Scatter the oats over it.',
    ])
  })

  test('lines without headings are read by their form, and assumptions are reported', () => {
    const { draft, doubts } = only(`Fennel Salad
1 fennel bulb, shaved
2 oranges, sliced
3 tbsp olive oil
Toss the fennel and the oranges with the oil.
Leave it for 10 minutes before serving.`)
    expect([draft.ingredients.length, draft.instructions.length, draft.cookTime]).toEqual([3, 2, 10])
    const assumed = doubts.filter(({ kind }) => kind === 'assumed').map(({ place }) => place)
    expect(assumed).toEqual(['servings', 'cookTime', 'prepTime'])
  })

  test('two columns are read one after the other, below a title that spans them', () => {
    const words = (text: string, left: number, top: number) =>
      pageOf(text).words.map((word) => ({
        ...word,
        box: {
          left: word.box.left + left,
          right: word.box.right + left,
          top: word.box.top + top,
          bottom: word.box.bottom + top,
        },
      }))
    const page: PageText = {
      width: 1600,
      height: 1000,
      words: [
        ...words('A soup of leeks and potatoes for a cold evening in the middle of the winter', 0, 0),
        ...words('Ingredients\n2 leeks\n3 potatoes\n4 cups stock', 0, 100),
        // The steps are not level with the list beside them.
        ...words(
          'Method\n1. Boil the leeks in the stock.\n2. Add the potatoes and\ncook for 20 minutes.',
          600,
          117,
        ),
      ],
    }
    const [recipe] = readPages([page]).recipes
    expect(recipe?.draft.ingredients.map(lineOf)).toEqual(['2 leeks', '3 potatoes', '4 cups stock'])
    expect(recipe?.draft.instructions).toEqual([
      'Boil the leeks in the stock.',
      'Add the potatoes and cook for 20 minutes.',
    ])
  })

  test('amounts that stand in a column of their own belong to the foods beside them', () => {
    const list = pageOf('Ingredients\n2 cups\n1 tsp\n3 tbsp\n1 lb').words
    const foods = pageOf('\nflour\nsalt\nhoney\nbutter').words.map((word) => ({
      ...word,
      box: { ...word.box, left: word.box.left + 400, right: word.box.right + 400 },
    }))
    const [recipe] = readPages([{ width: 1200, height: 900, words: [...list, ...foods] }]).recipes
    expect(recipe?.draft.ingredients.map(lineOf)).toEqual([
      '2 cups flour',
      '1 tsp salt',
      '3 tbsp honey',
      '1 lb butter',
    ])
  })
})

describe('uncertain readings', () => {
  test('handwriting is always reported, and none of its amounts is certain', () => {
    const page = pageOf('Bread\nIngredients\n2 cups flour\n1 tsp salt\nMethod\nBake it for 30 minutes.', 58)
    page.words.forEach((word, index) => {
      if (index % 3 > 0) word.confidence = 86
    })
    const { handwritten, recipes } = readPages([page])
    expect(handwritten).toBe(true)
    const doubtful = new Set(recipes[0]?.doubts.map(({ place }) => place))
    expect(['recipe', 'ingredients.0', 'ingredients.1'].every((place) => doubtful.has(place))).toBe(true)
  })

  test('handwriting in which most words are guesses is refused: the cook types it beside the photo', () => {
    const text = 'Bread\nIngredients\n2 cups flour\n1 tsp salt\nMethod\nBake it for 30 minutes.'
    expect(read(text, 58)).toMatchObject({ handwritten: true, recipes: [], refusal: HANDWRITING })
  })

  test('an illegible photo and a text that is no recipe are refused with a reason', () => {
    expect(read('Bread\nIngredients\n2 cups flour\n1 tsp salt', 30)).toMatchObject({
      recipes: [],
      refusal: expect.stringContaining('No recipe could be read'),
    })
    expect(read('hi').refusal).toContain('good light')
    expect(
      read('Dear Ann, the garden is full of roses\nand the dog sends his love to you').refusal,
    ).toContain('neither ingredients nor steps')
  })

  test('other figures of a second look, and the shape of a fraction sign, are reported', () => {
    const page = pageOf('Bread\nIngredients\n3 tbsp oil\n2 tbsp honey\nMethod\nMix it all well.')
    const [three, two] = [
      page.words.find(({ text }) => text === '3'),
      page.words.find(({ text }) => text === '2'),
    ]
    Object.assign(three!, { other: '8' })
    Object.assign(two!, { fraction: true })
    const { doubts } = readPages([page]).recipes[0]!
    expect(
      doubts.filter(({ place }) => place.startsWith('ingredients')).map(({ kind, text }) => [kind, text]),
    ).toEqual([
      ['unclear', '3 tbsp'],
      ['lost_fraction', '2 tbsp'],
    ])
  })

  test('a line in the midst of print that could not be read does not vanish', () => {
    const page = pageOf('Bread\nIngredients\n3 tbsp oil\n2 cups flour\n1 tsp salt\nMethod\nMix it all well.')
    for (const word of page.words.filter(({ box }) => box.top === 190))
      Object.assign(word, { text: 'xqk', confidence: 3 })
    const { draft, doubts } = readPages([page]).recipes[0]!
    expect(draft.ingredients).toHaveLength(3)
    expect(doubts.some(({ place }) => place === 'ingredients.1')).toBe(true)
  })

  test('any words at all give a reading without an error', () => {
    const word = fc.record({
      text: fc.oneof(
        fc.string({ maxLength: 12 }),
        fc.constantFrom('Ingredients', 'Method', '1/2', 'cup', '2', 'flour', 'Bake', '.'),
      ),
      box: fc.record({
        left: fc.integer({ min: -5, max: 900 }),
        top: fc.integer({ min: -5, max: 900 }),
        right: fc.integer({ min: 0, max: 1000 }),
        bottom: fc.integer({ min: 0, max: 1000 }),
      }),
      confidence: fc.integer({ min: 0, max: 100 }),
      ink: fc.constant('dark' as const),
    })
    fc.assert(
      fc.property(fc.array(word, { maxLength: 60 }), (words) => {
        const reading = readPages([{ width: 1000, height: 1000, words }])
        expect(reading.recipes.length > 0).toBe(reading.refusal === null)
      }),
      { numRuns: 60 },
    )
  })
})

test.each([
  ['a neat script, half of whose words are guesses, is refused', 0.55, true],
  ['blurred print, of which more is sure, is read and reported', 0.42, false],
])('%s', (_, unsure, isRefused) => {
  const page = pageOf(
    'Leek Soup\nIngredients\n2 leeks\n1 cup cream\nMethod\n1. Simmer the leeks.\n2. Stir in the cream.',
  )
  const { recipes, refusal, handwritten } = readPages([{ ...page, unsure }])
  expect(handwritten).toBe(true)
  expect([recipes.length, refusal]).toEqual(isRefused ? [0, HANDWRITING] : [1, null])
})
