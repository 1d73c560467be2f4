import type { Craving } from '../../craving/craving.ts'
import { isAtHand, isGlut } from '../../craving/wishes/at-hand.ts'
import { kindsOfDish } from '../../craving/wishes/kinds/kinds-of-dish.ts'
import { membersOf } from '../../culinary/food-kinds.ts'
import { pantryItem } from '../../culinary/index.ts'
import { isFlesh } from '../../foods/flesh.ts'
import { matchFood } from '../../foods/index.ts'
import { isOfTheShelf } from '../../foods/of-the-shelf.ts'
import { meansLine } from '../line-of.ts'
import type { LinkedRecipe } from '../open-cookbook.ts'
import { isCannedIn, titleSays, type WantedFood, wordsOf } from './wanted.ts'

/**
 * Returns the bonus or penalty of each recipe for a craving about foods at hand: fast dishes first, baked
 * ones for a wish to bake, dishes that use up a glut and take none of it from a can, and dishes for leftovers
 * when some are left.
 */
export function worthOfUse(
  craving: Craving,
  wanted: readonly WantedFood[],
): (recipe: LinkedRecipe) => number {
  const isThere = isAtHand(craving)
  const isToBake = isThere && /\bbak(?:e|ed|ing)\b/i.test(craving.text)
  const isFresh = isThere && (craving.states ?? []).length === 0
  const isTooMuch = wanted.length > 0 && isGlut(craving) && !craving.moods.includes('sweet')
  const leftovers = worthOfLeftovers(craving)
  const isOverripe = overripe.test(craving.text)
  const [partOfEgg = null] =
    /^egg-(?:yolk|white)$/.exec(craving.foods.find((id) => /^egg-/.test(id)) ?? '') ?? []
  const isSavory = !craving.recipes && !craving.moods.includes('sweet') && namesSavory(craving)
  return (recipe) =>
    leftovers(recipe) -
    (isSavory && sweets.has(recipe.file.course) ? 0.8 : 0) -
    (isThere && !isToBake && !isTooMuch ? delayOf(recipe) : 0) +
    (isToBake && isBaked(recipe) ? 1 : 0) +
    (isOverripe ? worthOfRipeness(recipe, wanted) : 0) -
    (partOfEgg !== null && hasOtherPart(recipe, partOfEgg) ? 1 : 0) -
    (isThere ? 0.6 * foodsStoodInFor(recipe, wanted) : 0) +
    (isTooMuch ? worthOfGlut(wanted, recipe) : 0) -
    (isFresh && wanted.some((one) => isCannedIn(recipe, one)) ? (isTooMuch ? 1.2 : 0.6) : 0)
}

/**
 * Counts the vegetables and fruits that a recipe has only another kind of: a butternut squash soup uses up no pumpkins
 * where there are pumpkin soups.
 */
function foodsStoodInFor({ file, lines, foods }: LinkedRecipe, wanted: readonly WantedFood[]): number {
  const says = titleSays(file.title)
  return wanted.filter(({ words, isGrown, fits }) => {
    const head = words.at(-1) ?? ''
    const own = isGrown ? lines.filter(({ item }, at) => fits(foods[at] ?? null, item)) : []
    return own.length > 0 && !says([head]) && !own.some(({ item }) => wordsOf(item).includes(head))
  }).length
}

/** Fruit past the point at which it is eaten as it is. */
const overripe =
  /\b(?:over-?ripe|(?:very|too|really|so) ripe|brown(?:ing|ed)?|spotty|speckled|mushy|squishy|bruised|past (?:its|their) (?:prime|best)|going (?:bad|brown|soft)) (?:\w+ )?(?:bananas?|plantains?|avocados?|peach(?:es)?|nectarines?|plums?|pears?|mango(?:e?s)?|berries|strawberries|tomato(?:e?s)?|apples?|fruits?|persimmons?)\b|\b(?:bananas?|fruits?|peaches|berries|tomatoes) (?:that are |which are )?(?:going|gone|turning|getting|over-?ripe)\b/i

