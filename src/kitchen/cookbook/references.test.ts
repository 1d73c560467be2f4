import { expect, test } from 'vitest'
import { answerTo, readWords } from '#testing/answer-to.ts'
import { testCookbook } from '#testing/test-cookbook.ts'
import { allergensOf } from '../checks/index.ts'
import type { Craving } from '../craving/craving.ts'
import { inOneGo } from '../in-one-go.ts'
import { breaches } from '../refine/keep-rules.ts'
import { referencesInPieces } from './references.ts'

const cookbook = await testCookbook()

const referencesFor = (craving: Craving, { most = 2, turn = 1 } = {}) =>
  inOneGo(referencesInPieces(cookbook, { craving, series: 'test', turn }, most))
const titlesFor = (words: string, options = {}) =>
  referencesFor(readWords(words), options).map(({ title }) => title)

test('the dish that is named comes first, and no more than asked for', () => {
  expect(titlesFor('chicken paprikash')[0]).toBe('Chicken Paprikash')
  expect(titlesFor('chicken paprikash', { most: 1 })).toEqual(['Chicken Paprikash'])
  expect(titlesFor('turkey burgers')).toContain('Turkey Burgers')
})

test('another attempt learns from other recipes', () => {
  const first = titlesFor('banana bread')
  const second = titlesFor('banana bread', { turn: 2 })
  expect(first).toHaveLength(2)
  expect(second).toHaveLength(2)
  expect(first.filter((title) => second.includes(title))).toEqual([])
})

test('a dish that is known by name alone has those that are near it', () => {
  const [known] = [...cookbook.knownDishes.values()].filter(({ near }) => near.length > 1)
  const titles = known?.near.slice(0, 2).map((slug) => cookbook.bySlug.get(slug)?.file.title)
  const name = known?.names[0] ?? ''
  expect(answerTo(readWords(name)).kind).toBe('refused')
  expect(titlesFor(name)).toEqual(titles)
})

test.each(['a dish called glorpnax', 'something nice', 'surprise me with the xylofrass of my grandmother'])(
  'nothing is shown that is not near: %s',
  (words) => {
    // A craving of few words gets no dish in place of another; one that says nothing may get one.
    for (const draft of referencesFor(readWords(words)))
      expect(draft.title.toLowerCase()).not.toMatch(/glorp|xylo/)
  },
)

const allergic = [
  ['pad thai', 'peanuts'],
  ['chocolate chip cookies', 'tree-nuts'],
  ['carbonara', 'milk'],
  ['fried rice', 'eggs'],
  ['shrimp scampi', 'crustaceans'],
  ['pancakes', 'gluten'],
] as const
test.each(allergic)('no reference for %s contains %s when the cook is allergic', (words, allergen) => {
  const craving: Craving = { ...readWords(words), allergies: [allergen] }
  for (const { ingredients } of referencesFor(craving))
    expect(allergensOf(ingredients)).not.toContainEqual(
      expect.objectContaining({ allergen, status: 'contains' }),
    )
})

const diets = [
  'vegan lasagna',
  'vegetarian chili',
  'gluten-free chocolate cake',
  'dairy-free mashed potatoes',
  'halal lamb stew',
  'fried rice without egg',
  'tomato pasta without garlic',
]
test.each(diets)('no reference for “%s” breaks it', (words) => {
  const craving = readWords(words)
  for (const draft of referencesFor(craving)) expect(breaches(draft, craving)).toEqual([])
})
