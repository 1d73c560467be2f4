import { expect, test } from 'vitest'
import { testCookbook } from '#testing/test-cookbook.ts'
import { emptyCraving } from '../craving/craving.ts'
import { readCraving } from '../craving/read-craving.ts'
import { pantryItem } from '../culinary/index.ts'
import { inOneGo } from '../in-one-go.ts'
import { foodAtHand } from './at-hand.ts'
import { fillFrame } from './fill-frame.ts'
import { fillFrames } from './fill-frames.ts'
import { makeFilling } from './make-of-foods.ts'
import { withoutFalseRemainders } from './prose.ts'

const cookbook = await testCookbook()

const fill = (words: string, turn = 1, recentTitles: string[] = []) =>
  inOneGo(
    fillFrames(cookbook.frames, readCraving(words, undefined, cookbook), { series: 'a', turn, recentTitles }),
  )
const madeOf = (words: string, turn?: number) => {
  const dish = fill(words, turn)
  if (dish.kind !== 'recipe') throw new Error(dish.kind === 'none' ? dish.because : 'every dish was made')
  return dish
}
const linesOf = (words: string) =>
  madeOf(words)
    .draft.ingredients.map(({ item }) => item)
    .join('\n')

test.each([
  ['chicken, rice and broccoli', /chicken[\s\S]*rice|rice[\s\S]*chicken/, /broccoli/],
  ['what can I make with zucchini, eggs and feta', /zucchini/, /eggs[\s\S]*feta|feta[\s\S]*eggs/],
  ['I have chickpeas, spinach and coconut milk', /chickpeas/, /coconut milk/],
])('"%s" is a dish of all of that', (words, ...foods) => {
  for (const food of foods) expect(linesOf(words)).toMatch(food)
})

test.each([
  ['stir-fry with tofu and broccoli', 'stir-fry'],
  ['frittata with potatoes, eggs and ham', 'frittata'],
  ['a sheet pan dinner of salmon and asparagus', 'tray-bake'],
  ['pasta bake with penne, mozzarella and zucchini', 'pasta-bake'],
  ['smoothie with mango and banana', 'smoothie'],
])('"%s" is of the kind that it names', (words, frame) => expect(madeOf(words).frame).toBe(frame))

test('makes another dish on the next turn', () => {
  const titles = [1, 2, 3].map((turn) => madeOf('chicken, rice and broccoli', turn).draft.title)
  expect(new Set(titles).size).toBe(3)
})

test('keeps to the requested servings and minutes', () => {
  expect(madeOf('stir-fry with chicken and peppers for 2').draft.servings).toBe(2)
  const { prepTime, cookTime } = madeOf('eggs and spinach in 20 minutes').draft
  expect(prepTime + cookTime).toBeLessThanOrEqual(20)
})

test.each([
  ['vegan stir-fry with tofu and broccoli', /honey|butter|egg\b|milk/],
  ['gluten-free stir-fry with chicken and broccoli', /^soy sauce/m],
  ['dairy-free mashed potatoes', /butter|\bmilk/],
])('"%s" keeps its rule in the staples, too', (words, out) =>
  expect(linesOf(words).replace(/vegan butter|oat milk|coconut milk/g, '')).not.toMatch(out),
)

test.each([
  ['bone-in chicken thighs', ['bone-in-chicken-thigh', 'chicken-thigh']],
  ['chicken thighs', ['chicken-thigh', 'bone-in-chicken-thigh']],
])('%s are first what they are called, then their like', (said, ids) =>
  expect(foodAtHand(said)?.items.map(({ id }) => id)).toEqual(ids),
)

test('makes no dish when the craving names no food', () => {
  expect(fill('something nice')).toMatchObject({ kind: 'none' })
})

test('lists the earlier dishes when all have been made', () => {
  const turns = Array.from({ length: 30 }, (_, at) => fill('smoothie with mango and spinach', at + 1))
  const titles = turns.flatMap((dish) => (dish.kind === 'recipe' ? [dish.draft.title] : []))
  expect(new Set(titles).size).toBe(titles.length)
  expect(turns.at(-1)).toMatchObject({ kind: 'all-made', titles })
})

test.each([
  ['a sheet pan dinner of shrimp and asparagus', /shrimp (are|until they are) pink/],
  ['a sheet pan dinner of salmon and asparagus', /salmon (is|until it is) opaque/],
])('"%s" speaks of one food or of many', (words, sign) =>
  expect(madeOf(words).draft.instructions.join('\n')).toMatch(sign),
)

test('a step speaks of remaining oil only when some was used before', () => {
  const heated = 'Heat the remaining oil in the skillet.'
  expect(withoutFalseRemainders(['Beat the eggs.', heated])).toEqual([
    'Beat the eggs.',
    'Heat the oil in the skillet.',
  ])
  expect(withoutFalseRemainders(['Heat half of the oil.', heated])).toEqual(['Heat half of the oil.', heated])
})

test('serves more when its foods feed more, and as many as the cook says', () => {
  const ids =
    'tortilla-chip gyro-meat bacon chickpea-canned sweet-potato corn-canned monterey-jack barbecue-sauce olive-green sour-cream'
  const foods = ids
    .split(' ')
    .map((id) => ({ said: id, items: [pantryItem(id)!], answers: [id], isMinor: false }))
  const nachos = cookbook.frames.frames.find(({ slug }) => slug === 'nachos')!
  const servings = (wished: number | null) => {
    const craving = { ...emptyCraving(), servings: wished }
    const filling = fillFrame(nachos, foods, craving, cookbook.frames)!
    const made = makeFilling(filling, craving, cookbook.frames)
    return made.kind === 'made' ? made.draft.servings : made.because
  }
  expect(servings(null)).toBe(7)
  expect(servings(12)).toBe(12)
})

test('describes a dish of nothing but the foods that it needs', () => {
  const { draft } = madeOf('nugget sandwiches with chicken nuggets, burger buns and mayonnaise')
  expect(draft.description).toMatch(/chicken nuggets/)
})
