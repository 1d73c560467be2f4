import { expect, test } from 'vitest'
import { readWords } from '#testing/answer-to.ts'

test.each(['I am hankering for a tomato soup', 'dinner to survive a long week, chicken'])(
  'a verb or an adverb that no dish is called by is talk, and no word that was not understood: "%s"',
  (words) => expect(readWords(words).unknown).toEqual([]),
)
test('a word that describes a dish stays one that was not understood', () =>
  expect(readWords('I want a tomato soup, and it must be pirate themed').unknown).toContain('pirate'))
