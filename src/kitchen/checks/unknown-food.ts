import type { Food } from '../foods/index.ts'
import { isPreparedDish, wordsOf } from '../foods/index.ts'
import { tracesOfLine } from './allergen-traces.ts'
import type { ReadLine } from './read-draft.ts'
import { fold } from './words.ts'

/** Composed products: unless the kitchen knows the very product, its name does not tell its ingredients. */
const composed = new Set(
  (
    'sauce dressing mix mixture blend seasoning rub marinade glaze soup stuffing nugget patty burger sausage pie cake cookie biscuit ' +
    'wafer bar bite ball roll spread dip filling topping gravy paste kit batter coating crumb crumble substitute replacer ' +
    'alternative replacement imitation flavoring flavouring flavor flavour snack crisp chip cracker cereal granola candy sweet ' +
    'pudding dessert custard icing frosting syrup powder extract essence meal dish dumpling pocket wrap sandwich salad pasta noodle ' +
    'curry stew casserole loaf terrine pate goujon finger stick breaded battered crumbed crusted glazed marinated flavored flavoured ' +
    'stuffed filled seasoned processed instant bouillon stock broth concentrate base relish chutney jam pickle drink shake smoothie ' +
    'liqueur cocktail bun bread dough pastry tart pizza taco burrito cheese milk cream butter yogurt yoghurt margarine spice'
  ).split(' '),
)

/** Composed products that only describe the food behind them: "tart apples", "sweet white wine". */
const describing = new Set(['sweet', 'tart', 'instant', 'processed', 'cocktail'])

/**
 * True when the kitchen cannot tell what a line asks for: no food is known for it, or its name ends in a
 * composed product that no known name explains ("chicken satay bites": the chicken is known, the bites are
 * not).
 */
export function looksUnknown(
  name: string,
  food: Food | null,
  text: string,
  isKnown: (start: number, end: number) => boolean,
): boolean {
  const offset = text.indexOf(name)
  const words = wordsOf(name)
  const explained = (word: { start: number; end: number }) =>
    offset >= 0 && isKnown(offset + word.start, offset + word.end)
  if (!food && !words.some(explained)) return words.length > 0
  return words.some(
    (word, at) =>
      composed.has(word.stem) &&
      !explained(word) &&
      !(describing.has(word.stem) && words.slice(at + 1).some(explained)),
  )
}

/** True when the kitchen cannot tell what the product of a line is made of. */
export const isUnknownProduct = (line: ReadLine): boolean =>
  isPreparedDish(line.food) ||
  (line.parsed.food !== '' &&
    // Most lines name a known food and no composed product, and need none of their words explained.
    looksUnknown(fold(line.parsed.food), line.food, line.text, (start, end) =>
      tracesOfLine(line).isKnown(start, end),
    ))
