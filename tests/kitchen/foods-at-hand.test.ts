import { describe, expect, test } from 'vitest'
import { checkRecipe } from '#kitchen/checks/index.ts'
import { understoodOf } from '#kitchen/craving/understood.ts'
import { answerTo, readWords } from '#testing/answer-to.ts'

const answered = (words: string) => {
  const craving = readWords(words)
  const answer = answerTo(craving)
  if (answer.kind !== 'recipe') throw new Error(`${words}: ${answer.reason}`)
  return { craving, answer, draft: answer.draft }
}

const told = (words: string): string[] => {
  const { craving, answer, draft } = answered(words)
  return checkRecipe(draft, { craving, source: 'engine', ...(answer.course && { course: answer.course }) })
    .findings.filter(({ rule }) => rule === 'wish.amount')
    .map(({ message }) => message)
}

describe('amounts of foods at hand', () => {
  test.each([
    ['6 egg yolks to use up', [{ food: 'egg yolk', quantity: 6, unit: null }]],
    ['i have 5 lbs of carrots', [{ food: 'carrot', quantity: 5, unit: 'lbs' }]],
    ['500g mince recipe', [{ food: 'mince', quantity: 500, unit: 'g' }]],
    [
      'half a cabbage and 2 eggs',
      [
        { food: 'cabbage', quantity: 0.5, unit: null },
        { food: 'egg', quantity: 2, unit: null },
      ],
    ],
    ['a dozen eggs to use up', [{ food: 'egg', quantity: 12, unit: null }]],
    ['10 zucchini from the garden', [{ food: 'zucchini', quantity: 10, unit: null }]],
    ['jalapenos 2 dozen', [{ food: 'jalapeno', quantity: 24, unit: null }]],
    ['leftover 2 cups of rice', [{ food: 'rice', quantity: 2, unit: 'cups' }]],
    ['3 bean salad', []],
    ['7 layer dip', []],
    ['3 egg omelette', []],
    ['deviled eggs for 15', []],
    ['chicken in 20 minutes for 4', []],
    ['pasta with 30 g of protein', []],
  ])('are read from “%s”', (words, amounts) => {
    const read = (readWords(words).amounts ?? []).map(({ food, quantity, unit }) => ({
      food,
      quantity,
      unit,
    }))
    expect(read).toEqual(amounts)
  })

  test.each([
    '6 egg yolks to use up',
    '2 chicken breasts air fryer',
    'have 5 lemons',
    'one can of chickpeas',
  ])('are what the recipe takes, or less, for “%s”', (words) => {
    expect(told(words).filter((message) => message.startsWith('You have'))).toEqual([])
  })

  test('are told where a recipe baked in one tin takes more', () => {
    expect(told('banana bread with only 2 bananas')[0]).toMatch(/^You have 2 bananas; this recipe takes /)
  })

  test('do not change a recipe whose number of eaters is said', () => {
    expect(answered('6 egg yolks, custard for 4').draft.servings).toBe(4)
  })
})

describe('foods to use up', () => {
  test.each([
    ['limp celeriac', 'limp'],
    ['a glut of nectarines', 'a glut of'],
    ['figs getting soft', 'getting soft'],
    ['20 corn tortillas about to go dry', 'about to go dry'],
    ['swiss chard giant bunch', 'giant bunch'],
    ['pint of heavy cream expires friday', 'expires friday'],
    ['bendy parsnips soup', 'bendy'],
    ['bag of lemons from neighbors tree', 'from neighbors tree'],
    ['the end of a jar of pesto', 'the end of a jar of'],
  ])('are read from “%s”', (words, said) => {
    expect(understoodOf(readWords(words))).toContainEqual({ words: said, means: 'to use up' })
  })

  test.each([
    'hard boiled eggs',
    'soft pretzels',
    'brown butter cookies',
    'dry rub chicken',
    'sour cream dip',
    'old fashioned donuts',
    'black bean soup',
    'wilted spinach salad',
  ])('are not read from the name “%s”', (words) => {
    expect(understoodOf(readWords(words)).map(({ means }) => means)).not.toContain('to use up')
  })

  test.each([
    ['20 corn tortillas about to go dry', /^corn tortillas$/i],
    ['6 bagels two days old', /bagels$/i],
    ['half a loaf of sourdough bread going stale', /sourdough bread/i],
    ['yesterdays roast lamb into curry', /^roast/i],
  ])('are not made once more for “%s”', (words, itself) => {
    const answer = answerTo(readWords(words))
    if (answer.kind === 'recipe') expect(answer.draft.title).not.toMatch(itself)
  })

  test('are made of what is at hand where the dish stands before it', () => {
    expect(answered('mayonnaise i have 1 egg and olive oil').draft.title).toMatch(/mayonnaise/i)
  })
})

