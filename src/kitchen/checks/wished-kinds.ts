import type { Food } from '../foods/food.ts'
import { familyOf } from './food-families.ts'

const fruits =
  /apple|pear|banana|berr(?:y|ies)|cherry|peach|nectarine|plum|apricot|grape|melon|mango|papaya|pineapple|kiwi|fig|orange|tangerine|mandarin|clementine|grapefruit|pomelo|pomegranate|persimmon|quince|rhubarb|lychee|guava|passion|currant|date$|prune|raisin|starfruit|jackfruit|dragon fruit|durian/i
/** Produce that flavours a dish: nobody who asks for vegetables means it. */
const seasoning =
  /lemon|lime|garlic|ginger|parsley|cilantro|basil|mint|dill|chive|thyme|rosemary|sage|oregano|tarragon|bay|shallot|chil[ei]|jalapeno|serrano|habanero|lemongrass|galangal|turmeric|curry lea|makrut|horseradish|shiso|perilla|epazote|pandan/i

const isFruit = ({ aisle, name, id }: Food) =>
  /Produce|Frozen|Canned/.test(aisle) && (fruits.test(name) || fruits.test(id))
const isVegetable = (food: Food) =>
  (food.aisle === 'Produce' ||
    (/Frozen|Canned/.test(food.aisle) &&
      /corn|pea|bean|spinach|broccoli|carrot|tomato|vegetable/.test(food.id))) &&
  !isFruit(food) &&
  !seasoning.test(food.name)

const isOf = (family: string, food: Food): boolean => familyOf(family)?.(food) ?? false

/** Kinds that a wish means otherwise than a rule that leaves them out, each by its name in the singular. */
const wishedOtherwise: Readonly<Record<string, (food: Food) => boolean>> = {
  // Tortillas are no answer to a wish for bread.
  bread: (food) => isOf('bread', food) && !/tortilla|wrap/.test(food.id),
  // Cocoa is the chocolate of many cakes.
  chocolate: (food) => isOf('chocolate', food) || /cocoa/.test(food.id),
  fruit: isFruit,
  vegetable: isVegetable,
  veg: isVegetable,
  veggie: isVegetable,
}

/**
 * The foods of a kind that a craving wishes for: the families by which foods are left out, but for the kinds that a wish
 * means otherwise. Who wants no vegetables means something else by it in every house.
 */
export function wishedKind(word: string): ((food: Food) => boolean) | undefined {
  const name = word.replace(/s$/, '')
  return Object.hasOwn(wishedOtherwise, name) ? wishedOtherwise[name] : familyOf(word)
}
