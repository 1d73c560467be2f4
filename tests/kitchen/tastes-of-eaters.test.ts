import { describe, expect, test } from 'vitest'
import { answerTo, readWords } from '#testing/answer-to.ts'

describe('a dish that somebody does not like', () => {
  test.each([
    ['chicken and rice for dinner, he won’t go near pizza', 'pizza'],
    ["dinner, she doesn't like fettuccine alfredo", 'fettuccine alfredo'],
    ["she doesn't like carrot cake, a cake for her", 'carrot cake'],
    ["they won't look at lasagna, pasta for them", 'lasagna'],
    ['so over meatloaf, dinner ideas', 'meatloaf'],
  ])('is left out when a cook writes "%s"', (words, denied) => {
    const craving = readWords(words)
    expect(craving.exclusions).toContain(denied)
    expect(craving.named?.words.toLowerCase() ?? '').not.toContain(denied)
  })

  test.each([
    ['soup that isn’t tomato soup', 'Tomato Soup'],
    ['cake but not carrot cake', 'Carrot Cake'],
    ['muffins but not banana muffins', 'Banana Muffins'],
  ])('is not made of the foods in its name: %s', (words, title) => {
    const answer = answerTo(readWords(words))
    expect(answer.kind === 'recipe' && answer.draft.title).not.toBe(title)
  })

  test('keeps each food of a list out that some recipe has as its name', () => {
    const { exclusions } = readWords('dinner, he does not like chicken and rice')
    expect(exclusions).toEqual(expect.arrayContaining(['chicken', 'rice']))
  })
})

describe('a food that is refused in few words', () => {
  test.each([
    ['pancakes and bacon are fine, but eggs? Forget it.', 'egg'],
    ['pasta, but mushrooms? No thanks.', 'mushroom'],
    ['What is your favourite non-eggy breakfast?', 'egg'],
    ['a non-fishy dinner', 'fish'],
    ["he doesn't like many condiments, including onions, sour cream, mayo, peppers", 'mayo'],
    ["I'm getting tired of lettuce, salad ideas", 'lettuce'],
    ['had enough of zucchini, dinner please', 'zucchini'],
  ])('is left out when a cook writes "%s"', (words, denied) => {
    const { exclusions, foods } = readWords(words)
    expect(exclusions).toContain(denied)
    expect(foods).not.toContain(denied)
  })
})

test('hides the vegetables that children are not to see, and asks nothing', () => {
  const craving = readWords('hidden veg pasta sauce kids cant see it')
  expect(craving.refusal).toBeNull()
  expect(craving.exclusions).toEqual([])
})

test('makes plain and mild food for a picky eater, for children only when they are named', () => {
  expect(readWords('dinner for my picky husband').moods).toEqual(expect.arrayContaining(['simple', 'mild']))
  expect(readWords('dinner for my picky husband').moods).not.toContain('kids')
  expect(readWords('dinner for my picky kids').moods).toContain('kids')
})
