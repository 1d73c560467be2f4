import type { Food } from '../foods/food.ts'
import { matchFood } from '../foods/index.ts'
import { familyOf, isFruit, isVegetable } from './food-families.ts'
import { isNamedIn } from './is-named-in.ts'
import { tokens } from './words.ts'

const isOf = (family: string, food: Food): boolean => familyOf(family)?.(food) ?? false

const greenChilies = /^(?:green-chili|green-chile-canned|jalapeno|poblano)$/
const redChilies = /^(?:red-chili|chili-dried|dried-chile-(?:mild|hot)|pure-chile-powder)$/

/** Families that a wish reads otherwise than an exclusion does, by their names in the singular. */
const wishedOtherwise: Readonly<Record<string, (food: Food) => boolean>> = {
  // Tortillas do not answer a wish for bread.
  bread: (food) => isOf('bread', food) && !/tortilla|wrap/.test(food.id),
  // Cocoa is the chocolate of many cakes.
  chocolate: (food) => isOf('chocolate', food) || /cocoa/.test(food.id),
  // Flakes and pastes of fish only season a dish.
  fish: (food) =>
    isOf('fish', food) && food.aisle === 'Meat & Fish' && !/bonito|anchovy|roe|dried/.test(food.id),
  // Rice cakes and rice noodles are products of rice.
  rice: (food) =>
    isOf('rice', food) &&
    !/cake|noodle|paper|cracker|paste|cereal|krisp|puffed|flour|milk|wine|bran|vinegar/.test(food.id),
  // Dried oregano and bay leaves are herbs, though they are sold as spices.
  herb: (food) =>
    isOf('herb', food) && /Produce|Spices/.test(food.aisle) && !/seed|mix|seasoning/.test(food.id),
  fruit: isFruit,
  vegetable: isVegetable,
  veg: isVegetable,
  veggie: isVegetable,
  // Mayonnaise and egg noodles do not answer a wish for eggs, nor butter one for milk.
  egg: ({ aisle, id }) => aisle === 'Dairy & Eggs' && /(?:^|-)egg(?:-|$)/.test(id),
  milk: ({ aisle, id }) => aisle === 'Dairy & Eggs' && /milk(?:-|$)/.test(id),
  // Fresh cheeses that do not melt are asked for by their own names.
  cheese: (food) => isOf('cheese', food) && !/cottage|cream-cheese|ricotta|mascarpone|quark/.test(food.id),
  // Dried tomatoes and tomato paste do not answer a wish for tomatoes.
  tomato: (food) =>
    isOf('tomato', food) && !isSeasoningOf(food) && !/dried|paste|ketchup|sauce|juice|soup/.test(food.id),
  // Scallions, shallots and onion powder do not answer a wish for onions.
  onion: ({ aisle, id }) => aisle === 'Produce' && /(?:^|-)onion(?:-|$)/.test(id) && !/green|spring/.test(id),
  // Green and red chilies have many names, and ripe ones are mostly sold dried.
  ...Object.fromEntries(
    ['chili', 'chilli', 'chile', 'chilie', 'chillie', 'chilly', 'chili pepper', 'chile pepper'].flatMap(
      (chili) => [
        [`green ${chili}`, ({ id }: Food) => greenChilies.test(id)],
        [`red ${chili}`, ({ id }: Food) => redChilies.test(id)],
      ],
    ),
  ),
  // Cornstarch and tortilla chips are products of corn.
  corn: (food) => /Produce|Frozen|Canned/.test(food.aisle) && isOf('corn', food),
}

/**
 * True for a seasoning or cooking liquid made from a food of a family: a stock, a fat, a fish sauce, ketchup.
 */
const isSeasoningOf = ({ aisle, name }: Food): boolean =>
  /Condiments|Seasonings|Drinks/.test(aisle) || /\b(?:stock|broth|bouillon|soup|dashi)\b/.test(name)
/** True for parts of an animal that its name alone does not mean. */
const isOffal = ({ aisle, name }: Food): boolean =>
  aisle === 'Meat & Fish' &&
  /\b(?:liver|kidney|gizzard|heart|feet|carcass|skin|bones?(?!-in)|fat|casings?|tongue|roe)\b/.test(name)

/**
 * Returns a test for the foods that a wish for a family means: the family of exclusions, except for those in
 * `wishedOtherwise`. People who avoid vegetables mean different foods by the word than those who wish for
 * them.
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
    // Compound names are other foods: sweet potatoes are no potatoes, peanut butter is no butter, potato
    // chips are no potatoes.
    (food === named ||
      !words.every((one) => tokens(food.name).includes(one)) ||
      isNamedIn(tokens(food.name), words))
}
