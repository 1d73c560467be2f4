import { expect, test } from 'vitest'
import { readWords } from '#testing/answer-to.ts'

test.each(['I am hankering for a tomato soup', 'dinner to survive a long week, chicken'])(
  'a verb or an adverb that no dish is called by is talk, and no word that was not understood: "%s"',
  (words) => expect(readWords(words).unknown).toEqual([]),
)
test('a word that describes a dish stays one that was not understood', () =>
  expect(readWords('I want a tomato soup, and it must be pirate themed').unknown).toContain('pirate'))

test.each([
  'a tomato soup that will feed everyone on my street',
  'I need chicken with rice for a big group at the hospital',
  'make me a lasagna, I am nervous and stuck at home',
  'what to do with this giant bag of lentils and an unopened jar of olives',
  'a bean salad that will not wreck my budget',
])('a word of the people, the place or the day is talk: "%s"', (words) =>
  expect(readWords(words).unknown).toEqual([]),
)
test.each([
  ['I would like some hard, flat tomato bread for dinner', ['hard', 'flat']],
  ['please make me something nautical with tomatoes in it', ['nautical']],
  ['I want a tomato soup that should be aristocratic for dinner', ['aristocratic']],
])('a word beside the dish is no talk: "%s"', (words, unknown) =>
  expect(readWords(words).unknown).toEqual(expect.arrayContaining(unknown)),
)
