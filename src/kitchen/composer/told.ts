import type { RecipeDraft } from '#contract/recipe.ts'
import { fold } from '../checks/words.ts'
import type { Craving } from '../craving/craving.ts'
import { isName, strangersIn } from '../craving/strangers.ts'
import { findFoods, matchFood } from '../foods/index.ts'
import type { Dish } from './dish.ts'
import { cutTo } from './draft.ts'
import { listOf } from './prose.ts'

/** Words in which the kitchen finds nothing to cook: none that it knows, or rules alone beside some that it does not know. */
export const saysNothing = (craving: Craving): boolean => {
  const { dishes, foods, families = [], cuisines, moods, equipment, unknown = [] } = craving
  if (craving.text.trim() === '' || craving.category !== null) return false
  if ([dishes, foods, families, cuisines, moods, equipment].some((list) => list.length > 0)) return false
  const rules = [...craving.diets, ...craving.exclusions].length > 0
  const counts = [craving.maxMinutes, craving.servings, craving.maxIngredients].some(
    (value) => value !== null,
  )
  return unknown.length > 0 || (!rules && !counts)
}

/**
 * Why nothing is made: the words name a dish that this kitchen does not know, and no food or dish that it does. Null when
 * there is something to go by, or when the words are only talk ("surprise me").
 */
export function unknownDish(craving: Craving): string | null {
  const { dishes, foods, families = [] } = craving
  if ([dishes, foods, families].some((list) => list.length > 0)) return null
  const strangers = strangersIn(craving)
  if (strangers.length === 0) return null
  const lacking = strangers.filter((word) => otherFoods.has(word) || matchFood(word) !== null)
  const names = (words: readonly string[]) =>
    listOf(
      words.slice(0, 3).map((word) => `“${word}”`),
      'or',
    )
  return lacking.length > 0
    ? `Larder's built-in kitchen has no ${listOf(lacking.slice(0, 3), 'or')}, and makes nothing else in its place. Name another food or dish.`
    : `Larder's built-in kitchen does not know ${names(strangers)}, and makes no other dish in its place. Name the foods that are in it, or another dish.`
}

const OTHER_DISH =
  "The dish that was named cannot be made by all of these rules; this is the kitchen's pick in its place."
const isNamed = (dish: Dish, craving: Craving) =>
  craving.dishes.length === 0 || craving.dishes.includes(dish.id)

const PARTLY_KNOWN = 'Not every word of this wish is known to the kitchen; it made what it understood.'

const wordsIn = (name: string): string[] => name.split(/[^a-z]+/)

/** @param lacking what of the unknown words is told by name */
const isPartlyKnown = (craving: Craving, lacking: readonly string[]): boolean =>
  craving.dishes.length === 0 &&
  (craving.unknown ?? []).some((word) => !lacking.flatMap(wordsIn).includes(word)) &&
  !saysNothing(craving) &&
  isName(craving)

/** Foods that the table does not have either. */
const otherFoods = new Set(
  (
    'goat mutton goose pheasant partridge quails hare boar bison moose kangaroo ostrich alligator camel liver livers ' +
    'kidney kidneys tripe tongue sweetbreads brains snail snails escargot conch abalone shark carp pike frog durian ' +
    'breadfruit natto fiddleheads'
  ).split(' '),
)

/**
 * Foods that were named and are known, but that no dish of the kitchen is made with, in the cook's words: lobster, goat.
 * @param draft what is made in spite of it: it may have the food under another name
 */
export function foodsLacking(craving: Craving, draft: Pick<RecipeDraft, 'title' | 'ingredients'>): string[] {
  const unknown = new Set(craving.unknown)
  if (unknown.size === 0) return []
  const has = new Set(
    [draft.title, ...draft.ingredients.map(({ item }) => item)].flatMap((text) =>
      findFoods(fold(text)).map(({ food }) => food),
    ),
  )
  const text = fold(craving.text)
  const inTable = findFoods(text)
    .filter(({ food }) => !has.has(food))
    .map(({ start, end }) => text.slice(start, end))
    .filter((name) => wordsIn(name).every((word) => unknown.has(word)))
  return [...new Set([...inTable, ...[...unknown].filter((word) => otherFoods.has(word))])]
}

/** Tools that the dishes of the kitchen can do without, by how a step that uses one names it. */
const tools: readonly (readonly [id: string, used: RegExp, name: string])[] = [
  ['air fryer', /air[- ]?fry/i, 'air fryer'],
  ['slow cooker', /slow cooker/i, 'slow cooker'],
  ['pressure cooker', /pressure cooker/i, 'pressure cooker'],
  ['microwave', /microwave/i, 'microwave'],
]

/** A sentence about each tool that was asked for and is not used. */
const unusedTools = ({ equipment }: Craving, steps: readonly string[]): string[] =>
  tools
    .filter(([id, used]) => equipment.includes(id) && !steps.some((step) => used.test(step)))
    .map(([, , name]) => `Written for the stove and the oven: it uses no ${name}.`)

const withoutThem = (craving: Craving, lacking: readonly string[]): string =>
  `Larder's built-in kitchen has no ${listOf(lacking, 'or')}, so this is ${saysNothing(craving) ? 'its own pick' : 'made without'}.`

/**
 * What the cook is told of a wish that this dish does not follow to the letter, as whole sentences.
 * @param lacking foods that were asked for and that the kitchen does not have
 * @param unmet words for how the food should turn out that it does not fulfil
 */
export const notFollowed = (
  craving: Craving,
  dish: Dish,
  steps: readonly string[],
  lacking: readonly string[],
  unmet: readonly string[],
): string[] => [
  ...(isNamed(dish, craving) ? [] : [OTHER_DISH]),
  ...(isPartlyKnown(craving, lacking) ? [PARTLY_KNOWN] : []),
  ...(lacking.length > 0 ? [withoutThem(craving, lacking)] : []),
  ...unusedTools(craving, steps),
  ...(unmet.length > 0 ? [`It turns out less ${listOf(unmet)} than you asked for.`] : []),
]

/** The description of a recipe that nothing in the words asked for. */
export const ownPick = (description: string) => {
  const text = `No food was found in these words, so this is the kitchen's own pick. ${description}`
  return text.length <= 220 ? text : cutTo(text, 220)
}
