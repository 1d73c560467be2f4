import { expect, test } from 'vitest'
import type { SeenWord } from './labels.ts'
import { readPackages } from './read-packages.ts'

const GLYPH = 0.55

/**
 * Builds the words of one package: each line is below the one before, centred on `x`, with the given height.
 */
const pack = (x: number, lines: [text: string, height: number][], confidence = 92): SeenWord[] => {
  let top = 100
  return lines.flatMap(([text, height]) => {
    const width = text.length * height * GLYPH
    let left = x - width / 2
    const words = text.split(' ').map((word) => {
      const box = { left, top, right: left + word.length * height * GLYPH, bottom: top + height }
      left = box.right + height * GLYPH
      return { text: word, box, confidence }
    })
    top += height * 1.4
    return words
  })
}
const read = (...words: SeenWord[][]) => readPackages(words.flat())
const names = (...words: SeenWord[][]) => read(...words).map(({ name }) => name)

test('a name over two lines is one name, and each package has its own', () => {
  const found = read(
    pack(300, [
      ['PALMA', 20],
      ['COCONUT', 50],
      ['MILK', 50],
      ['400 ml', 14],
    ]),
    pack(900, [
      ['Black Beans', 48],
      ['net weight 15 oz', 14],
    ]),
  )
  expect(found.map(({ name }) => name).toSorted()).toEqual(['black bean', 'coconut milk'])
  expect(found.every(({ confidence }) => confidence >= 0.8)).toBe(true)
})

test('a food among the contents of another is not on the shelf', () => {
  expect(
    names(
      pack(300, [
        ['PENNE', 60],
        ['durum wheat semolina', 14],
        ['may contain soy', 14],
      ]),
    ),
  ).toEqual(['penne'])
})

test.each([
  ['TOMATO', 'SOUP'],
  ['LEMON', 'dish soap'],
  ['Chocolate', 'Cookies'],
  ['ONION', 'CHIPS'],
  ['SUGAR', 'FREE'],
])('%s %s is not taken for its first word', (first, second) => {
  for (const { confidence } of read(
    pack(300, [
      [first, 50],
      [second, 50],
    ]),
  ))
    expect(confidence).toBeLessThan(0.8)
})

test('unclear print and misread letters give guesses', () => {
  expect(read(pack(300, [['Chickpeas', 50]], 60))[0]?.confidence).toBeLessThan(0.8)
  expect(read(pack(300, [['T0MATOES', 50]]))[0]).toMatchObject({ confidence: 0.92 })
  expect(read(pack(300, [['TOMATOFS', 50]]))[0]).toMatchObject({ confidence: 0.79 })
})

test('two passes over one package find one food; water and other words none', () => {
  expect(names(pack(300, [['HONEY', 50]]), pack(303, [['HONEY', 50]], 70))).toEqual(['honey'])
  expect(names(pack(300, [['WATER', 50]]), pack(900, [['Best before', 40]]))).toEqual([])
  expect(names(pack(300, [['INGREDIENTS: rice, milk', 20]]))).toEqual([])
  expect(names(pack(300, [['OLIVE OIL', 50]]))).toEqual(['olive oil'])
  expect(readPackages([])).toEqual([])
})

test.each<[string, [string, number][], string]>([
  [
    'what a food lies in',
    [
      ['BAKED BEANS', 50],
      ['in tomato juice', 40],
    ],
    'baked bean',
  ],
  [
    'what a food lies in, in German',
    [
      ['THUNFISCH', 50],
      ['in Olivenöl', 40],
    ],
    'tuna',
  ],
  [
    'what was not added',
    [
      ['PEANUT BUTTER', 50],
      ['no added salt', 40],
    ],
    'peanut butter',
  ],
  [
    'what it may hold traces of',
    [
      ['ROLLED OATS', 50],
      ['may contain hazelnuts', 40],
    ],
    'rolled oat',
  ],
])('%s is not the food', (_, lines, food) => {
  const [only, ...others] = names(pack(300, lines))
  expect(only).toContain(food)
  expect(others).toEqual([])
})

test.each([
  ['Kichererbsen', 'chickpea'],
  ['HAFERFLOCKEN', 'rolled oat'],
  ['Lentilles', 'lentil'],
  ['Garbanzos', 'chickpea'],
  ['COCONUTMILK', 'coconut milk'],
])('%s is %s', (word, food) => {
  expect(names(pack(300, [[word, 50]]))[0]).toContain(food)
})

test.each<[string, [string, number][], string[]]>([
  [
    'capitals without accents',
    [
      ['ΚΑΡΠΟΣ', 20],
      ['ΦΑΚΕΣ', 60],
      ['ψιλές', 18],
    ],
    ['brown lentil'],
  ],
  [
    'small letters with them',
    [
      ['Ρεβίθια', 60],
      ['σε νερό και αλάτι', 14],
    ],
    ['chickpea'],
  ],
  [
    'a name over two lines',
    [
      ['Στραγγιστό', 50],
      ['Γιαούρτι', 50],
    ],
    ['greek yogurt'],
  ],
  ['the longer name before the shorter one', [['ΓΑΛΑ ΚΑΡΥΔΑΣ', 50]], ['coconut milk']],
  ['Latin letters among the Greek ones', [['ΦAKEΣ', 60]], ['brown lentil']],
  [
    'what the food lies in',
    [
      ['ΤΟΝΟΣ', 60],
      ['σε ηλιέλαιο', 50],
    ],
    ['tuna'],
  ],
  [
    'a denial',
    [
      ['ΧΩΡΙΣ', 50],
      ['ΖΑΧΑΡΗ', 50],
    ],
    [],
  ],
  ['a denial of what is added', [['ΧΩΡΙΣ ΠΡΟΣΘΗΚΗ ΖΑΧΑΡΗΣ', 50]], []],
  ['what is in it', [['ΣΥΣΤΑΤΙΚΑ: ρύζι, γάλα', 20]], []],
])('Greek labels: %s', (_, lines, expected) => {
  expect(names(pack(300, lines)).map((name) => name.replace('canned ', ''))).toEqual(expected)
})

test('Greek words of another product give no certain food', () => {
  for (const line of ['ΝΤΟΜΑΤΑ ΣΟΥΠΑ', 'ΜΕΛΙ ΣΑΠΟΥΝΙ', 'ΦΑΚΕΣ ΣΑΛΑΤΑ', 'ΜΕΛΙ ΜΠΙΣΚΟΤΑ'])
    for (const { confidence } of read(pack(300, [[line, 50]]))) expect(confidence).toBeLessThan(0.8)
  expect(read(pack(300, [['ΡΕΒΙΘΤΑ', 50]]))[0]).toMatchObject({ name: 'chickpea', confidence: 0.79 })
})
