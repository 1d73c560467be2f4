import { describe, expect, test } from 'vitest'
import { testCookbook } from '#testing/test-cookbook.ts'
import { readCraving } from '../craving/read-craving.ts'
import { answerCraving } from './answer-craving.ts'
import { judgeKnownDishes, readKnownDishes } from './known-dishes.ts'
import { nameKey } from './name-key.ts'
import type { Cookbook } from './open-cookbook.ts'

const dishes = readKnownDishes(
  'known-dishes/made-up.yaml',
  `
- names: [glimmoka, Glimmóca roja]
  is: a soup of chicken and clouds from nowhere
  near: [chicken-noodle-soup, tomato-rasam]
- names: [moon bake]
  is: a casserole of moonlight
  near: []
`,
)
const whole = await testCookbook()
const cookbook: Cookbook = {
  ...whole,
  knownDishes: new Map(dishes.flatMap((dish) => dish.names.map((name) => [nameKey(name), dish]))),
}
const answer = (words: string) =>
  answerCraving(cookbook, { craving: readCraving(words, undefined, cookbook), series: 'test', turn: 1 })
const told = 'Glimmoka is a soup of chicken and clouds from nowhere. '

describe('a dish that is known by name alone', () => {
  test.each([
    'glimmoka',
    'How do I make Glimmoka?',
    'glimmoca roja recipe',
    'glimmoka with extra garlic',
    'I want glimmoka for dinner',
  ])('is told with near recipes when “%s” asks for it', (words) => {
    expect(answer(words)).toMatchObject({
      kind: 'refused',
      reason: expect.stringContaining(told),
      near: [{ title: 'Chicken Noodle Soup' }, { title: 'Tomato Rasam' }],
    })
  })

  test('has no near recipe that breaks a rule of the craving', () => {
    expect(answer('vegetarian glimmoka')).toMatchObject({
      reason: expect.stringContaining(told),
      near: [{ title: 'Tomato Rasam' }],
    })
    expect(answer('glimmoka without tomato or chicken')).toMatchObject({ kind: 'refused', near: [] })
  })

  test.each(['chicken soup without glimmoka', 'tomato soup with glimmoka'])(
    'is no hindrance to “%s”',
    (words) => {
      expect(answer(words)).not.toMatchObject({ reason: expect.stringContaining(told) })
    },
  )

  test('with names of English words is found in a sentence', () => {
    expect(answer('my grandmother made moon bake on Sundays')).toMatchObject({
      kind: 'refused',
      reason: expect.stringContaining('Moon bake is a casserole of moonlight.'),
    })
  })
})

describe('the check of known dishes', () => {
  const slugs = new Set(['tomato-rasam'])
  test('finds a name that a recipe has, a name given twice and a near recipe that does not exist', () => {
    const faulty = [...dishes, { names: ['Moon Bake', 'tomato rasam'], is: 'a soup', near: ['tomato-rasam'] }]
    expect(judgeKnownDishes(faulty, slugs, new Set(['tomato rasam']))).toEqual([
      'glimmoka: no recipe is called chicken-noodle-soup',
      'Moon Bake: a recipe or another known dish is called “moon bake”',
      'Moon Bake: a recipe or another known dish is called “tomato rasam”',
    ])
  })

  test('names the file of an entry that lacks what the dish is', () => {
    expect(() => readKnownDishes('known-dishes/a.yaml', '- names: [x]\n  near: []')).toThrow(
      /cookbook\/known-dishes\/a\.yaml: .*is/s,
    )
  })
})
