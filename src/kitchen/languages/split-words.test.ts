import fc from 'fast-check'
import { expect, test } from 'vitest'
import { foldedWords, splitWords } from './split-words.ts'

test('the folded words of a text are those that it is split into, whatever stands in it', () => {
  const piece = fc.oneof(
    fc.constantFrom('chicken', 'Crème', "l'ail", 'w/o', 'g/f', '&', ' - ', 'half-and-half', '1/2', '2%', '_'),
    fc.string({ unit: 'grapheme', maxLength: 4 }),
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), fc.constantFrom('', ' ', ', '), (pieces, between) => {
      const text = pieces.join(between)
      expect(foldedWords(text)).toEqual(splitWords(text).map(({ folded }) => folded))
    }),
    { numRuns: 2000 },
  )
})
