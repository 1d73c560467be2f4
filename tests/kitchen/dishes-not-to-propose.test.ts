import { describe, expect, test } from 'vitest'
import { answerTo, readWords } from '#testing/answer-to.ts'

const titleOf = (words: string): string => {
  const answer = answerTo(readWords(words))
  return answer.kind === 'recipe' ? answer.draft.title : `(${answer.reason})`
}
const excluded = (words: string): readonly string[] => readWords(words).exclusions

describe('a dish that nobody is to propose', () => {
  test.each([
    ['an easy recipe that uses lemons. Please don’t say make lemonade', 'lemonade', /lemonade/i],
    ["what can I do with zucchini? please don't say zucchini bread", 'zucchini bread', /bread/i],
    ['recipe for pumpkin, please no one say pumpkin pie', 'pumpkin pie', /pie/i],
    ["use up apples, but please don't tell me to make applesauce", 'applesauce', /applesauce/i],
    ["ripe bananas. if anyone says banana bread I'll scream", 'banana bread', /banana bread/i],
  ])('is left out of “%s”', (words, dish, title) => {
    expect(excluded(words)).toContain(dish)
    expect(titleOf(words)).not.toMatch(title)
  })

  test('is none where somebody is not told of a food', () => {
    expect(excluded("I don't tell my kids there is zucchini in it, brownies")).toEqual([])
  })
})

describe('something other than a dish', () => {
  test.each([
    ['reste de riz, comment faire autre chose qu’une ratatouille avec des courgettes', 'ratatouille'],
    ["faire autre chose qu'une quiche avec des poireaux", 'quiche'],
    ['algo con calabacín, otra cosa que no sea ratatouille', 'ratatouille'],
    ['qualcosa di diverso da una caponata con le melanzane', 'caponata'],
    ['qualcosa che non sia una frittata con le zucchine', 'omelette'],
    ['irgendwas anderes als Ratatouille mit Zucchini', 'ratatouille'],
    ['something different from meatloaf with ground beef', 'meatloaf'],
  ])('leaves the dish out of “%s”', (words, dish) => {
    expect(excluded(words)).toContain(dish)
    expect(titleOf(words).toLowerCase()).not.toContain(dish)
  })
})

describe('a texture that is denied', () => {
  test.each([
    ['molasses cookies, not soft and chewy, harder/crispier', ['soft', 'chewy']],
    ['chocolate chip cookies not cakey or chewy, crispy please', ['cakey', 'chewy']],
    ['oatmeal cookies, not thin and crispy, soft and chewy', ['thin', 'crispy']],
    ['brownies, not dry, cakey or thick', ['cakey', 'thick']],
    ['mushroom soup, not creamy', ['creamy']],
    ["dinner that isn't hard to make", undefined],
    ['steak with not thick gravy', undefined],
  ])('covers the adjectives that are joined to it in “%s”', (words, textures) => {
    expect(readWords(words).deniedTextures).toEqual(textures)
  })

  test('is in no title', () => {
    expect(titleOf('molasses cookies, not soft and chewy, harder/crispier')).not.toMatch(/chewy|soft/i)
  })

  test('leaves the one behind it a wish', () => {
    expect(readWords('chocolate chip cookies not cakey or chewy, crispy please').moods).toContain('crispy')
  })
})

describe('a list of what somebody does not eat', () => {
  test.each([
    [
      'He doesn’t like onions, peppers, tomatoes, or vegetables of any kind. lately no garlic',
      ['onion', 'pepper', 'tomato', 'vegetable', 'garlic'],
    ],
    ["my kid won't eat onions, carrots, or vegetables of any kind", ['onion', 'carrot', 'vegetable']],
    ['no beans, lentils or legumes of any sort', ['bean', 'lentil', 'legume']],
    ['he HATES gravies, MOST sauces, any casserole and slow cooked meals', ['gravy', 'sauce', 'casserole']],
    ['he hates most sauces, any casserole. meat and potatoes please', ['sauce', 'casserole']],
  ])('reaches to its end in “%s”', (words, foods) => {
    expect(excluded(words)).toEqual(foods)
  })

  test('denies seafood of any kind', () => {
    expect(readWords("she doesn't like fish, shrimp, or seafood of any kind").diets).toEqual(
      expect.arrayContaining(['fish-free', 'shellfish-free']),
    )
  })

  test.each([
    ['he hates casseroles and slow cooked meals', 'quick'],
    ["doesn't like tomatoes or spicy food, pasta please", 'mild'],
  ])('ends with a way of cooking in “%s”', (words, mood) => {
    expect(readWords(words).moods).toContain(mood)
  })

  test('names no wish with its kind', () => {
    expect(readWords('fish of any kind, no cheese').families).toEqual(['fish'])
  })
})
