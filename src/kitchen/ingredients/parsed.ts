import type { Language } from '../languages/dictionary.ts'

/** An exact fraction for cups, grams or pieces, so that 1/3 stays 1/3. */
export interface Rational {
  readonly numerator: number
  readonly denominator: number
}

/** An exact amount or a range: `2`, `2 to 3`. */
export type Quantity = { kind: 'exact'; value: Rational } | { kind: 'range'; from: Rational; to: Rational }

/** A parsed ingredient line. No word of the author is lost: `text` is the line as written. */
export interface ParsedIngredient {
  text: string
  quantity: Quantity | null
  /**
   * Canonical unit: `cup`, `tablespoon`, `gram`, `clove`, `can`, …; null for pieces and when there is no
   * unit.
   */
  unit: string | null
  /** Size, if the line gives one: `small`, `medium` or `large`, as in "2 large onions". */
  size?: string | null
  /** Food to buy: `all-purpose flour`. */
  food: string
  /** Preparation of the food: `finely chopped`. */
  preparation: string | null
  /** Other text in brackets or after a comma: `about 400 g`, `plus more to serve`. */
  note: string | null
  optional: boolean
  toTaste: boolean
  /** The whole amount in another measure: `500 g / 1 lb 2 oz`, or 800 g for `2 x 400 g cans`. */
  alternative: { quantity: Quantity; unit: string | null } | null
  /** Added amount: `1 cup plus 2 tablespoons`. */
  plus: { quantity: Quantity; unit: string | null } | null
  /** The author's words for the food, if they are not English; `food` is then in English. */
  said?: { language: Language; food: string }
}