describe('misspelled conditions', () => {
  test.each([
    ['gestational diabeties breakfast burrito', 'diabetes'],
    ['diabetis friendly dinner', 'diabetes'],
    ['low colesterol chicken', 'low-cholesterol'],
  ])('are kept in “%s”', (words, id) => {
    expect(readWords(words).conditions?.map((one) => one.id)).toContain(id)
  })

  test('without rules are refused by name', () => {
    expect(readWords('low pottasium red pepper pasta').refusal).toContain('low potassium')
  })
})

describe('a dish that is left over', () => {
  test.each([
    ['stale donuts', /bread pudding/i],
    ['half a panettone', /panettone french toast|panettone bread pudding/i],
    ['leftover stuffing balls', /fried stuffing balls/i],
    ['birthday cake scraps', /truffles/i],
    ['fried fish from last night make tacos', /tacos/i],
    ['leftover mac and cheese', /leftover/i],
  ])('is used up and not made once more: %s', (words, title) => {
    expect(answered(words).draft.title).toMatch(title)
  })

  test('is refused by name where no recipe uses it up', () => {
    expect(answerTo(readWords('leftover salad'))).toMatchObject({
      reason: expect.stringMatching(/no recipe that uses up salad/),
    })
  })
})

test('a camp fire is a way of cooking that is used or told', () => {
  const { craving, draft } = answered('campfire nachos')
  expect(craving.equipment).toContain('camp fire')
  expect(draft.title).toBe('Campfire Nachos')
})

test('sugar is replaced where it only sweetens, and not where it is the candy', () => {
  const { draft } = answered('sugar free carrot cake')
  expect(draft.ingredients.map(({ item }) => item).join()).not.toMatch(/(?<!erythritol.*)\bsugar\b(?!-free)/)
  expect(answerTo(readWords('sugar free caramel sauce')).kind).toBe('refused')
})

test.each([
  ['ground beef turning brown', true],
  ['chicken thighs getting old', true],
  ['a gallon of milk six days past the date', true],
  ['avocados turning brown', false],
  ['bananas going black', false],
])('what may be spoilt is told, and what is only ripe is not: %s', (words, isTold) => {
  expect(readWords(words).notes?.some((note) => note.includes('spoiled food good')) ?? false).toBe(isTold)
})

describe('cuisines that are not wanted', () => {
  test.each([
    ['dinner for the parents, dad hates Italian food', ['italian']],
    ['anything but mexican tonight, chicken', ['mexican']],
    ['spicy noodles, tired of thai and chinese', ['thai', 'chinese']],
    ['not italian sausage pasta', undefined],
    ['no french fries, burger', undefined],
    ['italian dinner, no mushrooms', undefined],
  ])('are read from “%s”', (words, cuisines) => {
    expect(readWords(words).deniedCuisines).toEqual(cuisines)
    expect(readWords(words).cuisines.filter((one) => cuisines?.includes(one))).toEqual([])
  })

  test('are not made', () => {
    const { answer } = answered('dinner for the parents, dad hates Italian food')
    expect(answer.draft.title).not.toMatch(/risotto|pasta|piccata|parmigiana/i)
  })
})

test('a dish that is denied by its name leaves its foods in', () => {
  expect(answered('5 pounds of carrots but not carrot cake').draft.title).toMatch(/carrot/i)
})

test('what has to keep without a fridge is told', () => {
  expect(readWords('daycare lunch, no nuts, no fridge').notes?.join(' ')).toMatch(/spoil within 2 hours/)
})

test.each([
  ['creme brule', 'creme-brulee'],
  ['bahn mi', 'banh-mi'],
])('a slip in a foreign name is mended: %s', (words, slug) => {
  expect(readWords(words).recipes?.slugs.join()).toContain(slug)
})

test.each([
  ['italian wedding soup with tiny meatballs', /wedding soup$/i],
  ['gooey butter cake, not from a cake mix', /gooey butter cake/i],
])('what a dish has in it already, and what it is not made of, change nothing: %s', (words, title) => {
  expect(answered(words).draft.title).toMatch(title)
})
