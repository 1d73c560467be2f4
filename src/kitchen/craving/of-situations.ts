import { occasionsIn } from '../cookbook/occasions.ts'
import type { Craving } from './craving.ts'

/** Hours away from a refrigerator, which a packed meal lasts. */
const forHours =
  /\b(?:lunch\p{L}*|lunch ?box\p{L}*|daycare|school|work|office|picnic|brotdose|pausenbrot|merienda)\b/iu
/** Words of food that keeps by itself, however long the day at work is. */
const mustKeep =
  /\b(?:spoils?|(?:un|non|im)?-?perish\w*|shelf[- ]stable|rancid)\b|\b(?:needs?|needing|requir\w+)\b.{0,20}\b(?:refrigerat|fridge|cool|chill|cold)|\bin (?:the |an? |my |his |her )?(?:\w+ )?(?:heat|hot|car|truck|van)\b/i
/** Words for whatever there is to eat, which name no dish even where recipes are called by them. */
const anyFood = /\b(?:snacks?|foods?|meals?|lunch(?:es)?|dinners?|breakfasts?)\b/i
const FOR_HOURS =
  'The kitchen does not check how long a dish keeps without cooling. Meat, fish, eggs, milk and cooked food spoil within 2 hours: pack them with ice, or leave them out.'
const ON_SHELF =
  'Without a refrigerator: every food in it keeps on a shelf until it is opened. Open a can or a pouch only when you eat, and keep nothing of it for later.'

/** Takes food from the shelf where there is no cold, and what lasts for hours where a meal is only packed. */
function withoutCold(craving: Craving): void {
  if (!craving.moods.includes('no fridge')) return
  const { text, dishes } = craving
  // A dish that is named may have eggs or butter in it: it is made, and the hours that it lasts are told.
  // Recipes that are called by a word for whatever there is to eat are no dish that was named.
  if (mustKeep.test(text) && anyFood.test(text) && dishes.length === 0) delete craving.recipes
  const isNamed = dishes.length > 0 || craving.recipes !== undefined
  const isPacked = mustKeep.test(text) ? isNamed : forHours.test(text)
  if (isPacked) craving.moods = craving.moods.map((mood) => (mood === 'no fridge' ? 'keeps outside' : mood))
  craving.notes = [...(craving.notes ?? []), isPacked ? FOR_HOURS : ON_SHELF]
}

/** Situations that choose a dish where none is named. */
const ofOpenWishes: ReadonlySet<string> = new Set([
  'first dish',
  'made with children',
  'for many',
  'bare kitchen',
  'for a screen',
])
/** Eaters from which on a dish is to come from one pot or tray. */
const MANY = 10
const NO_NUMBER =
  'Your words give no number of eaters: this is a dish that scales. Set the servings on its page to yours.'
/** A meal before dawn, by its names in several tongues. */
const beforeDawn = /\b(?:suhoor|suhur|sahur|sehri|sahri|suhour|sohour)\b/i
/** One of each thing to eat with, which is a table for one. */
const tableForOne =
  /\b(?:one|1|a single) (?:fork|plate|bowl|spoon)\b|\b(?:alone|by myself|all by myself|on my own|no one else (?:home|here)|nobody else (?:home|here))\b/i
/** People for whom somebody cooks better than on any day. */
const ofGuests =
  /\b(?:guests?|visitors|company (?:is )?(?:coming|over|tonight)|in-?laws|(?:mother|father|sister|brother)-in-law|(?:my|his|her) boss|(?:people|friends|couple|folks|boyfriend|girlfriend) (?:is |are )?(?:coming )?over)\b/i
/** Moods of an evening for which nobody wants a great dish, whoever comes. */
const plainMoods: ReadonlySet<string> = new Set([
  'budget',
  'little work',
  'simple',
  'quick',
  'party',
  'for many',
  'eaten by hand',
  'kids',
  'sick',
])
/** Days with a great dinner, of which somebody without meat wants the main dish. */
const greatDinners: ReadonlySet<string> = new Set([
  'christmas',
  'thanksgiving',
  'easter',
  'passover',
  'rosh hashanah',
  'hanukkah',
  'new year',
  'eid',
  'nowruz',
])

/** Takes the meal and the number of eaters that a situation implies where the words name none. Changes the craving. */
export function ofSituations(craving: Craving): void {
  withoutCold(craving)
  const { moods, text, recipes, dishes, diets, foods, families = [] } = craving
  const isOpen = !recipes && dishes.length === 0
  // A dish that is named is made for whoever cooks and eats it, and is measured by its own words.
  if (!isOpen) craving.moods = moods.filter((mood) => !ofOpenWishes.has(mood))
  if (craving.category === null && isOpen) {
    if (moods.includes('for a screen') || isSnack(craving)) craving.category = 'snack'
    else if (beforeDawn.test(text)) craving.category = 'breakfast'
    else if (
      diets.some((diet) => diet === 'vegetarian' || diet === 'vegan') &&
      foods.length + families.length === 0 &&
      !moods.includes('sweet') &&
      occasionsIn(text).some((one) => greatDinners.has(one))
    )
      craving.category = 'dinner'
  }
  if (isOpen && ofGuests.test(text) && !craving.moods.some((mood) => plainMoods.has(mood))) {
    craving.category ??= 'dinner'
    if (craving.category === 'dinner' && !moods.includes('fancy')) craving.moods.push('fancy')
  }
  if (craving.servings === null && isOpen && tableForOne.test(text)) craving.servings = 1
  const isMeal = craving.category === null || craving.category === 'dinner' || craving.category === 'lunch'
  if (moods.includes('for many') && craving.servings === null)
    craving.notes = [...(craving.notes ?? []), NO_NUMBER]
  else if (isOpen && isMeal && (craving.servings ?? 0) >= MANY && !moods.includes('for many'))
    moods.push('for many')
}

/** True for who wants something salty to crunch, or a snack for the road. */
const isSnack = ({ moods, text, foods, families = [] }: Craving): boolean =>
  (moods.some((mood) => mood === 'keeps outside' || mood === 'no fridge') && /\bsnacks?\b/i.test(text)) ||
  (foods.length + families.length === 0 &&
    moods.includes('savory') &&
    (moods.includes('crunchy') || moods.includes('crispy')))
