import { describe, expect, test } from 'vitest'
import { foodOfLine } from '#kitchen/ingredients/index.ts'
import { answerTo, readWords } from '#testing/answer-to.ts'

const answer = (words: string) => answerTo(readWords(words))
const titleOf = (words: string): string => {
  const made = answer(words)
  return made.kind === 'recipe' ? made.draft.title : `refused: ${made.reason}`
}

describe('a technique that is not wanted', () => {
  test.each([
    'chicken cutlets not fried',
    'donuts no frying',
    'crispy chicken, not fried',
    'spring rolls not deep fried',
    'paczki baked not fried',
    'coxinha without deep frying',
    'parmigiana di melanzane non fritta',
  ])('is not used, or the dish is refused for it: "%s"', (words) => {
    const made = answer(words)
    if (made.kind === 'refused') expect(made.reason).toContain('it is fried')
    else expect(made.draft.instructions.join(' ')).not.toMatch(/deep-?fr|in the hot oil|oil to 3\d\d/i)
  })
  test('leaves a dish with onions fried soft', () => {
    expect(titleOf('lentil soup not fried')).toMatch(/lentil/i)
  })
})

describe('a dish that is named first', () => {
  test.each([
    ['bobotie, cape malay, with yellow rice and chutney', /^bobotie/i],
    ['lemon curd thats thick enough for cake filling', /^lemon curd/i],
    ['kimchi mild enough for kids, from one napa cabbage', /kimchi$/i],
    ['preserved lemons for tagines, quick or slow', /preserved lemons/i],
    ['fig preserves with lemon slices, texas backyard fig tree', /^fig/i],
    ['mango pickle, the oily fiery one, have 10 green mangos', /mango pickle/i],
    ['quince paste, the firm kind you slice with cheese', /quince paste/i],
    ['grape jelly from concord grapes on our fence', /grape jelly/i],
    ['tortillas for tacos', /taco/i],
    ['kimchi for fried rice', /fried rice/i],
  ])('is made, and not what it is served with or for: "%s"', (words, title) => {
    expect(titleOf(words)).toMatch(title)
  })
})

describe('a "not" between two words', () => {
  test.each([
    ['anzac biscuits chewy not crunchy for the kids', /anzac/i],
    ['spinach pie with homemade filo not store', /spanakopita|spinach/i],
    ['chicken pot pie with square noodles not crust', /chicken/i],
    ['something savory please not pudding', /^(?!refused|.*pudding)/i],
    ['something with eggplant my roommate wont complain about', /eggplant/i],
  ])('denies what stands behind it: "%s"', (words, title) => {
    expect(titleOf(words)).toMatch(title)
  })
  test.each([
    ['curry, shrimp not tolerated', 'crustaceans'],
    ['curry, shrimp not eaten here', 'crustaceans'],
    ['shrimp not welcome, curry', 'crustaceans'],
    ['curry, shrimp not happening', 'crustaceans'],
    ['soup, cashews not edible for me', 'tree-nuts'],
    ['pasta, prawns not wanted', 'crustaceans'],
  ] as const)('denies the food before it where it ends the clause: "%s"', (words, allergen) => {
    const made = answer(words)
    if (made.kind === 'refused') return
    const carriers = made.draft.ingredients.filter((line) => foodOfLine(line)?.allergens.includes(allergen))
    expect(carriers).toEqual([])
  })
})

test('a word of a food or dish with one slip is read, also where another language has that word', () => {
  expect(titleOf('malva puding')).toBe('Malva Pudding')
  expect(titleOf('fluffy dinner omlet for two')).toMatch(/omelet/i)
})

test('a side is scaled to the dish, or to the next number that its pan allows', () => {
  const made = answer('cornish hens with stuffing')
  if (made.kind === 'refused') throw new Error(made.reason)
  const bread = made.draft.ingredients.find(({ item }) => /bread/.test(item))
  expect(bread?.amount).toMatch(/oz|ounce/)
})

test.each([
  'strawberry jam without much sugar',
  'Erdbeermarmelade ohne viel Zucker',
  'confiture de fraises sans trop de sucre',
  'mermelada de fresa sin mucho azúcar',
  'marmellata di fragole senza troppo zucchero',
])('little sugar is a limit, and no jam without any: "%s"', (words) => {
  const { exclusions, targets } = readWords(words)
  expect(exclusions).toEqual([])
  expect(targets).toEqual([{ measure: 'sugar', atMost: 12 }])
})

test.each([
  ['dirty rice with ground turkey', /turkey/i],
  ['caldo verde with kielbasa', /sausage|kielbasa/i],
  ['banana bread with hazelnuts', /hazelnut/i],
])('a food takes the place of its like in a dish that is named: "%s"', (words, food) => {
  const made = answer(words)
  if (made.kind === 'refused') throw new Error(made.reason)
  expect(made.draft.ingredients.map(({ item }) => item).join('\n')).toMatch(food)
})

test('"with out" leaves a food out', () => {
  expect(readWords('how make fluffy pancaks with out milk').diets).toContain('dairy-free')
  expect(readWords('dinner with out of date milk').exclusions).toEqual([])
})

test('a dish that is chosen for children has no alcohol in it', () => {
  for (const words of ['first dinner my 9 year old can cook alone', 'something for kids'])
    expect(readWords(words).diets, words).toContain('alcohol-free')
  expect(readWords('coq au vin for kids').diets).toContain('alcohol-free')
})

test('vegetables that are hidden from children are kept, and a baby that was born eats none', () => {
  expect(titleOf("my kids won't touch vegetables, hidden veg pasta sauce")).toMatch(/hidden/i)
  expect(readWords('soup for a friend who just had a baby').conditions).toEqual([])
})

test.each([
  ['kedgeree for a lazy brunch', 'Kedgeree'],
  ['harira to break the fast', 'Harira'],
])('a lazy brunch and a broken fast set no time: "%s"', (words, title) => {
  expect(titleOf(words)).toBe(title)
})
