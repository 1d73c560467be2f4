import { describe, expect, test } from 'vitest'
import { answerTo, readWords } from '#testing/answer-to.ts'

const answered = (words: string) => {
  const answer = answerTo(readWords(words))
  return answer.kind === 'recipe' ? answer.draft.title : `refused: ${answer.near.map(({ title }) => title)}`
}

describe('a dish or a part of one that is there', () => {
  test.each([
    ['meatloaf from earlier in the week', /leftover meatloaf/i],
    ['chili from the weekend', /leftover chili/i],
    ['curry from the other day', /leftover curry/i],
    ['Bratenreste verwerten', /leftover roast/i],
    ['we ate the pork, sauerkraut is left, what can I do with it', /sauerkraut/i],
    ['frozen breaded flounder fillet', /fish stick|fish finger/i],
  ])('is used up and not made once more: "%s"', (words, title) => {
    expect(answered(words)).toMatch(title)
    expect(answered(words)).not.toMatch(/pork/i)
  })

  test.each([
    ['leftover fondue', /refused: .*(?:bread|cheese)/i],
    ['leftover mussels', /^refused/],
    ['Leftover Swedish meatball sauce', /refused: .*meatball/i],
    ['frozen lasagna', /^refused/],
    ['frozen pizza', /^refused/],
  ])('is refused with near dishes where none uses it up: "%s"', (words, answer) => {
    expect(answered(words)).toMatch(answer)
  })
  test('is no frozen dish that is made so', () => {
    expect(answered('frozen yogurt')).toMatch(/frozen yogurt/i)
    expect(answered('frozen margarita')).toMatch(/frozen margarita/i)
  })
})

describe('the kind of thing that a phrase ends in', () => {
  test.each([
    ['the sauce in which Coney Island hamburgers are cooked', /sauce$/i],
    ['coconut shrimp dipping sauce', /sauce$|^nam jim/i],
    ['marrow & ginger jam', /jam|refused: .*jam/i],
    ['kabocha bread', /bread|refused: .*bread/i],
    ['Ranch Style Beans', /beans|refused: .*beans/i],
  ])('is what is made: "%s"', (words, title) => {
    expect(answered(words)).toMatch(title)
    expect(answered(words)).not.toMatch(/^(?:hamburgers|coconut shrimp|stuffed|roasted|southwest)/i)
  })
})

describe('an open wish of a grown-up', () => {
  test.each([
    'im stuck, my bloke is fussy',
    'less than $30 for two weeks',
    'new baby at home, easy dinners',
    'dinner',
  ])('is for more than the plainest dish: "%s"', (words) => {
    expect(answered(words)).not.toMatch(/buttered noodles|hot dogs|aglio/i)
  })
  test.each(['secondi di pesce per matrimonio', 'a feast of the Lord of the Rings', 'Hochzeitsessen'])(
    'is festive for a feast: "%s"',
    (words) => {
      expect(readWords(words).moods).toContain('fancy')
      expect(answered(words)).not.toMatch(/fish sticks|hot dogs|noodles/i)
    },
  )
})
