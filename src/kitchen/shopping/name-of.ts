import { inForeignNumber } from '../display/foreign-number.ts'
import type { Food } from '../foods/index.ts'
import { stemsOf } from '../foods/index.ts'
import type { Language } from '../languages/dictionary.ts'
import { isOnePiece, type Sums } from './amounts.ts'
import { asNumber } from './fraction.ts'

/**
 * Returns the name of a food on a line of the list: the author's own words of a single line, otherwise the
 * food's name, in the number of the amount.
 *
 * @param words the author's words of the lines that ask for it, at least one
 * @param language of all these words; English if they are of several
 */
export function nameOf(
  food: Food | null,
  words: readonly string[],
  sums: Sums,
  language: Language = 'en',
): string {
  // The table has names of foods in English only; the shortest of the author's own is the plainest.
  if (language !== 'en') {
    const plainest = [...words].sort((a, b) => a.length - b.length || (a < b ? -1 : 1))[0]! // at least one
    const pieces = sums.size === 1 ? sums.get('') : undefined
    return pieces ? inForeignNumber(plainest, asNumber(pieces) > 1, language) : plainest
  }
  const first = [...words].sort()[0]! // at least one
  if (!food) return first
  const isPlainName = stemsOf(first) === stemsOf(food.name)
  if (words.length === 1 && (!isPlainName || sums.size === 0)) return uncapitalised(first)
  if (isOnePiece(sums)) return food.name
  return sums.has('can') || sums.has('jar') ? food.plural.replace(/^canned /, '') : food.plural
}

const uncapitalised = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

/**
 * Returns what Spanish, French and Italian put between a measure and a name, with the space behind it: the
 * `de ` of "4 dientes de ajo", the `d'` of "3 gousses d'ail"; empty behind a bare number and in other
 * languages.
 */
export function joinerOf(amount: string, name: string, language: Language): string {
  if (!/\p{L}\.?$/u.test(amount)) return ''
  if (language === 'fr') return /^[aeiouyhâéèêîôœ]/i.test(name) ? "d'" : 'de '
  return { es: 'de ', it: 'di ', de: '', en: '' }[language]
}
