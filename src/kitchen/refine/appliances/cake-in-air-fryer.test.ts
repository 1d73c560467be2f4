import { describe, expect, test } from 'vitest'
import { answerTo, readWords } from '#testing/answer-to.ts'

describe('a cake in an air fryer', () => {
  test.each([
    ['air fryer lemon loaf cake', /lemon/i],
    ['air fryer pound cake', /pound cake/i],
  ])('is baked in a pan that fits the basket, at less heat and under foil: "%s"', (words, title) => {
    const made = answerTo(readWords(words))
    if (made.kind !== 'recipe') throw new Error(made.reason)
    const steps = made.draft.instructions.join(' ')
    expect(made.draft.title).toMatch(title)
    expect(steps).toMatch(/heat the air fryer to 3[0-3]\d°F/i)
    expect(steps).toMatch(/pan that fits the basket/)
    expect(steps).toMatch(/foil/)
    expect(steps).not.toMatch(/\boven\b/i)
  })
  test.each(['air fryer layer cake', 'air fryer bundt cake'])(
    'is none where the pan does not fit: "%s"',
    (words) => {
      const made = answerTo(readWords(words))
      expect(made.kind === 'recipe' && /bundt|layer/i.test(made.draft.title)).toBe(false)
    },
  )
})
