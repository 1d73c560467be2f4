import { describe, expect, it } from 'vitest'
import { type Refinement, refineRecipe } from '#kitchen/refine/index.ts'
import { testCookbook } from '#testing/test-cookbook.ts'
import { failuresOf } from './refine/judge-wish.ts'
import { storedRecipe, type WishCase, wishCases } from './refine/wishes.ts'

const cookbook = await testCookbook()

const answers = new Map<WishCase, Refinement>()
const answerTo = (wanted: WishCase): Refinement => {
  const known = answers.get(wanted)
  const answer = known ?? refineRecipe({ ...storedRecipe(cookbook, wanted.recipe), wish: wanted.wish })
  answers.set(wanted, answer)
  return answer
}

describe('a wish for a recipe of the collection', () => {
  it.each(wishCases)('"$wish" for $recipe', (wanted) => {
    expect(failuresOf(wanted, storedRecipe(cookbook, wanted.recipe), answerTo(wanted))).toEqual([])
  })

  it('is carried out for at least four of five', () => {
    const made = wishCases.filter((wanted) => answerTo(wanted).kind === 'proposal')
    expect(wishCases.length).toBeGreaterThanOrEqual(60)
    expect(made.length / wishCases.length).toBeGreaterThan(0.8)
  })
})
