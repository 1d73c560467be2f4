import { describe, expect, test } from 'vitest'
import { checkRecipe } from '#kitchen/checks/index.ts'
import { answerTo, readWords } from '#testing/answer-to.ts'

const answered = (words: string) => {
  const craving = readWords(words)
  const answer = answerTo(craving)
  if (answer.kind !== 'recipe') throw new Error(`${words}: ${answer.reason}`)
  return { craving, draft: answer.draft }
}

describe('a dish of the meat that is asked for', () => {
  test.each([
    'Does anybody have a yummy EASY recipe for ground lamb? I’ve still got a package in the freezer!',
    'easy lamb mince',
  ])('comes before one whose meat would be swapped: “%s”', (words) => {
    expect(answered(words).draft.title).not.toMatch(/beef/i)
  })
})

describe('a food of two words', () => {
  test.each([['palm sugar cookies', /palm sugar|piloncillo/i, /palmiers/i]])(
    'is not found in halves: “%s”',
    (words, food, title) => {
      const { draft } = answered(words)
      expect(draft.ingredients.map(({ item }) => item).join()).toMatch(food)
      expect(draft.title).not.toMatch(title)
    },
  )
})

describe('a food that another one answers', () => {
  test.each(['cranberry-tangerine muffins', 'mandarin muffins'])('is told for “%s”', (words) => {
    const { craving, draft } = answered(words)
    const messages = checkRecipe(draft, { craving, source: 'engine' }).findings.map(({ message }) => message)
    expect(messages.join()).toMatch(/made with orange[a-z ]* for the (?:tangerine|mandarin)|^$/i)
  })
})
