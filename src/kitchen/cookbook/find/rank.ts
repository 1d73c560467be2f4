import type { Craving } from '../../craving/craving.ts'
import { inOneGo } from '../../in-one-go.ts'
import type { Cookbook, LinkedRecipe } from '../open-cookbook.ts'
import type { Circumstances } from './circumstances.ts'
import { A_LIST, isEnoughOfList } from './of-a-list.ts'
import { rulesByEffort } from './order/by-effort.ts'
import { rulesByFoods } from './order/by-foods.ts'
import { rulesByMeal } from './order/by-meal.ts'
import { rulesByName } from './order/by-name.ts'
import { type Match, matcher } from './order/match.ts'
import { mayAnswer } from './order/may-answer.ts'
import { type Wish, wishOf } from './order/wish.ts'

/** Recipe that may answer the craving, with its score and its gaps. */
export interface Candidate extends Pick<Match, 'recipe' | 'missing' | 'keptOut' | 'lacks'> {
  score: number
  /** Missing foods that may stay out: words of the recipe's own name, some of a list of foods at hand. */
  leftOver: readonly string[]
  /** True when the recipe matches some of the words, and may be suggested when nothing answers them. */
  isNear: boolean
}

/** Number of recipes that are scored, in some milliseconds, before the generator yields. */
const AT_A_TIME = 400

/** Returns the recipes that may answer the craving, the best first. */
export const rank = (
  cookbook: Cookbook,
  craving: Craving,
  circumstances: Circumstances,
): readonly Candidate[] => inOneGo(rankInPieces(cookbook, craving, circumstances))

/** The latest ranking of each craving, with the circumstances that it is for. */
const rankings = new WeakMap<Craving, { cookbook: Cookbook; key: string; ranked: readonly Candidate[] }>()

/**
 * Ranks like `rank`, and yields now and then so that a server can do other work. A craving that is answered
 * again, without its sides or on the cook's next turn, is ranked once.
 */
export function* rankInPieces(
  cookbook: Cookbook,
  craving: Craving,
  circumstances: Circumstances,
): Generator<undefined, readonly Candidate[]> {
  const { category, season, series } = circumstances
  const key = [category, season, series].join('\n')
  const known = rankings.get(craving)
  if (known && known.cookbook === cookbook && known.key === key) return known.ranked
  const ranked = yield* rankAnew(wishOf(cookbook, craving, circumstances))
  rankings.set(craving, { cookbook, key, ranked })
  return ranked
}

function* rankAnew(wish: Wish): Generator<undefined, Candidate[]> {
  const { recipes } = wish.cookbook
  const isMeant = mayAnswer(wish)
  const candidateOf = judge(wish)
  const candidates: Candidate[] = []
  for (let from = 0; from < recipes.length; from += AT_A_TIME) {
    candidates.push(
      ...recipes
        .slice(from, from + AT_A_TIME)
        .filter(isMeant)
        .flatMap((recipe) => candidateOf(recipe) ?? []),
    )
    yield
  }
  return candidates.sort((a, b) => b.score - a.score || (a.recipe.slug < b.recipe.slug ? -1 : 1))
}

/** Rules that put recipes in order; the score of a recipe is the sum of what it gains and loses by them. */
const rules = [...rulesByName, ...rulesByFoods, ...rulesByMeal, ...rulesByEffort]

/**
 * Returns a function that makes a candidate of a recipe. It returns null for one that is another dish and has none of
 * the words, which is half of the cookbook for most wishes.
 */
function judge(wish: Wish): (recipe: LinkedRecipe) => Candidate | null {
  const { craving, asked, named, calledWhole, scores, wanted } = wish
  const { explain, compare } = matcher(wish)
  const gains = rules.flatMap((rule) => rule(wish) ?? [])
  const isListed = named.size === 0 && asked.head === null && wanted.length >= A_LIST
  return (recipe) => {
    const explanation = explain(recipe)
    const { lacks, share } = explanation
    const isNear = share > 0 || scores.has(recipe.slug) || craving.pet !== undefined
    if (lacks !== null && !isNear) return null
    const its = compare(recipe, explanation)
    const { missing, keptOut } = its
    const mayLack = calledWhole.has(recipe.slug) || (isListed && isEnoughOfList(recipe, wanted, missing))
    return {
      ...{ recipe, missing, keptOut, lacks },
      score: gains.reduce((sum, gain) => sum + gain(its), 0),
      leftOver: mayLack ? missing : [],
      isNear,
    }
  }
}
