import { describe, expect, test } from 'vitest'
import type { RecipeDraft } from '#contract/recipe.ts'
import { checkRecipe } from '../checks/index.ts'
import { lemonChicken } from '../checks/sound-recipes.ts'
import { readCraving } from '../craving/read-craving.ts'
import { showsTexture } from './textures.ts'

describe('a texture', () => {
  test.each([
    ['chewy', 'bake them soft and chewy'],
    ['moist', 'a crumb that stays soft for days'],
    ['tender', 'until a fork slides in'],
  ])('is shown by the words of a recipe: %s', (texture, text) =>
    expect(showsTexture(text, texture)).toBe(true),
  )
  test.each([
    ['chewy', 'knead it no longer, or it turns chewy'],
    ['dense', 'light and never dense'],
    ['chewy', 'soft as little cakes'],
  ])('is not shown by words that deny it, or that say another: %s', (texture, text) =>
    expect(showsTexture(text, texture)).toBe(false),
  )

  const told = (words: string, over: Partial<RecipeDraft>) =>
    checkRecipe({ ...lemonChicken, ...over }, { craving: readCraving(words) }).findings.filter(
      ({ rule }) => rule === 'wish.qualifier',
    )
  const description = 'Crisp at the edges, juicy within, and done in one pan for the week.'
  test('that a recipe shows is not told, wherever the craving names it', () =>
    expect(told('lemon chicken that is juicy', { description })).toEqual([]))
  test('that a recipe does not show is told, wherever the craving names it', () =>
    expect(told('lemon chicken that is gooey', { description })).toEqual([
      expect.objectContaining({
        severity: 'warning',
        message: 'You asked for “gooey”; nothing in this recipe says that it is.',
      }),
    ]))
})
