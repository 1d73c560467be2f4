import { diffWordsWithSpace } from 'diff'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { wordChanges } from './word-changes.ts'

/** What the library answers, which is what is asked for here. */
const library = (before: string, after: string) =>
  diffWordsWithSpace(before, after).map(({ value, added, removed }) => ({
    kind: added ? 'added' : removed ? 'removed' : 'kept',
    text: value,
  }))

const text = fc
  .array(
    fc.constantFrom('a', 'b', 'ab', ' ', ' ', '  ', '\n', '\r\n', 'é', 'ß', '1/2', ',', '.', '😀', '\t'),
    {
      maxLength: 40,
    },
  )
  .map((pieces) => pieces.join(''))

test('the same words are kept, removed and added as by the library', () => {
  fc.assert(
    fc.property(text, text, (before, after) => {
      expect(wordChanges(before, after)).toEqual(library(before, after))
    }),
    { numRuns: 2000 },
  )
})

test('also of two long steps that have little in common', () => {
  const words = 'simmer the onion in oil until soft and stir a cup of warm stock into it'.split(' ')
  const step = (by: number) =>
    Array.from({ length: 400 }, (_, at) => words[(at * by + (at % 7)) % words.length]).join(' ')
  expect(wordChanges(step(3), step(5))).toEqual(library(step(3), step(5)))
})
