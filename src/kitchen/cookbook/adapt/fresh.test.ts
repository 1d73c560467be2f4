import { describe, expect, test } from 'vitest'
import type { Ingredient } from '#contract/recipe.ts'
import { checkRecipe } from '../../checks/index.ts'
import { lemonChicken } from '../../checks/sound-recipes.ts'
import { readCraving } from '../../craving/read-craving.ts'
import { withFresh } from './fresh.ts'

const draftOf = (line: Ingredient, step: string) => ({
  ...lemonChicken,
  ingredients: [...lemonChicken.ingredients, line],
  instructions: [...lemonChicken.instructions, step],
})
const lastOf = (words: string, line: Ingredient, step = 'Stir it in.') => {
  const { ingredients, instructions } = withFresh(draftOf(line, step), readCraving(words))
  return { line: ingredients.at(-1), step: instructions.at(-1) }
}

describe('a food that is meant fresh', () => {
  test.each<[words: string, line: Ingredient, becomes: Ingredient]>([
    [
      'got a bag of spinach going limp to use up',
      { amount: '1 pound', item: 'frozen spinach, thawed and squeezed' },
      { amount: '1 1/2 lb', item: 'fresh spinach, wilted in a hot pan, squeezed dry and chopped' },
    ],
    [
      'cherry tomatoes to use up',
      { amount: '1 can (14 ounces)', item: 'diced tomatoes' },
      { amount: '14 ounces', item: 'cherry tomatoes, halved' },
    ],
    [
      'chicken with fresh peas',
      { amount: '1 cup', item: 'frozen peas' },
      { amount: '1 cup', item: 'fresh peas' },
    ],
  ])('takes the place of a frozen or canned one: "%s"', (words, line, becomes) =>
    expect(lastOf(words, line).line).toEqual(becomes),
  )
  test('is not called frozen by the steps', () =>
    expect(
      lastOf('chicken with fresh peas', { amount: '1 cup', item: 'frozen peas' }, 'Stir in the frozen peas.')
        .step,
    ).toBe('Stir in the peas.'))
  test('stays in its can where it is the sauce of the dish, and is told', () => {
    const can = { amount: '1 can (28 ounces)', item: 'crushed tomatoes' }
    const words = 'chicken with fresh tomatoes'
    expect(lastOf(words, can).line).toEqual(can)
    const { findings } = checkRecipe(draftOf(can, 'Simmer the tomatoes for 20 minutes.'), {
      craving: readCraving(words),
    })
    expect(findings.map(({ message }) => message)).toContain(
      'You asked for fresh tomato; this recipe takes crushed tomatoes.',
    )
  })
  test('that is said to be frozen or canned is no fresh one', () =>
    expect(lastOf('frozen peas to use up', { amount: '1 cup', item: 'frozen peas' }).line?.item).toBe(
      'frozen peas',
    ))
})
