import { blocking, checkRecipe } from '../checks/index.ts'
import type { Craving } from '../craving/craving.ts'
import { composeRecipe } from './compose-recipe.ts'
import type { Composition } from './composition.ts'
import { readCraving } from './reading/read-craving.ts'

export type Made = Extract<Composition, { kind: 'recipe' }> & { craving: Craving }

/**
 * For tests: makes what the words ask for. Each series has seeds of its own, so that one test's recipes stay as they are
 * when another is added; a refusal fails the test.
 */
export const makerOf =
  (series: string) =>
  (words: string, seed = 0): Made => {
    const craving = readCraving(words)
    const answer = composeRecipe({ craving, seed: `${series} ${seed}` })
    if (answer.kind === 'refused') throw new Error(`${words}: ${answer.reason}`)
    return { ...answer, craving }
  }

/** For tests: why these words cannot be met; said with a refusal, or with another dish. */
export const saidOf = (words: string): string => {
  const answer = composeRecipe({ craving: readCraving(words), seed: 'said 0' })
  return answer.kind === 'refused' ? answer.reason : answer.notes.join(' ')
}

/** For tests: which of these a recipe with the foods `has` is without; each is told as those that do, `cod|haddock`. */
export const foodsMissing = (has: readonly string[], foods: readonly string[]): string[] =>
  foods.filter((one) => !one.split('|').some((id) => has.includes(id)))

/**
 * For tests: why a recipe is not this dish, or not sound: made as another one, without foods that the dish is not itself
 * without (told as in `foodsMissing`), or stopped by a check. Nothing when it is what it should be.
 */
export const faultsOf = (
  { archetype, draft, craving, foods: has }: Made,
  dish: string,
  foods: readonly string[],
): string[] => [
  ...(archetype === dish ? [] : [`made as ${archetype}`]),
  ...foodsMissing(has, foods).map((food) => `${draft.title} has no ${food}`),
  ...blocking(checkRecipe(draft, { craving, source: 'engine' })).map(({ message }) => message),
]
