import { expect, test } from 'vitest'
import type { Condition } from '../conditions/index.ts'
import { conditionsHold } from './conditions.ts'
import { readDraft } from './read-draft.ts'
import { craving, lemonChicken } from './sound-recipes.ts'

const check = (conditions?: Condition[]) => {
  const asked = conditions === undefined ? craving() : Object.assign(craving(), { conditions })
  return conditionsHold.check(readDraft(lemonChicken), { craving: asked, source: 'engine' })
}

test('says nothing when the craving names no condition', () => {
  expect(check()).toBeNull()
  expect(check([])).toBeNull()
  expect(conditionsHold.check(readDraft(lemonChicken), { source: 'person' })).toBeNull()
})

test('finds what breaks a condition of the craving', () => {
  expect(check([{ id: 'low-fodmap' }])?.filter(({ severity }) => severity === 'error')).toEqual([
    expect.objectContaining({ rule: 'condition.low-fodmap', place: 'ingredients.4' }),
  ])
})

test('says what was checked and what was not when the condition holds', () => {
  expect(check([{ id: 'pregnancy' }])).toEqual([
    expect.objectContaining({
      rule: 'condition.pregnancy.scope',
      severity: 'note',
      message: expect.stringMatching(/^Checked for pregnancy: .+ Not checked: .+ Ask your doctor/),
    }),
  ])
})
