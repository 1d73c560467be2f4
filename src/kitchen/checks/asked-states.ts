import type { FoodState } from '../craving/claim.ts'
import { pantryItem, type Role } from '../culinary/index.ts'
import { isFlesh } from '../foods/flesh.ts'
import type { Food } from '../foods/food.ts'
import { matchFood } from '../foods/index.ts'
import { isOfTheShelf } from '../foods/of-the-shelf.ts'
import { gramsOf } from '../nutrition/index.ts'
import { familyOf } from './food-families.ts'
import type { ReadDraft, ReadLine } from './read-draft.ts'
import { tokens } from './words.ts'

const isCookedLine =
  /\b(?:cooked|puree|pureed|leftover|left over|rotisserie|roasted|boiled|mashed|steamed|baked|canned|tinned|smoked|day-old|stale|cold)\b/
/** Foods that are cooked or ready as bought, so that having them already changes nothing. */
const readyAsBought =
  /milk|cream|butter|yogurt|juice|stock|broth|sauce|bread|baguette|bun|roll|tortilla|pita|bagel|brioche|croissant|ham|bacon|salami|guanciale|pancetta|prosciutto|chorizo|pepperoni|pastrami|corned beef|sausage|cheese|tuna|sardine|chili|cake|cookie|salad|fruit|herb|egg|cracker|sauerkraut|kimchi|pickle|olive|pesto|salsa|paste|pur[ée]+e|chocolate|candy|taco shell|phyllo|filo|pastry|dough|chips?$|jam|jelly|mustard|mayonnaise|ketchup|hummus|tahini|wine|frosting|icing|nut butter|syrup|marshmallow/

/** Roles of what grows and is not cooked when it is left over: half a bunch of parsley is parsley. */
const uncookedRoles: ReadonlySet<Role> = new Set<Role>(['herb', 'citrus', 'fruit', 'berry', 'allium'])
/** Vegetables that are left over raw: the rest of a bunch of celery, half a cucumber. */
const uncooked =
  /\b(?:celery|cucumber|radish(?:es)?|lettuce|greens|cabbage|fennel|scallions?|avocado|tomato(?:es)?|bell pepper|ginger|chil[ei]|jalape|sprouts?|arugula|spinach|kale|chard|basil|parsley|cilantro|dill|mint)/
const isLeftRaw = (name: string, food: Food | undefined): boolean =>
  food?.aisle === 'Produce' &&
  (uncooked.test(name) || (pantryItem(food.id)?.roles.some((role) => uncookedRoles.has(role)) ?? false))

const isReady = (food: Food | undefined): boolean =>
  food !== undefined && (food.aisle === 'Dairy & Eggs' || readyAsBought.test(food.name))

const needs: Partial<Record<FoodState['state'], RegExp>> = {
  leftover: isCookedLine,
  cooked: isCookedLine,
  frozen: /\b(?:frozen|thawed)\b/,
  canned: /\b(?:canned|tinned|cans?|tins?|jarred|in oil|in water|pumpkin pur[ée]e)\b/,
}

/** Food at hand in a state of its own that the recipe uses in another state. */
export interface StateMiss {
  place: string
  message: string
  /** False when only the taste differs: fresh mango in place of frozen. */
  isSerious: boolean
}

/**
 * Finds foods at hand that the list takes in another state: leftover potatoes must not be boiled from raw.
 */
export function missedStates(recipe: ReadDraft, states: readonly FoodState[]): StateMiss[] {
  return states.flatMap(({ food, state }): StateMiss[] => {
    const need = needs[state]
    if (!need) return []
    const lines = recipe.lines.filter((line) => isOf(line, food))
    const [first] = lines
    const whole = state === 'leftover' ? lines.find(isMoreThanLeftovers) : undefined
    if (whole)
      return [
        {
          place: `ingredients.${whole.index}`,
          isSerious: true,
          message: `You have leftover ${food}; this recipe takes ${whole.amount} ${whole.item}.`,
        },
      ]
    const atHand = matchFood(food)?.food
    if (state === 'leftover' && isOfTheShelf(food)) return []
    if (readyAsBought.test(food) || isReady(atHand) || (state === 'leftover' && isLeftRaw(food, atHand)))
      return []
    if (
      !first ||
      lines.some((line) => need.test(line.text) || need.test(line.food?.id.replace(/-/g, ' ') ?? ''))
    )
      return []
    return [
      {
        place: `ingredients.${first.index}`,
        isSerious: state === 'leftover' || state === 'cooked' || (first.food !== null && isFlesh(first.food)),
        message:
          state === 'leftover' || state === 'cooked'
            ? `You have ${state} ${food}; this recipe starts from ${first.item}.`
            : `You asked for ${state} ${food}; this recipe takes ${first.item}.`,
      },
    ]
  })
}

/** Words of a line for a food that was kept: by cold, in a can or a jar, or dried. */
const isPreserved =
  /\b(?:frozen|cans?|canned|tins?|tinned|jars?|jarred|dried)\b|\b(?:diced|crushed) tomatoes\b(?=$|, (?:with|drained|undrained))/

/** Words for kinds of a plant that go into one another's place: cherry tomatoes for any tomatoes. */
const ofKind = /^(?:cherry|grape|plum|roma|heirloom|beefsteak|baby) (?=tomato|spinach|kale|carrot)/

/** Line of a food that is at hand fresh and that the recipe takes from a can or the freezer. */
export interface PreservedLine {
  food: string
  line: ReadLine
}

/** Returns the lines of foods that are meant fresh and that a recipe takes only frozen, canned or dried. */
export const preservedOf = (recipe: ReadDraft, fresh: readonly string[]): PreservedLine[] =>
  fresh.flatMap((food) => {
    const plant = food.replace(ofKind, '')
    const lines = recipe.lines.filter((line) => isOf(line, plant))
    return lines.every(({ text }) => isPreserved.test(text)) ? lines.map((line) => ({ food, line })) : []
  })

/** Grams of a food from which on a recipe starts from a roast, and not from leftovers of one. */
const MOST_LEFTOVER = 1200
const isMoreThanLeftovers = ({ parsed, food }: ReadLine): boolean =>
  food?.aisle === 'Meat & Fish' && isFlesh(food) && (gramsOf(parsed, food) ?? 0) > MOST_LEFTOVER

/** Returns the animal of a cut, by which leftovers of a rib roast are told from short ribs that are raw. */
const animalOf = ({ id }: Food): string => id.split('-')[0] ?? id

function isOf(line: ReadLine, food: string): boolean {
  const family = familyOf(food)
  const at = matchFood(food)?.food
  const id = at?.id
  const words = tokens(food)
  // The chicken stock of a soup is no chicken that was raw.
  if (isReady(line.food ?? undefined) && !isReady(matchFood(food)?.food)) return false
  // Pumpkin pie spice has no pumpkin in it.
  if (line.food?.aisle === 'Spices & Seasonings' && at?.aisle !== 'Spices & Seasonings') return false
  return (
    (at !== undefined &&
      isFlesh(at) &&
      line.foods.some((one) => isFlesh(one) && animalOf(one) === animalOf(at))) ||
    line.foods.some((one) => one.id === id || (family?.(one) ?? false)) ||
    words.every((word) => line.tokens.includes(word))
  )
}
