import { remembered } from '#contract/remembered.ts'

/** One word of a text, folded for look-up, with its place in the text. */
export interface Word {
  /** The folded word: lower case, without accents and apostrophes, singular. */
  stem: string
  /** The folded word before its plural ending was removed. */
  surface: string
  start: number
  end: number
}

/** Words whose plural the rules below would get wrong, and words that only look like plurals. */
const irregular: Readonly<Record<string, string>> = {
  leaves: 'leaf',
  halves: 'half',
  loaves: 'loaf',
  calves: 'calf',
  cookies: 'cookie',
  brownies: 'brownie',
  pies: 'pie',
  veggies: 'veggie',
  krispies: 'krispie',
  cheeses: 'cheese',
  sauces: 'sauce',
  radishes: 'radish',
  chillies: 'chilli',
  chilies: 'chili',
  // "fries" are potatoes, "fry" is a verb.
  fries: 'fries',
  greens: 'greens',
  swiss: 'swiss',
}

/**
 * Returns the singular of one lower-case word. The rules are crude, but the table and the text looked up
 * share them.
 */
export function singular(word: string): string {
  const known = irregular[word]
  if (known !== undefined && Object.hasOwn(irregular, word)) return known
  if (word.length < 4 || !word.endsWith('s')) return word
  if (/(ss|us|is)$/.test(word)) return word
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (/(oes|ches|shes|xes|sses)$/.test(word)) return word.slice(0, -2)
  return word.slice(0, -1)
}

const wordPattern = /[\p{L}\p{M}\p{N}%]+(?:['’][\p{L}\p{M}]+)*|&/gu

/** Splits a text into words at hyphens, commas, brackets and blanks. */
export function wordsOf(text: string): Word[] {
  const words: Word[] = []
  for (const match of text.matchAll(wordPattern)) {
    const surface = fold(match[0])
    words.push({ surface, stem: singular(surface), start: match.index, end: match.index + match[0].length })
  }
  return words
}

/**
 * Returns the folded singulars of a text's words, joined by blanks, so that a name matches in any number and
 * with any accents.
 */
export const stemsOf: (text: string) => string = remembered((text) =>
  wordsOf(text)
    .map(({ stem }) => stem)
    .join(' '),
)

function fold(word: string): string {
  if (word === '&') return 'and'
  const lower = word.toLowerCase()
  // Nearly every word is plain ASCII, and normalising is the slow part.
  if (/^[a-z0-9%]+$/.test(lower)) return lower
  return lower.normalize('NFKD').replace(/[\p{M}'’]/gu, '')
}
