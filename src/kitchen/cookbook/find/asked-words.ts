import { tokens } from '../../checks/words.ts'
import { type Claim, namesThing } from '../../craving/claim.ts'
import type { Craving } from '../../craving/craving.ts'
import { stem } from '../../craving/stem.ts'
import { strangersIn } from '../../craving/strangers.ts'
import { hasFormOf } from '../../languages/word-senses.ts'
import { isRecipeMood } from '../moods.ts'
import type { Cookbook, LinkedRecipe } from '../open-cookbook.ts'

/**
 * True for words that only name a meal or a mood: "dinner" in a title makes a recipe no better an answer. The
 * moods of recipes have a score of their own.
 */
const saysWhen = ({ namesA = [], means }: Claim): boolean =>
  namesA.length > 0 && namesA.every((one) => one === 'category' || (one === 'mood' && isOwnMood(means)))
/** True for a mood that recipes declare themselves, or that their course implies. */
const isOwnMood = (mood: string): boolean => isRecipeMood(mood) || tasteOfCourse.has(mood)
/** Moods that decide between courses. */
const tasteOfCourse: ReadonlySet<string> = new Set(['sweet', 'savory'])

const saysDiet = ({ namesA = [] }: Claim): boolean =>
  namesA.length > 0 && namesA.every((one) => one === 'diet')

/** Kinds of wish that describe a meal and name no dish or food. */
const sayingHow: ReadonlySet<string> = new Set(['category', 'mood', 'cuisine', 'diet'])
/**
 * True when a craving only describes a meal, "Mexican dinner". Cuisine and moods have scores of their own,
 * and a Mexican rice is no better an answer for the word in its title.
 */
export const saysOnlyHow = ({ senses }: Cookbook, craving: Craving): boolean =>
  !craving.recipes &&
  strangersIn(craving).every((word) => hasFormOf(senses.neverEaten, word)) &&
  (craving.claims ?? []).every(
    ({ kind, namesA = [], means }) =>
      kind !== 'wish' ||
      // A mood that recipes do not declare is searched for in their words: "protein snack".
      namesA.every((one) => sayingHow.has(one) && (one !== 'mood' || isOwnMood(means))),
  )

/**
 * Returns the bonus of a course when the craving names only a meal: a dinner is no salad first, a lunch may
 * be one.
 */
export const mealFit = ({ file }: LinkedRecipe, { category }: Craving): number =>
  ((category ?? 'dinner') === 'dinner' && (file.course === 'main' || file.course === 'pasta')) ||
  (category === 'lunch' && (file.course === 'sandwich' || file.course === 'salad' || file.course === 'soup'))
    ? 0.2
    : 0

/** Returns the words of a craving that wish for something or were not understood, in English and singular. */
export function askedWords({ claims = [], text, moods, cuisines }: Craving): string[] {
  // "Vegetarian" alone asks for any dish that is so, and not for one with the word in its title.
  const isOpen = !claims.some(namesThing)
  const asked =
    claims.length > 0
      ? claims.filter(
          (claim) =>
            (claim.kind === 'wish' && !saysWhen(claim) && !(isOpen && saysDiet(claim))) ||
            claim.kind === 'unknown',
        )
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
