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

/** What is chocolate in a cake may be its cocoa. */
const isChocolate = (food: Food) => (familyOf('chocolate')?.(food) ?? false) || /cocoa/.test(food.id)
/** Who has bread has no tortillas. */
const isBread = (food: Food) => (familyOf('bread')?.(food) ?? false) && !/tortilla|wrap/.test(food.id)

/**
 * The foods of a kind that a craving wishes for: the families by which foods are left out, and two that are too wide for
 * that. Who wants no vegetables means something else by it in every house.
 */
export const wishedKind = (word: string): ((food: Food) => boolean) | undefined =>
  (/^breads?$/.test(word) ? isBread : /^chocolates?$/.test(word) ? isChocolate : familyOf(word)) ??
  (/^fruits?$/.test(word) ? isFruit : /^(?:vegetable|veg|veggie)s?$/.test(word) ? isVegetable : undefined)
