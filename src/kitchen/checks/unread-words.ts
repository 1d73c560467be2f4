import type { ForeignLanguage, Language } from '../languages/dictionary.ts'
import type { ReadLine } from './read-draft.ts'
import { isUnknownProduct } from './unknown-food.ts'

/*
 * Test for words of a line that the kitchen cannot read and that only describe its food: "olio, diviso", "judías verdes
 * planas". In these languages an adjective shows by its place and its ending.
 */

/** Endings of adjectives and participles. A German noun begins with a capital, and so needs none. */
const endings: Readonly<Record<Exclude<ForeignLanguage, 'de'>, RegExp>> = {
  es: /(?:[aeo]s?|[ai]l|ar)$/iu,
  fr: /[eéstfxlrn]$/iu,
  it: /[aeio]$/iu,
}
/** Words in front of a second food. */
const joins =
  /^(?:y|e|et|ed|con|avec|de|d|del|della|dei|di|du|des|al|alla|allo|aux?|a|à|o|ou|u|in|en|more)$/iu
/** Stems of words for what a food is coated, filled or flavored with, which adds another food. */
const adding =
  /pan(?:é|ad|at|ier)|empan|rebo[zc]|impan|enrob|farc|fourr|rellen|ripien|füll|nappe|glas|gla[çc]|pralin|aromati|sabor|gratin|beurr|burr|ummantel|überzog|getränk|mantec|miel|crem|trempé|infus|condi|marin|enharin|infarin|tartuf|truff|choco|cioc|nou|nuss|noix|noce|nuez|noisett|nocciol|avell/iu

/** True for an unread word that stands where an adjective does and looks like one. */
function isDescriptive(word: string, item: string, language: ForeignLanguage): boolean {
  if (adding.test(word)) return false
  if (language === 'de') return /^\p{Ll}/u.test(word)
  const words: string[] = item.match(/[\p{L}-]+|[,(]/gu) ?? []
  const before = words[words.indexOf(word) - 1]
  return before !== undefined && !joins.test(before) && endings[language].test(word)
}

/** True when the unread words of a line describe a food that the kitchen knows for sure. */
export const onlyDescribes = (line: ReadLine, language: Language): boolean =>
  language !== 'en' &&
  line.food !== null &&
  !isUnknownProduct(line) &&
  line.unread.every((word) => isDescriptive(word, line.item, language))
