import {
  formatQuantity,
  parseIngredient,
  type Rational,
  rational,
  scaleQuantity,
  toNumber,
} from '../ingredients/index.ts'
import { asTyped } from './as-typed.ts'

const number = String.raw`(?:\d+ ?[½¼¾⅓⅔⅛]|[½¼¾⅓⅔⅛]|\d+ \d\/\d|\d\/\d|\d+(?:\.\d+)?)`
const unit = '(?:pounds?|lbs?|kg|g|grams?|ounces?|oz|cups?|tablespoons?|tbsp|ml|medium|small|large)'
const measure = String.raw`${number} ?${unit}\b\.?`

/** Total amount within an item, in brackets or behind a comma; a weight of each piece stays as it is. */
const totalAmount = new RegExp(
  String.raw`(\(|, )((?:about|around|roughly|weighing|totall?ing|from|to make) )?(${measure}(?: ?[/;,] ?${measure})*)( total| in all| altogether)?(?=(\))|$|,| \(| or )`,
  'giu',
)
const oneMeasure = new RegExp(String.raw`(${number})( ?)(${unit})\b`, 'giu')

/**
 * Scales the total amount within an item: "8 thighs (about 1.2 kg)", "10 drumsticks, about 2 1/2 pounds", "1 onion,
 * diced (about 1 cup)".
 */
export const weighedItem = (item: string, factor: Rational): string =>
  item.replace(
    totalAmount,
    (found, before: string, about = '', measures: string, total = '', bracket = '') =>
      (before === '(') === (bracket === ')')
        ? `${before}${about}${measures.replace(oneMeasure, (one, amount: string, space: string, said: string) => scaledMeasure(one, amount, space, said, factor))}${total}`
        : found,
  )

/** Scales one measure, and writes less than a pound in ounces and less than a kilogram in grams. */
function scaledMeasure(found: string, amount: string, space: string, said: string, factor: Rational): string {
  const { quantity } = parseIngredient({ amount: `${amount} g`, item: 'x' })
  if (quantity?.kind !== 'exact') return found
  const value = scaleQuantity(quantity, factor)
  const scaled = value.kind === 'exact' ? toNumber(value.value) : 0
  if (/^kg$/i.test(said) && scaled < 1) return `${Math.round(scaled * 100) * 10} g`
  if (/^(?:pounds?|lbs?)$/i.test(said) && scaled < 1) return `${Math.max(1, Math.round(scaled * 16))} ounces`
  if (/^(?:g|grams?|ml)$/i.test(said)) return `${Math.round(scaled / 10) * 10}${space}${said}`
  if (/^(?:cups?|tablespoons?|tbsp)$/i.test(said))
    return asTyped(formatQuantity(value, /^c/i.test(said) ? 'cup' : 'tablespoon'))
  const quarters = rational(Math.max(1, Math.round(scaled * 4)), 4)
  const name = /^(?:pound|ounce)s?$/i.test(said) ? `${said.replace(/s$/i, '')}${scaled > 1 ? 's' : ''}` : said
  return `${asTyped(formatQuantity({ kind: 'exact', value: quarters }, null))}${space}${name}`
}
