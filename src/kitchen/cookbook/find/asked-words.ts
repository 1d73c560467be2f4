import { tokens } from '../../checks/words.ts'
import type { Claim } from '../../craving/claim.ts'
import type { Craving } from '../../craving/craving.ts'
import { stem } from '../../craving/stem.ts'
import { strangersIn } from '../../craving/strangers.ts'
import { hasFormOf } from '../../languages/word-senses.ts'
import { isRecipeMood } from '../moods.ts'
import type { Cookbook, LinkedRecipe } from '../open-cookbook.ts'

/**
 * "Dinner" says when a dish is eaten, and "warm" how it is to feel: a recipe with the word in its title is none the better
 * for it. What recipes say of their moods is weighed by itself.
 */
const saysWhen = ({ namesA = [], means }: Claim): boolean =>
  namesA.length > 0 && namesA.every((one) => one === 'category' || (one === 'mood' && isOwnMood(means)))
/** A mood that a recipe says of itself, or that its course has. */
const isOwnMood = (mood: string): boolean => isRecipeMood(mood) || tasteOfCourse.has(mood)
/** These decide between courses. */
const tasteOfCourse: ReadonlySet<string> = new Set(['sweet', 'savory'])

/** Kinds of wishes that say how a meal is to be, and not of what. */
const sayingHow: ReadonlySet<string> = new Set(['category', 'mood', 'cuisine', 'diet'])
/**
 * Whether a craving says only how a meal is to be, "Mexican dinner": what a recipe is of its cuisine and its moods is
 * weighed by itself, and a Mexican rice is none the better for the word in its title.
 */
export const saysOnlyHow = ({ senses }: Cookbook, craving: Craving): boolean =>
  !craving.recipes &&
  strangersIn(craving).every((word) => hasFormOf(senses.neverEaten, word)) &&
  (craving.claims ?? []).every(
    ({ kind, namesA = [], means }) =>
      kind !== 'wish' ||
      // What recipes do not say of themselves is looked for in their words: "protein snack".
      namesA.every((one) => sayingHow.has(one) && (one !== 'mood' || isOwnMood(means))),
  )

/** How much sooner a course comes for a meal of which nothing is said: dinner is no salad first, lunch may be one. */
export const mealFit = ({ file }: LinkedRecipe, { category }: Craving): number =>
  ((category ?? 'dinner') === 'dinner' && (file.course === 'main' || file.course === 'pasta')) ||
  (category === 'lunch' && (file.course === 'sandwich' || file.course === 'salad' || file.course === 'soup'))
    ? 0.2
    : 0

/** Words of a craving that wish for something or were not understood, in English, singular. */
export function askedWords({ claims = [], text, moods, cuisines }: Craving): string[] {
  const asked =
    claims.length > 0
      ? claims.filter((claim) => (claim.kind === 'wish' && !saysWhen(claim)) || claim.kind === 'unknown')
      : [{ words: text, means: '' }]
  return [
    ...new Set(
      [
        ...asked.flatMap(({ words, means }) => [...tokens(words), ...tokens(means)]),
        ...moods.filter((mood) => !isOwnMood(mood)),
        ...cuisines,
      ].map(stem),
    ),
  ]
}
