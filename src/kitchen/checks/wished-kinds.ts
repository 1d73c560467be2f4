import type { Food } from '../foods/food.ts'
import { matchFood } from '../foods/index.ts'
import { familyOf, isFruit, isVegetable } from './food-families.ts'
import { isNamedIn } from './is-named-in.ts'
import { tokens } from './words.ts'

const isOf = (family: string, food: Food): boolean => familyOf(family)?.(food) ?? false

/** Kinds that a wish means otherwise than a rule that leaves them out, each by its name in the singular. */
const wishedOtherwise: Readonly<Record<string, (food: Food) => boolean>> = {
  // Tortillas are no answer to a wish for bread.
  bread: (food) => isOf('bread', food) && !/tortilla|wrap/.test(food.id),
  // Cocoa is the chocolate of many cakes.
  chocolate: (food) => isOf('chocolate', food) || /cocoa/.test(food.id),
  // Flakes and pastes of fish season a dish.
  fish: (food) =>
    isOf('fish', food) && food.aisle === 'Meat & Fish' && !/bonito|anchovy|roe|dried/.test(food.id),
  // Rice cakes and rice noodles are made of it.
  rice: (food) => isOf('rice', food) && !/cake|noodle|paper|cracker|paste/.test(food.id),
  fruit: isFruit,
  vegetable: isVegetable,
  veg: isVegetable,
  veggie: isVegetable,
  // Mayonnaise and egg noodles are no answer to a wish for eggs, butter is none to one for milk.
  egg: ({ aisle, id }) => aisle === 'Dairy & Eggs' && /(?:^|-)egg(?:-|$)/.test(id),
  milk: ({ aisle, id }) => aisle === 'Dairy & Eggs' && /milk(?:-|$)/.test(id),
  // Fresh cheeses that do not melt are asked for by their names.
  cheese: (food) => isOf('cheese', food) && !/cottage|cream-cheese|ricotta|mascarpone|quark/.test(food.id),
  // Cornstarch and tortilla chips are made of corn, and are no ears of it.
  corn: (food) => /Produce|Frozen|Canned/.test(food.aisle) && isOf('corn', food),
}

/** What is seasoned or cooked with, made of the food of a kind: a stock, a fat, a fish sauce, ketchup. */
const isSeasoningOf = ({ aisle, name }: Food): boolean =>
  /Condiments|Seasonings|Drinks/.test(aisle) || /\b(?:stock|broth|bouillon|soup|dashi)\b/.test(name)
/** Parts of an animal that nobody means by its name. */
const isOffal = ({ aisle, name }: Food): boolean =>
  aisle === 'Meat & Fish' &&
  /\b(?:liver|kidney|gizzard|heart|feet|carcass|skin|bones?|fat|casings?|tongue|roe)\b/.test(name)

/**
 * The foods of a kind that a craving wishes for: the families by which foods are left out, but for the kinds that a wish
 * means otherwise. Who wants no vegetables means something else by it in every house.
 */
export function wishedKind(word: string): ((food: Food) => boolean) | undefined {
  const name = word.replace(/s$/, '')
  if (Object.hasOwn(wishedOtherwise, name)) return wishedOtherwise[name]
  const family = familyOf(word)
  if (!family) return undefined
  const named = matchFood(word)?.food
  const isSeasoning = named !== undefined && isSeasoningOf(named)
  const isPart = named !== undefined && isOffal(named)
  const words = tokens(word)
  return (food) =>
    family(food) &&
    (isSeasoning || !isSeasoningOf(food)) &&
    (isPart || !isOffal(food) || food === named) &&
    // Sweet potatoes are no potatoes, peanut butter is no butter, potato chips are no potatoes.
    (food === named ||
      !words.every((one) => tokens(food.name).includes(one)) ||
      isNamedIn(tokens(food.name), words))
}
