/** Lower case, without accents, dashes and curly quotes made plain: what all rules compare. */
export const fold = (text: string): string =>
  // Nearly every text is plain ASCII, and normalising is the slow part.
  isPlain.test(text) ? text.toLowerCase() : foldAny(text)

const isPlain = /^[ -~\n]*$/

const foldAny = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/\u2044/g, '/')
    .toLowerCase()

/** A word without its plural ending. Crude, but equally crude on both sides of a comparison. */
export function singular(word: string): string {
  if (word.length <= 3) return word
  if (word.endsWith('ies') && word.length > 5) return `${word.slice(0, -3)}y`
  if (/(ch|sh|ss|x|z|o)es$/.test(word)) return word.slice(0, -2)
  if (/[aeo]lves$|leaves$|loaves$/.test(word)) return `${word.slice(0, -3)}f`
  return word.endsWith('s') && !/(ss|us|is)$/.test(word) ? word.slice(0, -1) : word
}

/** The folded words of a text, each in the singular. */
export const tokens = (text: string): string[] => (fold(text).match(/[a-z]+/g) ?? []).map(singular)

/** Whether the pattern's words stand in the text as whole words. The pattern is a list of alternatives. */
export const wholeWords = (alternatives: readonly string[]): RegExp =>
  new RegExp(`(?<![a-z])(?:${alternatives.join('|')})(?![a-z])`, 'g')

/** Sentences of a step, in any case: a stop, then a space. */
export const sentences = (text: string): string[] => text.split(/(?<=[.!?])\s+/)
