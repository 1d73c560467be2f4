import type { Category } from '#contract/common.ts'

/**
 * Words that name a meal, the surest first: "breakfast cookies" are eaten at breakfast, a "dinner roll" is
 * bread.
 */
const words: readonly (readonly [Category, RegExp])[] = [
  [
    'dessert',
    /\b(?:desserts?|sweets?|cakes?|cupcakes?|cookies?|brownies?|blondies?|pies?(?! crust)|tarts?|ice[- ]?cream|sorbet|puddings?|cheesecakes?|crumbles?|cobblers?|mousse|tiramisu|macarons?|fudge|trifle|panna cotta|frosting|candy|candies|baking)\b/i,
  ],
  [
    'breakfast',
    /\b(?:breakfasts?|brunch|pancakes?|waffles?|crepes?|crêpes?|granola|muesli|porridge|oatmeal|overnight oats|omelet(?:te)?s?|scrambled|french toast|frittatas?|smoothies?|shakshuka|muffins?|bagels?)\b/i,
  ],
  [
    'snack',
    /\b(?:snacks?|appeti[sz]ers?|starters?|finger foods?|hors d.oeuvres?|dips?|nibbles?|canap[eé]s?|party food|bars?|bites|crackers?|popcorn|hummus|drinks?|beverages?|cocktails?|sauces?|condiments?|dressings?|jams?|breads?)\b/i,
  ],
  ['lunch', /\b(?:lunch(?:es)?|salads?|sandwich(?:es)?|wraps?|soups?|burgers?)\b/i],
  ['dinner', /\b(?:dinners?|main(?:s| course| dish| meal)?|supper|entr[eé]es?|side(?:s| dish(?:es)?)?)\b/i],
]
/** Savoury dishes whose names contain a word for dessert: a savoury pie, a crab cake. */
const savoury =
  /\b(?:pot pie|(?:shepherd|cottage|fish|meat|chicken|pork|steak|game|spinach|tamale)(?:'s|’s|s)? pie|crab cakes?|fish ?cakes?|rice cakes?|potato cakes?|pancakes?|sweet(?:s)? (?:potato(?:es)?|and sour|chil+i|corn|peppers?)|yorkshire puddings?|black pudding|pizza pie|breakfast cookies?|baking (?:sheet|tray|powder|soda))\b/gi

/**
 * Returns the meal that a recipe is for, by the labels of its source and then by its title. `said` means that
 * the source names the meal, `likely` that it follows from the dish; null when nothing tells.
 */
export function readCategory(
  labels: readonly string[],
  title: string,
): { category: Category; as: 'said' | 'likely' } | null {
  const named = labels.map((label) => label.trim().toLowerCase())
  const exact = words.find(([category]) =>
    named.some((label) => label === category || label === `${category}s`),
  )
  if (exact) return { category: exact[0], as: 'said' }
  for (const label of labels) {
    const found = meal(label)
    if (found) return { category: found, as: 'said' }
  }
  const found = meal(title)
  return found ? { category: found, as: 'likely' } : null
}

const meal = (text: string): Category | null => {
  const plain = text.replace(savoury, (dish) => (/^pancakes?$/i.test(dish) ? dish : ' '))
  return words.find(([, pattern]) => pattern.test(plain))?.[0] ?? null
}
