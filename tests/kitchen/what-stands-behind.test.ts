import { describe, expect, test } from 'vitest'
import { answerTo, readWords } from '#testing/answer-to.ts'

const titleOf = (words: string): string => {
  const answer = answerTo(readWords(words))
  return answer.kind === 'recipe' ? answer.draft.title : `refused: ${answer.reason}`
}

describe('words behind the name of a dish', () => {
  test.each([
    ['coleslaw kentucky', 'Coleslaw'],
    ['ham loaf pennsylvania', 'Glazed Ham Loaf'],
    ['opor ayam lebaran', 'Opor Ayam'],
    ['sherbet punch for baptism', 'Sherbet Punch'],
    ['chicken karahi lahori style', 'Chicken Karahi'],
    ['coleslaw kfc', 'Coleslaw'],
    ['gyudon like yoshinoya', 'Gyudon'],
    ['garlic shrimp like giovannis truck', 'Garlic Butter Shrimp Scampi'],
    ['red lobster cheddar bay biscuits', 'Cheddar Garlic Drop Biscuits'],
    ['lemonaide stand recipe', 'Lemonade for a Crowd'],
  ])('a place, an occasion or a maker asks for no other dish: %s', (words, title) => {
    expect(titleOf(words)).toBe(title)
  })

  test('are told where the kitchen knows nothing of them', () => {
    expect(readWords('coleslaw kentucky').unknown).toEqual(['kentucky'])
    expect(readWords('coleslaw kfc').notes?.join()).toContain('kfc')
  })

  test.each(['soup gjvetch', 'sabayon cake', 'fairy bread zibbet'])(
    'a strange word that may say which dish is meant gets no other one: %s',
    (words) => expect(titleOf(words)).toMatch(/^refused/),
  )
})

describe('what a dish is not to be', () => {
  test.each([
    ["rotisserie chicken ideas that aren't soup", /\bsoup\b/i],
    ['ground beef dinner that isnt tacos', /\btacos?\b/i],
    ['leftover roast beef not sandwiches', /\bsandwich/i],
  ])('leaves out the dish: %s', (words, dish) => {
    expect(titleOf(words)).not.toMatch(/^refused/)
    expect(titleOf(words)).not.toMatch(dish)
  })

  test.each([
    ['oat milk not slimy', 'Oat Milk'],
    ['gluten free gnocchi that dont fall apart', 'Gluten-Free Potato Gnocchi'],
    ['tahdig that actually comes out in one piece', 'Tahdig (Persian Crispy Rice)'],
  ])('names a failing and denies no food: %s', (words, title) => {
    expect(titleOf(words)).toBe(title)
    expect(readWords(words).moods).not.toContain('autumn')
  })

  test.each([
    'peanuts no exposure',
    'mushrooms no thanks',
    'pancakes, walnuts come out in hives',
    'milk upset stomach',
  ])('is still asked for where it may be an allergy or a denial: %s', (words) => {
    const { refusal, exclusions, allergies = [] } = readWords(words)
    expect(refusal !== null || exclusions.length + allergies.length > 0).toBe(true)
  })
})

describe('words that harm nobody', () => {
  test.each([
    ['brussle sprouts airfryer so my kids eat them', 'Air Fryer Brussels Sprouts'],
    ['goulash my husband cooks on sundays', 'Hungarian Goulash'],
    ['curd rice upset stomach', 'Curd Rice'],
    ['strawberry spinach salad for a baby shower', 'Strawberry Spinach Salad'],
  ])('%s', (words, title) => expect(titleOf(words)).toBe(title))

  test.each(['my husband roasted with potatoes', 'roast my neighbour', 'my neighbour, fried'])(
    'a person or a pet is still no dish: %s',
    (words) => expect(readWords(words).refusal).toContain('food that people can eat'),
  )

  test('a first time denies no food', () => {
    const craving = readWords('chocolate strawberries, never melted chocolate before')
    expect([craving.refusal, craving.exclusions]).toEqual([null, []])
  })
})

test.each([
  ['miso salmon 400 calories', ['miso salmon', '400 calories']],
  ['wrap 400 cal', ['wrap', '400 cal']],
])('a figure leaves the food before it: %s', (words, said) => {
  const { claims = [] } = readWords(words)
  expect(
    claims
      .filter(({ kind }) => kind !== 'unknown')
      .map((one) => one.words)
      .join('|'),
  ).toContain(said[1])
  expect(claims.some(({ kind, words: own }) => kind === 'number' && own === said[1])).toBe(true)
})

test('one pan is a vessel, and no single eater', () => {
  const { servings, equipment } = readWords('shakshouka for one pan')
  expect([servings, equipment]).toEqual([null, ['one pan']])
})

test('a dish of which only one food is there is made with it', () => {
  expect(titleOf('mujadara, i only have brown lentils')).toBe('Mujadara')
  expect(readWords('i only have potatoes and onions').onlyThese).toBe(true)
})

test.each([
  ['mayo with an egg', 'Mayonnaise'],
  ['mayo with stick blender, egg from my own hens', 'Mayonnaise'],
])('a food is made of what stands behind it: %s', (words, title) => expect(titleOf(words)).toBe(title))

test('months beside first purees are a baby’s', () => {
  expect(readWords('first purees, 5 months, sweet potato and something').conditions).toEqual([
    { id: 'baby', months: 5 },
  ])
  expect(readWords('mashed potatoes that keep 3 months in the freezer').conditions).toEqual([])
})

test('a dog’s biscuit without grain has no flour of wheat', () => {
  expect(titleOf('grain free dog biscuits')).toMatch(/^refused/)
})

test.each([
  ['spagetti carbonarra', 'Spaghetti Carbonara'],
  ['bannana pancakes no flower', 'Gluten-Free Banana Oat Pancakes'],
  ['begginer sushi roles', 'Avocado Maki'],
  ['potatoe salad for bbq', 'American Potato Salad'],
])('a slip is read as meant: %s', (words, title) => expect(titleOf(words)).toBe(title))

test('a day too hot for the oven asks for no oven', () => {
  const { equipment, moods } = readWords('too hot to turn on the oven')
  expect([equipment, moods]).toEqual([['no oven'], []])
})
