import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readPhrases } from './phrases.ts'

const words = (max: number, min = 0) =>
  fc.array(fc.constantFrom('chicken', 'stock', 'cube', 'cream'), { minLength: min, maxLength: max })

test('phrases are found and taken out as in the text, where each stands between spaces', () => {
  const phrases = fc.array(words(2, 2), { maxLength: 5 })
  fc.assert(
    fc.property(words(14), phrases, words(3, 1), (method, gone, asked) => {
      const text = ` ${method.join(' ')} `
      const left = gone.reduce((rest, name) => rest.replaceAll(` ${name.join(' ')} `, ' · '), text)
      const read = readPhrases(method)
      expect(read.has(asked)).toBe(text.includes(` ${asked.join(' ')} `))
      expect(read.without(gone)(asked)).toBe(left.includes(` ${asked.join(' ')} `))
    }),
    { numRuns: 3000 },
  )
})

test('an empty list of words is no phrase', () => {
  expect(readPhrases(['stock']).has([])).toBe(false)
})
