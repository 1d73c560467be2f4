/**
 * Folds a text to lower case without accents, with plain dashes and quotes of one kind: the form that all
 * rules compare.
 */
export const fold = (text: string): string =>
  // Nearly every text is plain ASCII, which skips the slow normalization.
  isPlain.test(text) ? text.toLowerCase() : foldAny(text)

const isPlain = /^[ -~\n]*$/

const foldAny = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/\u00ab\s*|\s*\u00bb|[\u201c-\u201f]/g, '"')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/\u2044/g, '/')
    .toLowerCase()

/** Removes the plural ending of a word. Crude, but equally crude on both sides of a comparison. */
export function singular(word: string): string {
  if (word.length <= 3) return word
  if (word.endsWith('ies') && word.length > 5) return `${word.slice(0, -3)}y`
  if (/(ch|sh|ss|x|z|o)es$/.test(word)) return word.slice(0, -2)
  if (/[aeo]lves$|leaves$|loaves$/.test(word)) return `${word.slice(0, -3)}f`
  return word.endsWith('s') && !/(ss|us|is)$/.test(word) ? word.slice(0, -1) : word
}

/** Returns the folded words of a text, each in the singular. */
export const tokens = (text: string): string[] => (fold(text).match(/[a-z]+/g) ?? []).map(singular)

/** Returns a pattern that finds the given alternatives as whole words. */
export const wholeWords = (alternatives: readonly string[]): RegExp =>
  new RegExp(`(?<![a-z])(?:${alternatives.join('|')})(?![a-z])`, 'g')

/** Splits a step into sentences: behind a stop and a space. */
export const sentences = (text: string): string[] => text.split(/(?<=[.!?])\s+/)
