import { describe, expect, test } from 'vitest'
import type { RecipeDraft } from '#contract/recipe.ts'
import { type Craving, emptyCraving } from '../craving/index.ts'
import { checkRecipe, type DraftSource } from './index.ts'

const rice: RecipeDraft = {
  title: 'Chicken and Rice',
  description: 'Plain rice with chicken, soft and mild.',
  category: 'dinner',
  prepTime: 10,
  cookTime: 25,
  restTime: 0,
  servings: 4,
  ingredients: [
    { amount: '1 pound', item: 'boneless, skinless chicken thighs, cut into strips' },
    { amount: '1 cup', item: 'white rice' },
    { amount: '1 tablespoon', item: 'olive oil' },
  ],
  instructions: [
    'Warm the olive oil in a pot over medium heat and brown the chicken thighs for 8 minutes, until they read 165°F (74°C).',
    'Add the white rice and 2 cups of water, cover and simmer for 17 minutes, until the rice is tender.',
  ],
}
const found = (over: Partial<Craving>, source: DraftSource = 'model', repaired = false) =>
  checkRecipe(rice, { craving: { ...emptyCraving(), ...over }, source, repaired }).findings.filter(
    ({ rule }) => rule.startsWith('wish.'),
  )
const group = (over: Partial<Craving>) =>
  checkRecipe(rice, { craving: { ...emptyCraving(), ...over }, source: 'model' }).rules.find(
    ({ group: name }) => name === 'What you asked for',
  )

describe('figures per serving', () => {
  test('that are kept have no finding', () =>
    expect(
      found({
        targets: [
          { measure: 'calories', atMost: 700 },
          { measure: 'protein', atLeast: 20 },
        ],
      }),
    ).toEqual([]))
  test('that are missed are errors, with the computed figure', () =>
    expect(found({ targets: [{ measure: 'protein', atLeast: 60 }] })).toEqual([
      expect.objectContaining({
        rule: 'wish.figure',
        severity: 'error',
        message: expect.stringMatching(/^\d+ g of protein per serving; at least 60 were asked for\.$/),
      }),
    ]))
  test('that a model misses by less than a twentieth are told', () => {
    const protein = (atLeast: number, source: DraftSource) =>
      found({ targets: [{ measure: 'protein', atLeast }] }, source).map(({ severity }) => severity)
    const [told] = found({ targets: [{ measure: 'protein', atLeast: 60 }] })
    const has = Number.parseInt(told?.message ?? '', 10)
    expect(protein(has, 'model')).toEqual([])
    expect(protein(has * 1.03, 'model')).toEqual(['warning'])
    expect(protein(has * 1.03, 'engine')).toEqual(['error'])
    expect(protein(has * 1.1, 'model')).toEqual(['error'])
  })
})

describe('a food that is there already', () => {
  test('is not cooked from raw', () =>
    expect(found({ states: [{ food: 'chicken', state: 'leftover' }] })).toEqual([
      expect.objectContaining({
        rule: 'wish.state',
        severity: 'error',
        message:
          'You have leftover chicken; this recipe starts from boneless, skinless chicken thighs, cut into strips.',
      }),
    ]))
  test('is frozen when the craving says so', () =>
    expect(found({ states: [{ food: 'chicken', state: 'frozen' }] })).toHaveLength(1))
  test('may be bread', () => expect(found({ states: [{ food: 'bread', state: 'leftover' }] })).toEqual([]))
})

describe('tools', () => {
  test('are not reported when they are missing and not used', () =>
    expect(found({ equipment: ['no oven'] })).toEqual([]))
  test('are reported when they were requested and are not used', () => {
    expect(found({ equipment: ['slow cooker'] })).toEqual([
      expect.objectContaining({ rule: 'wish.tool', severity: 'error' }),
    ])
    expect(found({ equipment: ['slow cooker'] }, 'engine')[0]?.severity).toBe('warning')
  })
})

describe('a wish that could not be proved', () => {
  test('is reported, and its group has not passed', () => {
    const named = { words: 'chicken paprikash', names: ['chicken paprikash'] }
    expect(found({ named })).toEqual([expect.objectContaining({ rule: 'wish.dish', severity: 'warning' })])
    expect(group({ named })?.passed).toBe(false)
    expect(group({ unknown: ['zorblax'] })?.passed).toBe(false)
  })
  test('is a warning for rare words and a note for words of talk', () => {
    expect(
      found({ unknown: ['zorblax', 'insist'] }).map(({ severity, message }) => [severity, message]),
    ).toEqual([
      ['warning', 'Not understood: “zorblax”.'],
      ['note', 'Not understood: “insist”.'],
    ])
  })

  test('leaves what was asked for unproved, even where the word is only talk', () => {
    expect(group({ category: 'dinner', unknown: ['insist'] })?.passed).toBe(false)
    expect(group({ category: 'dinner', unknown: ['delicious'] })?.passed).toBe(true)
  })
  test('is not reported when the dish goes by one of its names', () =>
    expect(found({ named: { words: 'pollo con arroz', names: ['chicken and rice'] } })).toEqual([]))
  test('has no group when nothing was asked for', () => expect(group({})).toBeUndefined())
  test('typing errors are noted as they were read', () => {
    expect(found({ readAs: [{ typed: 'chiken', as: 'chicken' }] })).toEqual([
      expect.objectContaining({
        rule: 'wish.read-as',
        severity: 'note',
        message: '“chiken” was read as chicken.',
      }),
    ])
  })
})
