import { describe, expect, test } from 'vitest'
import { readWords } from '#testing/answer-to.ts'

const amountsOf = (words: string) =>
  (readWords(words).amounts ?? []).map(({ quantity, unit, food }) => [quantity, unit, food])

describe('one piece of a food that is there', () => {
  test.each([
    ["I have ground lamb and a large eggplant, let's make moussaka", [[1, null, 'eggplant']]],
    [
      'i have a kohlrabi and two chicken breasts',
      [
        [2, null, 'chicken breast'],
        [1, null, 'kohlrabi'],
      ],
    ],
    ['I have one kohlrabi', [[1, null, 'kohlrabi']]],
  ])('is counted in "%s"', (words, amounts) => expect(amountsOf(words)).toEqual(amounts))

  test.each([
    'a big salad',
    'a large onion soup',
    'a tomato soup',
    'a whole roast chicken dinner',
    'a small cake',
  ])('is none in "%s"', (words) => expect(amountsOf(words)).toEqual([]))
})
