import type { LinkedRecipe } from '../../open-cookbook.ts'
import { type Explanation, explainer } from '../explains.ts'
import { linesKeptOut } from '../keeps-out.ts'
import { missingFoods, ownNamesSay } from '../wanted.ts'
import type { Wish } from './wish.ts'

/** Recipe that may answer a wish, with how it answers the words and what it lacks. */
export interface Match extends Explanation {
  recipe: LinkedRecipe
  /** True when the words name it, by its own name or by that of its family. */
  isNamed: boolean
  /** True when the craving is its name, or names it by its diet: it lacks nothing. */
  isCalled: boolean
  /** Names of wished foods that the recipe lacks. */
  missing: string[]
  /** Indices of lines that the craving's rules forbid. */
  keptOut: number[]
}

/** Returns what recipes gain, or lose below zero, by one thing; null when the wish says nothing of it. */
export type Rule = (wish: Wish) => ((match: Match) => number) | null

/** Returns a function that compares recipes with a wish. */
export function matcher({
  cookbook,
  craving,
  named,
  called,
  wanted,
  isThere,
}: Wish): (recipe: LinkedRecipe) => Match {
  const explain = explainer(cookbook, craving)
  const keptOut = linesKeptOut(craving)
  return (recipe) => {
    const [isNamed, isCalled] = [named.has(recipe.slug), called.has(recipe.slug)]
    const isNamedAfter = isThere ? () => false : ownNamesSay(recipe.file)
    const explanation = explain(recipe, isNamed)
    return {
      ...explanation,
      lacks: isCalled ? null : explanation.lacks,
      ...{ recipe, isNamed, isCalled },
      missing: missingFoods(wanted, recipe, isNamedAfter).map(({ name }) => name),
      keptOut: keptOut(recipe),
    }
  }
}
