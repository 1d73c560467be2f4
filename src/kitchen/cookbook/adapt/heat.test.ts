import { describe, expect, test } from 'vitest'
import { answerTo, readWords } from '#testing/answer-to.ts'
import { heatPerServing, MILD_TO, SPICY_FROM } from '../../checks/asked-moods.ts'
import { readDraft } from '../../checks/read-draft.ts'

const made = (words: string) => {
  const answer = answerTo(readWords(words))
  if (answer.kind !== 'recipe') throw new Error(answer.reason)
  return { draft: answer.draft, heat: heatPerServing(readDraft(answer.draft)) }
}

describe('a dish is as hot as it was asked for', () => {
  test.each([
    'mild chili',
    "a chicken chili that's not too spicy",
    'vegan curry, not too spicy, with sweet potato',
    'mild enchiladas',
    'mild jambalaya',
    'mild salsa',
    'a mild andhra dal',
  ])('%s', (words) => expect(made(words).heat).toBeLessThanOrEqual(MILD_TO))

  test.each([
    'spicy thai noodles with shrimp',
    'spicy tomato soup for 4',
    'spicy mac and cheese',
    'spicy scrambled eggs',
    'spicy chicken soup',
  ])('%s', (words) => expect(made(words).heat).toBeGreaterThanOrEqual(SPICY_FROM))

  test('its description names the change', () => {
    expect(made('mild chili').draft.description).toMatch(/Made mild: with less of the chili powder\.$/)
    expect(made('spicy tomato soup for 4').draft.description).toMatch(
      /Made hotter: with red pepper flakes\.$/,
    )
  })

  test.each([['mapo tofu not too spicy', 'chili bean paste', /^[12] teaspoons?$/]])(
    'takes a third or less of what it is named after: %s',
    (words, item, amount) => {
      const { draft } = made(words)
      expect(draft.ingredients.find((line) => line.item.includes(item))?.amount).toMatch(amount)
      expect(draft.description).toMatch(/Made mild/)
    },
  )

  test('no sweet is made hot, and no dish loses the food that it is named after', () => {
    expect(made('spicy brownies').draft.description).not.toMatch(/Made hotter/)
    expect(made('chili').draft.description).not.toMatch(/Made/)
  })
})
