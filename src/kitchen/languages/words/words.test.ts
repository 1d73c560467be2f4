import { describe, expect, test } from 'vitest'
import { allergenTraces } from '../../checks/allergen-traces.ts'
import { dietRules } from '../../checks/diet-rules.ts'
import { familyOf } from '../../checks/food-families.ts'
import { matchFood, wordsOf } from '../../foods/index.ts'
import { unitOf } from '../../ingredients/index.ts'
import { unitWords } from '../../ingredients/unit-words.ts'
import { splitWords } from '../split-words.ts'
import { foodWords } from './food-words.ts'
import { kitchenWords } from './kitchen-words.ts'

const languages = ['German', 'Spanish', 'French', 'Italian'] as const

const rowsOf = (table: string): string[][] =>
  table
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => line.split('|').map((cell) => cell.trim()))

const namesIn = (cell: string): string[] => (cell === '-' ? [] : cell.split(',').map((name) => name.trim()))

const folded = (name: string): string =>
  splitWords(name)
    .map((word) => word.folded)
    .join(' ')

/** Words that neither the table of foods nor a rule knows, and that carry no allergen and break no diet. */
const plainWords = new Set(
  (
    'vegetable, fruit, candy, juice, rennet, frog leg, chestnut puree, arrowroot, ramps, parsley root, romanesco, nettle, ' +
    'cardoon, zucchini blossom, truffle, vegetable mix, sea buckthorn berry, quince paste, lovage, lemon balm, lavender, ' +
    'apple syrup, lemon extract, rum extract, citric acid, carob powder, mollusc, cereal grain'
  ).split(', '),
)

/** True when the rules for English hold for a row: it is a food, a kind, or words of an allergy or a diet. */
const isUnderstood = (english: string): boolean => {
  const traces = allergenTraces(english)
  return (
    matchFood(english) !== null ||
    familyOf(english) !== undefined ||
    traces.traces.length > 0 ||
    wordsOf(english).every(({ start, end }) => traces.isKnown(start, end)) ||
    Object.values(dietRules).some((rule) => rule.words.test(english)) ||
    plainWords.has(english)
  )
}

describe.each([
  ['food words', foodWords],
  ['kitchen words', kitchenWords],
])('%s', (_, table) => {
  const rows = rowsOf(table)

  test('every row has five columns, none of them empty', () => {
    const broken = rows.filter((row) => row.length !== 5 || row.some((cell) => namesIn(cell).includes('')))
    expect(broken.map((row) => row.join(' | '))).toEqual([])
  })

  test('every row has one English phrase of its own', () => {
    const keys = rows.map(([english]) => english ?? '')
    expect(keys.filter((key, at) => key.includes(',') || keys.indexOf(key) !== at)).toEqual([])
  })

  test.each(languages)('no %s name stands in two rows', (language) => {
    const column = languages.indexOf(language) + 1
    const rowOf = new Map<string, string>()
    const twice: string[] = []
    for (const row of rows) {
      for (const name of namesIn(row[column] ?? '-')) {
        const before = rowOf.get(folded(name))
        if (before !== undefined && before !== row[0]) twice.push(`${name}: ${before}, ${row[0]}`)
        rowOf.set(folded(name), row[0] ?? '')
      }
    }
    expect(twice).toEqual([])
  })
})

test('the rules of the kitchen know every English phrase of the food words', () => {
  const unknown = rowsOf(foodWords).filter(([english]) => !isUnderstood(english ?? ''))
  expect(unknown.map(([english]) => english)).toEqual([])
})

test('names of units stand in pairs, as after one and as after more', () => {
  const odd = rowsOf(unitWords).flatMap((row) =>
    row.slice(1).filter((cell) => cell !== '-' && namesIn(cell).length % 2 > 0),
  )
  expect(odd).toEqual([])
})

test('every unit that has a name in another language is a unit of the table', () => {
  expect(rowsOf(unitWords).filter(([english]) => unitOf(english ?? '')?.name !== english)).toEqual([])
})
