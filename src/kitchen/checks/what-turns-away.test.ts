import { expect, test } from 'vitest'
import { emptyCraving } from '../craving/index.ts'
import { checkRecipe } from './check-recipe.ts'
import { lemonChicken } from './sound-recipes.ts'

const severityFor = (servings: number, asked: number) =>
  checkRecipe(
    { ...lemonChicken, servings },
    { craving: { ...emptyCraving(), servings: asked }, source: 'model' },
  ).findings.find(({ rule }) => rule === 'wish.servings')?.severity

test.each([
  [4, 20, 'error'],
  [1, 6, 'error'],
  [4, 6, 'warning'],
  [4, 2, 'warning'],
  [12, 40, 'warning'],
  [4, 4, undefined],
] as const)('a recipe for %i, where %i were asked for, has the finding %s', (servings, asked, severity) => {
  expect(severityFor(servings, asked)).toBe(severity)
})
