import { describe, expect, test } from 'vitest'
import { checkRecipe } from '../../checks/index.ts'
import { composeRecipe, readCraving } from '../index.ts'

const OTHER = /^The dish that was named cannot be made/
const OWN_PICK = /^No dish or food was recognised/

const ten = (text: string) =>
  Array.from({ length: 10 }, (_, seed) => {
    const craving = readCraving(text)
    const made = composeRecipe({ craving, seed: `qualified-${seed}` })
    if (made.kind === 'refused') throw new Error(`${text}: ${made.reason}`)
    const report = checkRecipe(made.draft, { craving, source: 'engine' })
    expect(report.findings.filter(({ severity }) => severity === 'error')).toEqual([])
    const items = made.draft.ingredients.map(({ item }) => item).join('; ')
    return { ...made, items, words: [made.draft.title, items, ...made.draft.instructions].join('\n') }
  })

describe('what a word says is lacking is lacking', () => {
  test.each([
    ['flourless chocolate cake', /\bflour\b/i],
    ['flourless banana pancakes', /\bflour\b/i],
    ['beanless chili', /\bbeans?\b/i],
    ['bean-less chili', /\bbeans?\b/i],
    ['bunless burger', /\bbuns?\b/i],
    ['noodle-less lasagna', /\bnoodles?\b|lasagna sheets/i],
    ['riceless sushi bowl', /\brice\b(?! vinegar)/i],
    ['sugarless cookies', /\bsugar\b/i],
    ['sugar-free brownies', /\b(?:sugar|dark chocolate|ice cream|honey|maple)\b/i],
    ['yeast-free bread', /\byeast\b/i],
    ['oil-free hummus', /\boil\b/i],
  ])('%s', (text, forbidden) => {
    for (const { draft, items } of ten(text))
      expect([draft.title.replace(/^sugar-free /i, ''), items].join('; ')).not.toMatch(forbidden)
  })

  test.each([
    'boneless chicken thighs',
    'skinless chicken curry',
    'seedless grape salad',
    'effortless dinner',
  ])('%s lacks no food', (text) => expect(readCraving(text).exclusions).toEqual([]))

  test('a flourless chocolate cake is the cake of that name', () => {
    for (const { archetype, draft, items } of ten('flourless chocolate cake')) {
      expect(archetype).toBe('flourless-chocolate-cake')
      expect(draft.title).toMatch(/flourless chocolate cake/i)
      expect(items).toMatch(/eggs/)
    }
  })
})

describe('a dough that yeast raises is not made without it', () => {
  test.each(['bread without yeast', 'yeast-free bread', 'homemade bread, no yeast'])('%s', (text) => {
    for (const { items, notes } of ten(text)) {
      expect(items).not.toMatch(/yeast/)
      expect(items).toMatch(/baking (?:powder|soda)/)
      expect(notes.filter((note) => OTHER.test(note)).length).toBeLessThanOrEqual(1)
    }
  })
  test.each(['cinnamon rolls without yeast', 'naan without yeast'])(
    '%s is another dish, and says so',
    (text) => {
      for (const { notes, draft } of ten(text)) {
        expect(notes.some((note) => OTHER.test(note))).toBe(true)
        expect(draft.description).toMatch(OTHER)
        expect(draft.title).not.toMatch(/cinnamon rolls|naan/i)
      }
    },
  )
})

test.each(['alcohol-free caipirinha', 'vegan zorblax', 'khachapuri', 'hot toddy'])(
  'a dish that the kitchen does not know is refused by its name: %s',
  (text) => {
    const made = composeRecipe({ craving: readCraving(text), seed: 'unknown' })
    expect(made).toMatchObject({
      kind: 'refused',
      reason: expect.stringMatching(/^Larder's built-in kitchen does not know “[a-z]+”/),
    })
  },
)
test.each([
  'something vegan',
  'gluten-free dinner for two',
  'nut-free, please',
  'creamy mushroom pasta, no wine',
])('%s is understood, and nothing is said', (text) => {
  for (const { notes } of ten(text))
    expect(notes.filter((note) => OWN_PICK.test(note) || OTHER.test(note))).toEqual([])
})

test.each([
  ['crawfish étouffée', 'crawfish', 'made without'],
  ['octopus salad', 'octopus', 'made without'],
  ['burger on a pretzel bun', 'pretzel', 'made without'],
  ['goat curry', 'goat', 'made without'],
])('%s: a food that the kitchen does not have is said', (text, food, made) => {
  for (const { notes } of ten(text)) {
    expect(notes).toContain(`Larder's built-in kitchen has no ${food}, so this is ${made}.`)
    expect(notes.filter((note) => OWN_PICK.test(note))).toEqual([])
  }
})

test('a dish of a food that the kitchen does not have is refused, and says so', () => {
  expect(composeRecipe({ craving: readCraving('lobster roll'), seed: 'lacking' })).toMatchObject({
    kind: 'refused',
    reason: expect.stringMatching(
      /^Larder's built-in kitchen has no lobster, and makes nothing else in its place/,
    ),
  })
})

test('a food that the kitchen does not cook with is no slip of another', () => {
  expect(readCraving('perch with lemon').foods).not.toContain('peach')
  expect(readCraving('peech cobbler').foods).toContain('peach')
})

test.each(['salmon quiche', 'salmon frittata'])('%s has its salmon in it, smoked', (text) => {
  for (const { items, notes } of ten(text)) {
    expect(items).toMatch(/smoked salmon/i)
    expect(items).not.toMatch(/skin-on salmon/i)
    expect(notes).toEqual([])
  }
})

test.each([
  ['slow cooker pulled pork', 'slow cooker'],
  ['air fryer salmon', 'air fryer'],
  ['instant pot chili', 'pressure cooker'],
])('%s is not made in one, and says so', (text, tool) => {
  for (const { notes } of ten(text))
    expect(notes).toContain(`Written for the stove and the oven: it uses no ${tool}.`)
})
test('a mug cake is made in a microwave, and says nothing of it', () => {
  for (const { notes } of ten('microwave mug cake')) expect(notes.join(' ')).not.toMatch(/Written for/)
})

test('"just" and "only" before foods leave room for little else', () => {
  const basics = /^(?:salt|freshly ground|extra-virgin olive oil|neutral|unsalted butter)/
  for (const { draft } of ten('just eggs and potatoes'))
    expect(draft.ingredients.filter(({ item }) => !basics.test(item)).length).toBeLessThanOrEqual(5)
  expect(readCraving('chicken for just me').maxIngredients).toBeNull()
})

test('for a small child: mild, without whole nuts, popcorn or alcohol, and said', () => {
  for (const { items, notes } of ten('pasta for my two-year-old')) {
    expect(items).not.toMatch(
      /almond|walnut|pecan|hazelnut|cashew|pistachio|peanut|popcorn|wine|chil[ei]|jalape/i,
    )
    expect(notes.join(' ')).toMatch(/small child/)
  }
})

test('a diet inside the name of a food that is out is kept', () => {
  expect(readCraving('gluten free flour free chocolate cake').diets).toContain('gluten-free')
})
