import { describe, expect, test } from 'vitest'
import { uncountedSalt } from '#kitchen/checks/uncounted-salt.ts'
import { answerTo, readWords } from '#testing/answer-to.ts'

const madeFor = (words: string) => {
  const made = answerTo(readWords(words))
  if (made.kind === 'refused') throw new Error(`${words} is refused: ${made.reason}`)
  return made
}
const foodsOf = (words: string): string =>
  madeFor(words)
    .draft.ingredients.map(({ item }) => item.toLowerCase())
    .join('\n')

describe('the staples of the kitchen keep what the eaters may not have', () => {
  test.each([
    ['chicken stir fry, no legumes', /soy sauce|tofu|miso|bean|pea(?:s|nut)/],
    ['fried rice, allergic to legumes', /soy sauce|tamari|tofu|bean|pea(?:s|nut)/],
    ['beef goulash with a wine alternative', /(?<!alcohol-free red )wine(?! vinegar)/],
    ['coq au vin for the kids', /(?:red|white) wine(?! vinegar)/],
    ['sangria for kids', /wine|brandy|stock/],
    ["penne alla vodka, I don't drink", /vodka/],
  ])('%s', (words, not) => {
    expect(foodsOf(words)).not.toMatch(not)
  })

  test.each(['pasta primavera, low sodium', 'penne arrabbiata low sodium', 'potato salad low salt'])(
    '%s is not salted beyond its list',
    (words) => {
      expect(madeFor(words).draft.instructions.flatMap((step) => uncountedSalt(step) ?? [])).toEqual([])
    },
  )
})

describe('what the words say of the eaters', () => {
  test('a dish behind the comma is the wish, and no food that is hated', () => {
    expect(readWords('husband hates cilantro, tacos').exclusions).toEqual(['cilantro'])
    expect(readWords('allergia alle noci, pesto').exclusions).not.toContain('pesto')
  })

  test.each([
    ['18 months lunch', 'toddler'],
    ['expecting, steak tartare', 'pregnancy'],
    ['baby risotto 8 months', 'baby'],
  ])('%s is for a %s', (words, id) => {
    expect(readWords(words).conditions?.map((one) => one.id)).toContain(id)
  })

  test.each([
    ['toddler pancakes', /pancakes/i],
    ['soft couscous for 9 month old', /couscous/i],
    ['homemade mash for senior dog', /mash/i],
  ])('%s is made', (words, title) => {
    expect(madeFor(words).draft.title).toMatch(title)
  })
})

describe('a condition without rules', () => {
  test.each(['PKU dinner', 'thyroid diet dinner', 'raw vegan lasagna'])(
    '%s is refused with dishes that say what was looked at',
    (words) => {
      const answer = answerTo(readWords(words))
      expect(answer.kind).toBe('refused')
      if (answer.kind !== 'refused') return
      expect(answer.reason).toContain('not checked for it')
      expect(answer.near.every(({ because }) => because?.includes('nothing else is known here'))).toBe(true)
      expect(answer.near.length).toBeGreaterThan(0)
    },
  )

  test('a dessert near a diabetic one keeps the rules', () => {
    const answer = answerTo(readWords('diabetic dessert trifle'))
    const near = answer.kind === 'refused' ? answer.near.map(({ title }) => title) : []
    expect(near.join()).not.toMatch(/sherry|black forest/i)
  })
})
