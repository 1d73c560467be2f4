import { describe, expect, test } from 'vitest'
import { answerTo, readWords } from '#testing/answer-to.ts'

const answer = (words: string) => answerTo(readWords(words))
const titleOf = (words: string): string => {
  const made = answer(words)
  return made.kind === 'recipe' ? made.draft.title : `refused: ${made.reason}`
}
const itemsOf = (words: string): string => {
  const made = answer(words)
  return made.kind === 'recipe' ? made.draft.ingredients.map(({ item }) => item).join('\n') : ''
}

describe('a word for foods together, beside a dish that is named', () => {
  test.each([
    ['Spaghetti Bolognese rich with beef, garlic and herbs', /^Spaghetti Bolognese$/],
    ['mac and cheese with herbs', /^Baked Mac and Cheese$/],
    ['Rindergulasch mit Kräutern', /^Rindergulasch$/],
    ['tortilla de patatas con hierbas', /^Tortilla Española$/],
    ['poulet rôti aux herbes', /^Poulet Rôti$/],
    ['lasagne con verdure', /lasagna/i],
    ['meatloaf with seasoning', /^Meatloaf$|^Classic Meatloaf$/],
    ['shrimp scampi with seasonings', /^Shrimp Scampi/],
    ['roast chicken with herbs and aromatics', /chicken/i],
    ['Vegetable Chowder, nothing but canned vegetables', /chowder$/i],
  ])('refuses nothing and makes no second dish: "%s"', (words, title) => {
    expect(titleOf(words)).toMatch(title)
    expect(titleOf(words)).not.toMatch(/ with (?:taco|stovetop|potluck)/i)
  })
  test.each(['mac and cheese with herbs', 'Rindergulasch mit Kräutern', 'tortilla de patatas con hierbas'])(
    'is met by one of them where that does no harm: "%s"',
    (words) => expect(itemsOf(words)).toMatch(/parsley|bay|thyme|chives|marjoram/i),
  )
  test('keeps a food that would make another dish', () => {
    expect(titleOf('lobster bisque with chicken')).toMatch(/^refused/)
  })
})
