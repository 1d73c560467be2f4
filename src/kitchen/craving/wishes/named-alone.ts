import { membersOf } from '../../culinary/food-kinds.ts'
import { pantryItem, type Role } from '../../culinary/index.ts'
import type { Craving } from '../craving.ts'

/** Wording that says that the bread is there already: "soup with bread", "leftover bread". */
export const breadAtHand =
  /\b(?:with|using|use|leftover|stale|old|day|on|from|no|without|some|and|my) (?:[a-z-]+ ){0,2}breads?\b/i

/** Roles of main foods; beside one of them, bread is bread and not the dish. */
export const mains: readonly Role[] = [
  'poultry',
  'red-meat',
  'ground',
  'sausage',
  'fish',
  'shellfish',
  'canned-fish',
  'egg',
  'tofu',
  'bean',
]

/**
 * Foods that mean the homemade dish, unless a food outside `beside` is named with them: "pretzel chicken" is
 * chicken.
 */
const alone: readonly { word: RegExp; dish: string; beside: readonly Role[]; bought?: true }[] = [
  // A bagel that comes with something on it was bought.
  { word: /\bbagels?\b/i, dish: 'bagels', beside: ['seed', 'dried-fruit', 'spice', 'bread'], bought: true },
  {
    word: /\bpretzels?\b/i,
    dish: 'pretzels',
    beside: ['seed', 'spice', 'chocolate', 'melting-cheese', 'sauce'],
  },
  {
    word: /\bstrudels?\b/i,
    dish: 'apple-strudel',
    beside: ['fruit', 'berry', 'dried-fruit', 'nut', 'spice', 'sweet'],
  },
  { word: /\bpotato(?:es)?\b/i, dish: 'potato-side', beside: ['herb', 'spice', 'fat', 'hard-cheese'] },
  // Ice cream served beside something was bought.
  {
    word: /\bice[ -]creams?\b/i,
    dish: 'ice-cream',
    beside: [
      'fruit',
      'berry',
      'nut',
      'nut-butter',
      'spice',
      'chocolate',
      'dried-fruit',
      'dairy',
      'sweet',
      'drink',
      'herb',
    ],
    bought: true,
  },
]
const otherUse = /\b(?:sandwich\w*|sundaes?|floats?|cones?|crust\w*|crush\w*|coat\w*|topping|buns?)\b/i

/** Drinks that stop being the dish beside a main food: "sweet tea chicken". */
const poured: readonly string[] = ['lemonade', 'iced-tea', 'mojito', 'sangria', 'hot-chocolate']

/**
 * Reads a food that is named alone as a dish to make, and one beside a dinner as bought. Changes the craving.
 * @returns false when the food is a part of something else
 */
export function namedAlone(craving: Craving): boolean {
  const { text } = craving
  const kinds = (craving.families ?? []).flatMap((family) => membersOf(family, () => true).slice(0, 1))
  const named = [...craving.foods, ...kinds]
  const isMain = (id: string) => pantryItem(id)?.roles.some((role) => mains.includes(role)) ?? false
  if (named.some(isMain)) craving.dishes = craving.dishes.filter((id) => !poured.includes(id))
  const baked = alone.find(({ word }) => word.test(text))
  if (baked && craving.dishes.length === 0 && craving.category === null) {
    const fits = (id: string) => pantryItem(id)?.roles.some((role) => baked.beside.includes(role))
    // The pattern ends a word at a hyphen, so that sweet-potato is a potato.
    if (!named.every((id) => baked.word.test(id) || fits(id)) || otherUse.test(text)) return false
    if (baked.bought && breadAtHand.test(text.replace(baked.word, 'bread'))) return false
    craving.dishes = [baked.dish]
    craving.foods = craving.foods.filter((id) => !baked.word.test(id))
  }
  return true
}
