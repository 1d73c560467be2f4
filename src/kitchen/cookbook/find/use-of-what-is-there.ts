import type { Craving } from '../../craving/craving.ts'
import { isGlut, saysAtHand } from '../../craving/wishes/at-hand.ts'
import { kindsOfDish } from '../../craving/wishes/kinds/kinds-of-dish.ts'
import { membersOf } from '../../culinary/food-kinds.ts'
import { pantryItem } from '../../culinary/index.ts'
import { parseIngredient } from '../../ingredients/index.ts'
import { gramsOf } from '../../nutrition/index.ts'
import { meansLine } from '../line-of.ts'
import type { LinkedRecipe } from '../open-cookbook.ts'
import { isCannedIn, type WantedFood } from './wanted.ts'

/**
 * Returns the bonus or penalty of each recipe for a craving about foods at hand: fast dishes first, baked
 * ones for a wish to bake, dishes that use up a glut and take none of it from a can, and dishes for leftovers
 * when some are left.
 */
export function worthOfUse(
  craving: Craving,
  wanted: readonly WantedFood[],
): (recipe: LinkedRecipe) => number {
  const isAtHand = saysAtHand(craving.text)
  const isToBake = isAtHand && /\bbak(?:e|ed|ing)\b/i.test(craving.text)
  const isFresh = isAtHand && (craving.states ?? []).length === 0
  const isTooMuch = isGlut(craving.text)
  const leftovers = worthOfLeftovers(craving)
  const isSavory = !craving.recipes && !craving.moods.includes('sweet') && namesSavory(craving)
  return (recipe) =>
    leftovers(recipe) -
    (isSavory && sweets.has(recipe.file.course) ? 0.8 : 0) -
    (isAtHand && !isToBake ? delayOf(recipe) : 0) +
    (isToBake && isBaked(recipe) ? 1 : 0) +
    (isTooMuch ? 0.5 * shareOfGlut(wanted, recipe) : 0) -
    (isFresh && wanted.some((one) => isCannedIn(recipe, one)) ? 0.6 : 0)
}

/** Courses that nobody means who has beans and eggs. */
const sweets: ReadonlySet<string> = new Set(['cake', 'cookie', 'dessert', 'candy'])
const savoryRoles =
  /^(?:bean|allium|poultry|red-meat|fish|shellfish|pork-cut|ground|stewing|roast|tofu|melting-cheese|hard-cheese)$/
/** True when a craving without a dish names a food that no dessert is thought of for: black beans, chicken, onions. */
const namesSavory = ({ foods, families = [], dishes }: Craving): boolean =>
  // Potatoes name a side, and nobody who has some thinks of cookies.
  (dishes.length > 0 && dishes.every((id) => kindsOfDish.some((kind) => kind.id === id && kind.isSide))) ||
  (dishes.length === 0 &&
    [...foods, ...families.flatMap((family) => membersOf(family, () => true).slice(0, 1))].some((id) =>
      pantryItem(id)?.roles.some((role) => savoryRoles.test(role)),
    ))

/** Words of a line for a food that is left over from another day: stale bread, cold cooked rice. */
const isFromAnotherDay = /\b(?:left-?over|stale|day-old|days? old|yesterday's)\b/i

/**
 * Returns the bonus of recipes for leftovers, by title or by the line of the food that is left over; it is a
 * penalty when no food is left over.
 */
function worthOfLeftovers({ states = [], text }: Craving): (recipe: LinkedRecipe) => number {
  const isInText = /\bleft-?overs?\b/i.test(text)
  const left = states.filter(({ state }) => state === 'leftover').map(({ food }) => food)
  const worth = isInText || left.length > 0 ? 0.6 : states.length === 0 ? -0.5 : 0
  return ({ file, lines }) =>
    /\bleftover/i.test(file.title) ||
    (left.length > 0 &&
      lines.some(({ item }) => isFromAnotherDay.test(item) && left.some((food) => meansLine(food, item))))
      ? worth
      : 0
}

/** Returns the penalty of a slow recipe for foods at hand, by its minutes. */
const delayOf = ({ file }: LinkedRecipe): number => {
  const minutes = file.prep + file.cook
  return minutes > 100 ? 0.6 : minutes > 60 ? 0.2 : 0
}

/** Courses that come out of an oven. */
const bakes: ReadonlySet<string> = new Set(['cake', 'cookie', 'bread'])
const isBaked = ({ file }: LinkedRecipe): boolean =>
  bakes.has(file.course) ||
  (file.course === 'dessert' && file.steps.some((step) => /\b(?:bake|oven)\b/i.test(step)))

/** Grams of a food that use up a glut completely. */
const MUCH = 1500
/** Returns the share of a glut that a recipe uses up, from 0 to 1. */
function shareOfGlut(wanted: readonly WantedFood[], { lines, foods }: LinkedRecipe): number {
  const grams = lines.reduce((sum, line, at) => {
    const food = foods[at]
    const isIts = food && wanted.some(({ fits }) => fits(food, line.item))
    return sum + (isIts ? (gramsOf(parseIngredient(line), food) ?? 0) : 0)
  }, 0)
  return Math.min(1, grams / MUCH)
}
