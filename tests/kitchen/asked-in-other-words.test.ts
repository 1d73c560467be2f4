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
    ['a special meal for our anniversary', 2, 'dinner'],
    ['an up to date chicken recipe', null, null],
  ])('is counted: %s', (words, servings, category) => {
    expect(readWords(words)).toMatchObject({ servings, category })
  })
})

describe('a denial in a sentence of its own', () => {
  test('covers every item of a list that begins with "no"', () => {
    const words =
      'NO ONIONS. No green, red, yellow peppers of any kind. No olives. No broccoli, Brussels sprouts, pickles, slaw, kraut, squash, radishes. Meat is no problem.'
    const { exclusions } = readWords(words)
    for (const food of [
      'onion',
      'yellow pepper',
      'olive',
      'broccoli',
      'brussel sprout',
      'pickle',
      'squash',
      'radish',
    ])
      expect(exclusions).toContain(food)
    expect(titleOf(words)).not.toMatch(/pepper|sprout|radish|onion|squash|slaw/i)
  })
  test.each([
    ['dinner for a friend. he does not care for Cilantro', 'cilantro'],
    ["my son doesn't really care for mushrooms, pasta please", 'mushroom'],
    ["He doesn't like vegetables of any kind (peas, squash). new recipes", 'pea'],
    ["Rice, wheat, soy, and eggs are my no-no's, eating quinoa gets boring", 'egg'],
    ['carbonara for one, no parm just cheddar', 'parmesan'],
  ])('leaves the food out: %s', (words, food) => {
    expect(readWords(words).exclusions).toContain(food)
  })
  test('keeps a wish at the end of a list without another sentence', () => {
    expect(readWords('no onions, garlic, chicken soup').exclusions).not.toContain('chicken soup')
  })
})

test('is an allergy to each food in brackets, also when "allergy" has a slip in it', () => {
  const {
    allergies = [],
    exclusions,
    unknown = [],
  } = readWords('dinner. She has an allegy to seeds mainly starting with C (cumin, coriander), rice is fine')
  expect([...allergies, ...exclusions].join(' ')).toMatch(/cumin.*coriander|coriander.*cumin/)
  expect(unknown).not.toContain('allegy')
})

describe('a wish with figures and turns of phrase', () => {
  test.each([
    ['anything BUT chicken again. 4 of us, 25 min, 1 pan', 4],
    ['dinner for me and my two kids, 20 minutes', 3],
  ])('counts the eaters and no minutes: %s', (words, servings) => {
    expect(readWords(words).servings).toBe(servings)
  })
  test.each([
    ['kill two birds: dinner tonight and a cold lunch', /^(?!.*Bird)/],
    ['pavlova with 4 leftover egg whites, no electric mixer', /Pavlova/],
    ["I'm on a sugar-free diet but I want to make candy", /^(?!.*(?:Cookies and Cream|Oreo))/],
    ['a low fodmap dish without heavy sauces', /^(?!.*Sauce$)/],
    ['poutine, wheat free, no dairy', /Poutine/],
  ])('gets what is meant: %s', (words, title) => {
    expect(titleOf(words)).toMatch(title)
  })
})

test('gives a salad with legumes a legume', () => {
  const made = answer('salad with legumes')
  const lines = made.kind === 'recipe' ? made.draft.ingredients.map(({ item }) => item).join(' ') : ''
  expect(lines).toMatch(/bean|chickpea|lentil|\bpeas?\b/)
})
