import type { NearRecipe } from '#contract/problem.ts'
import type { Claim } from '../craving/claim.ts'
import type { Craving } from '../craving/craving.ts'
import { strangersInName } from '../craving/strangers.ts'
import { describes } from './find/describes.ts'
import type { Making } from './make-recipe.ts'
import { nameKey } from './name-key.ts'
import type { Cookbook } from './open-cookbook.ts'

/** Sentence about dishes that are offered beside a condition without rules. */
export const UNCHECKED =
  'What is named beside this is not checked for it: each dish keeps only what is said of it.'

/** Returns the refusal of a name that contains unknown words, since any recipe would be another dish. */
export function unknownName(cookbook: Cookbook, craving: Craving): string | null {
  const strangers = strangersInName(craving).filter(
    (word) => !cookbook.nameWords.has(nameKey(word)) && !describes(cookbook, craving, word),
  )
  return strangers.length === 0 ? null : notKnown(strangers)
}

/** Returns a refusal that names the unknown words when nothing was understood and no recipe is near. */
export const notUnderstood = (making: Unanswered, { claims = [], unknown = [] }: Craving): string | null =>
  nearOf(making).length === 0 && unknown.length > 0 && !claims.some(saysWhat) ? notKnown(unknown) : null

/** True when a claim says which dish or food is to be cooked, and not only how. */
const saysWhat = ({ kind, namesA = [] }: Claim): boolean =>
  kind === 'wish' && !namesA.every((one) => one === 'mood' || one === 'category')

/** Returns the refusal of unknown words. */
export function notKnown(strangers: readonly string[]): string {
  const named = strangers
    .slice(0, 3)
    .map((word) => `“${word}”`)
    .join(' or ')
  return `Larder's built-in kitchen does not know ${named}, and makes no other dish in its place. Name the foods that are in it, or another dish.`
}

/** Outcome without a recipe for this turn. */
export type Unanswered = Exclude<Making, { kind: 'recipe' }>

/** Returns the recipes that are offered in place of one. */
export const nearOf = (making: Unanswered): NearRecipe[] =>
  making.kind === 'all-made' ? making.made : making.near

/** Returns the refusal of a turn past the last recipe. */
export function allMade([first, ...others]: readonly NearRecipe[]): string {
  return others.length === 0 && first
    ? `${first.title} is the one recipe that Larder's kitchen has for these words, and you have had it.`
    : "These are all the recipes that Larder's kitchen has for these words, and you have had each of them."
}

/** Returns the refusal of a craving that was understood and that no recipe keeps. */
export function reasonOf(making: Unanswered): string {
  const [nearest] = nearOf(making)
  if (making.kind === 'all-made') return allMade(nearOf(making))
  return nearest?.because
    ? `Larder's kitchen cannot make this as you asked: it has ${nearest.title}, but ${nearest.because}.`
    : "Larder's kitchen has no recipe that keeps all of this together."
}
