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

/** Comparison of recipes with a wish: how one answers its words first, which costs a tenth of the rest. */
interface Matcher {
  explain: (recipe: LinkedRecipe) => Explanation
  compare: (recipe: LinkedRecipe, explanation: Explanation) => Match
}

/** Returns the functions that compare recipes with a wish. */
export function matcher({ cookbook, craving, named, called, wanted, isThere }: Wish): Matcher {
  const explain = explainer(cookbook, craving)
  const keptOut = linesKeptOut(craving)
  return {
    explain: (recipe) => {
      const explanation = explain(recipe, named.has(recipe.slug))
      return called.has(recipe.slug) ? { ...explanation, lacks: null } : explanation
    },
    compare: (recipe, explanation) => {
      const isNamedAfter = isThere ? () => false : ownNamesSay(recipe.file)
      return {
        ...explanation,
        ...{ recipe, isNamed: named.has(recipe.slug), isCalled: called.has(recipe.slug) },
        missing: missingFoods(wanted, recipe, isNamedAfter).map(({ name }) => name),
        keptOut: keptOut(recipe),
      }
    },
  }
}
