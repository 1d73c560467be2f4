import type { Language } from '../languages/dictionary.ts'

/** An exact number of cups, grams or pieces. 1/3 stays 1/3. */
export interface Rational {
  readonly numerator: number
  readonly denominator: number
}

/** `2`, `2 to 3`, or nothing ("to taste"). */
export type Quantity = { kind: 'exact'; value: Rational } | { kind: 'range'; from: Rational; to: Rational }

/** An ingredient line, understood. Nothing of the author's text is lost: `text` is the line as written. */
export interface ParsedIngredient {
  text: string
  quantity: Quantity | null
  /** Canonical unit: `cup`, `tablespoon`, `gram`, `clove`, `can`, …; null for pieces and for no unit. */
  unit: string | null
  /** `small`, `medium` or `large`, where the line says so: "2 large onions". */
  size?: string | null
  /** What to buy: `all-purpose flour`. */
  food: string
  /** How to prepare it: `finely chopped`. */
  preparation: string | null
  /** Anything else in brackets or after a comma: `about 400 g`, `plus more to serve`. */
  note: string | null
  optional: boolean
  toTaste: boolean
  /** The other measure of the whole amount: `500 g / 1 lb 2 oz`, or 800 g for `2 x 400 g cans`. */
  alternative: { quantity: Quantity; unit: string | null } | null
  /** Added amounts: `1 cup plus 2 tablespoons`. */
  plus: { quantity: Quantity; unit: string | null } | null
  /** The author's words for a food that stands in another language than English; then `food` is in English. */
  said?: { language: Language; food: string }
}
