import { describe, expect, test } from 'vitest'
import { answerTo, readWords } from '#testing/answer-to.ts'

const answer = (words: string) => answerTo(readWords(words))
const titleOf = (words: string): string => {
  const made = answer(words)
  return made.kind === 'refused' ? `refused: ${made.reason}` : made.draft.title
}

describe('a list of what somebody dislikes', () => {
  test.each([
    [
      'BF hates fish, mushrooms, anything pickled, coconut and pineapple',
      ['fish', 'mushroom', 'coconut', 'pineapple'],
    ],
    ['kid hates onions, anything spicy, peppers and beans: dinner', ['onion', 'pepper', 'bean']],
    ["he doesn't like tomatoes, anything creamy or olives. Pasta?", ['tomato', 'olive']],
    ["I can't have dairy, anything fermented, or soy", ['soy']],
  ])('goes on behind "anything" with a taste or a way of preparing: %s', (words, foods) => {
    const { exclusions, diets } = readWords(words)
    const left = [...exclusions, ...diets.map((diet) => diet.replace('-free', ''))]
    expect(left).toEqual(expect.arrayContaining(foods))
    expect(titleOf(words)).not.toMatch(new RegExp(foods.join('|'), 'i'))
  })
  test('rules frying out when the cook eats nothing fried', () => {
    expect(readWords('no olives, anything fried, or eggplant').equipment).toContain('no frying')
  })
  test('ends before "anything spicy" when no food follows', () => {
    expect(readWords('no onions, anything spicy').moods).toContain('spicy')
  })
})

describe('a wish in other words', () => {
  test.each([
    ['its 35 degrees out i refuse to turn the oven on', 'no oven'],
    ["i can't be bothered to heat up the oven, dinner", 'no oven'],
  ])('knows that the oven stays off: %s', (words, tool) => {
    expect(readWords(words).equipment).toContain(tool)
  })
  test.each([
    ['how do you cook black eye pea', /Black-Eyed Pea|Lobia/],
    ['something with rice', /^(?!.*(?:Fluffy|Plain|White Rice))/],
    ['how do i go about cooking a 10lb turkey', /Roast Turkey(?! Breast)/],
    ['chiken noodle soop', /Chicken Noodle Soup/],
    ['i need a vegi lasagna recipe', /Veg\w+ .*Lasagna/],
    ['hot pepper sauce using lime juice and carrots instead of vinegar and tomatoes', /Hot Sauce/],
    ['I want something that tastes like McDonalds', /burger/i],
    ['something like chick-fil-a', /Chicken Sandwich/],
    ['quiche sans pate avec un reste de poireaux', /Quiche/],
  ])('gets the dish that is meant: %s', (words, title) => {
    expect(titleOf(words)).toMatch(title)
  })
  test('gets a small sweet or savory snack for a French afternoon, and no fish', () => {
    expect(readWords('gouter pour 10 gamins sans gluten, vite fait').servings).toBe(10)
    expect(titleOf('gouter pour 10 gamins sans gluten, vite fait')).not.toMatch(/salmon|fish|chicken/i)
  })
  test('serves one when it is "just me tonight"', () => {
    expect(readWords('just me tonight, something cosy').servings).toBe(1)
    expect(readWords('just me and my two kids').servings).toBe(3)
  })
  test('asks for no mash when the cook can only mash so many', () => {
    expect(
      titleOf("I have bags of potatoes. I can only mash and bake so many before I'm bored!"),
    ).not.toMatch(/mash/i)
  })
  test('keeps a named dish beside its maker', () => {
    expect(titleOf('five guys fries')).toMatch(/Fries/)
  })
})

test('is no dish without the food that was named first', () => {
  const made = answer('dragon fruit with sauteed carrots and lime juice')
  const lines =
    made.kind === 'recipe' ? made.draft.ingredients.map(({ item }) => item).join(' ') : 'dragon fruit'
  expect(lines).toMatch(/dragon fruit/)
})

describe('who eats', () => {
  test.each([
    ['tea for 2 tired teenagers and me', 3, 'dinner'],
    ['the sexiest food to cook on a date', 2, null],
    ['a special meal for our anniversary', 2, null],
    ['an up to date chicken recipe', null, null],
  ])('is counted: %s', (words, servings, category) => {
    expect(readWords(words)).toMatchObject({ servings, category })
  })
})
