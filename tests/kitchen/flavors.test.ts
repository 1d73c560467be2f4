import { describe, expect, it } from 'vitest'
import { understoodOf } from '#kitchen/craving/understood.ts'
import { answerTo, readWords } from '#testing/answer-to.ts'

describe('a food with a sauce or a seasoning', () => {
  it.each([
    ['honey mustard pork chops', 'Honey Mustard Pork Chops'],
    ['salmon with honey mustard sauce', 'Honey Mustard Salmon'],
    ['cod in a honey mustard glaze', 'Honey Mustard Cod'],
    ['baked honey mustard drumsticks', 'Honey Mustard Drumsticks'],
  ])('is made with both, and both are read: %s', (words, title) => {
    const craving = readWords(words)
    const answer = answerTo(craving)
    expect(answer.kind === 'recipe' && answer.draft.title).toBe(title)
    expect(craving.unknown ?? []).toEqual([])
    expect(understoodOf(craving).map(({ means }) => means)).toEqual(
      expect.arrayContaining([expect.stringContaining('honey mustard')]),
    )
  })

  it("is the cookbook's own where there is a recipe of that name", () => {
    const answer = answerTo(readWords('honey mustard chicken'))
    expect(answer.kind === 'recipe' && answer.slug).toBe('honey-mustard-chicken')
  })

  it.each(['brown sugar potatoes', 'balsamic tofu'])(
    'is a dish of the food, and not of something else that has both: %s',
    (words) => {
      const answer = answerTo(readWords(words))
      expect(answer.kind === 'refused' || /potato|tofu/i.test(answer.draft.title)).toBe(true)
    },
  )

  it('keeps an allergy to what is in the sauce', () => {
    const answer = answerTo(readWords('honey mustard salmon, I am allergic to mustard'))
    const lines = answer.kind === 'recipe' ? answer.draft.ingredients.map(({ item }) => item) : []
    expect(lines.join(' ')).not.toMatch(/mustard/)
  })
})