/** Returns the bonus of a dish that wants a food ripe or mashes it, and the penalty of one that keeps it whole. */
const worthOfRipeness = ({ lines, foods, file }: LinkedRecipe, wanted: readonly WantedFood[]): number => {
  const own = lines.filter(({ item }, at) => {
    const food = foods[at]
    return food !== null && food !== undefined && wanted.some(({ fits }) => fits(food, item))
  })
  const isSoft =
    own.some(({ item }) => /\b(?:ripe|mash|pur[ée]e|brown)/i.test(item)) ||
    file.steps.some((step) => /\b(?:mash|blend|puree)/i.test(step))
  return isSoft ? 0.6 : -0.6
}

/** True when a dish uses the other part of the egg as well, and so uses up nothing: whole eggs that are separated. */
const hasOtherPart = ({ foods, lines }: LinkedRecipe, part: string): boolean =>
  foods.some((food) => food?.id === (part === 'egg-yolk' ? 'egg-white' : 'egg-yolk')) ||
  lines.some(({ item }) => /\beggs?, separated\b/i.test(item))

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
  const said = states.filter(({ state }) => state === 'leftover').map(({ food }) => food)
  const left = said.filter((food) => !isOfTheShelf(food))
  // Tahini that is left over is the food in its jar, and no leftover of a dish.
  const isOfJars = said.length > 0 && left.length === 0
  if (isOfJars) return worthOfJars(said)
  const worth = isInText || left.length > 0 ? 0.6 : states.length === 0 ? -0.5 : 0
  return ({ file, lines }) =>
    /\bleftover/i.test(file.title) ||
    (left.length > 0 &&
      lines.some(({ item }) => isFromAnotherDay.test(item) && left.some((food) => meansLine(food, item))))
      ? worth
      : 0
}

/** Returns the bonus of a dish for what is left of a jar, and the penalty of one for leftovers of another dish. */
function worthOfJars(foods: readonly string[]): (recipe: LinkedRecipe) => number {
  return ({ file, lines }) => {
    const isForLeftovers = /\bleftover/i.test(file.title)
    if (isForLeftovers && foods.some((food) => meansLine(food, file.title))) return 0.6
    return isForLeftovers || lines.some(({ item }) => isFromAnotherDay.test(item)) ? -0.8 : 0
  }
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

/** Grams of a food that use up a glut completely; of eggs, those of eight, and of herbs two bunches. */
const MUCH = 1500
const MANY_EGGS = 400
const MANY_HERBS = 60
/** Share of a glut below which a recipe uses up nothing of it: two fried eggs. */
const NEXT_TO_NOTHING = 0.3

/** Returns the bonus of a recipe that uses much of a glut, and the penalty of one that takes next to nothing. */
function worthOfGlut(wanted: readonly WantedFood[], recipe: LinkedRecipe): number {
  const share = shareOfGlut(wanted, recipe)
  // A cook with too many tomatoes wants to buy no tuna for them.
  const hasOther = recipe.foods.some(
    (food, at) =>
      food && isFlesh(food) && !wanted.some(({ fits }) => fits(food, recipe.lines[at]?.item ?? '')),
  )
  const isKept = recipe.file.course === 'preserve' || recipe.file.moods.includes('freezer')
  return (
    1.1 * share +
    (isKept && share >= NEXT_TO_NOTHING ? 0.6 : 0) -
    (share < NEXT_TO_NOTHING ? 0.4 : 0) -
    (hasOther ? 0.6 : 0)
  )
}

/** Returns the share of a glut that a recipe uses up, from 0 to 1. */
function shareOfGlut(wanted: readonly WantedFood[], { lines, foods, grams }: LinkedRecipe): number {
  const isOfHerbs = wanted.every(({ name }) => isHerb(name))
  const used = lines.reduce((sum, line, at) => {
    const food = foods[at]
    // Dried oregano uses up none that is fresh.
    const isDried = isOfHerbs && food?.aisle === 'Spices & Seasonings'
    const isIts = food && !isDried && wanted.some(({ fits }) => fits(food, line.item))
    return sum + (isIts ? (grams[at] ?? 0) : 0)
  }, 0)
  const isOfEggs = wanted.every(({ name }) => name === 'egg')
  return Math.min(1, used / (isOfEggs ? MANY_EGGS : isOfHerbs ? MANY_HERBS : MUCH))
}

const isHerb = (name: string): boolean =>
  pantryItem(matchFood(name)?.food.id ?? '')?.roles.includes('herb') ?? false
