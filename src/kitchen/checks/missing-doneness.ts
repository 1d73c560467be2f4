import { figuresIn, pasteurises, wrongDoneness } from './inside-temperatures.ts'
import { type Doneness, donenessOf, rawFishDish, rawFishWords } from './raw-foods.ts'
import type { ReadDraft, ReadLine } from './read-draft.ts'

/** Degrees Celsius from which on undercooked fish is a matter of taste; below it is simply raw. */
const WARM_FISH = 43

/** Words behind a temperature that make it one of the surroundings and no doneness, however low. */
const ofPlace = /^\s*(?:oven|oil|water|smoker|grill)\b/i
const inPlace = /\b(?:oven|smoker|oil|water|grill) (?:temperature )?(?:to|at|of|is at)(?: about)? $/i

/** Returns the raw foods of a draft whose doneness no step mentions. */
export function missingDoneness(recipe: ReadDraft): { line: ReadLine; doneness: Doneness }[] {
  const needed = recipe.lines.flatMap((line) => {
    const found = donenessOf(line)
    return found ? [{ line, doneness: found }] : []
  })
  if (needed.length === 0) return []
  const raw =
    rawFishDish.test(recipe.title) &&
    rawFishWords.test(`${recipe.method} ${recipe.lines.map((each) => each.text).join(' ')}`)
  const inside = recipe.steps.flatMap(({ text }) =>
    figuresIn(text)
      .filter(
        ({ start, end }) =>
          !ofPlace.test(text.slice(end, end + 12)) &&
          !inPlace.test(text.slice(Math.max(0, start - 40), start)),
      )
      .map(({ celsius }) => celsius)
      .filter((celsius) => celsius < 101),
  )
  const isRareFish = wrongDoneness(recipe).some(
    ({ doneness, celsius }) => doneness.kind === 'fish' && celsius >= WARM_FISH,
  )
  return needed.filter(({ doneness }) => {
    const { inside: least, signs, kind } = doneness
    if (raw && (kind === 'fish' || kind === 'shellfish' || kind === 'molluscs')) return false
    if ((kind === 'fish' && isRareFish) || pasteurises(recipe, doneness)) return false
    return !inside.some((celsius) => celsius >= least - 0.6) && !(signs?.test(recipe.method) ?? false)
  })
}
