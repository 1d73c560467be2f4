import { foldWord } from './fold.ts'

/** A word of a text with its place in it and the punctuation before it. */
export interface SplitWord {
  /** The word as typed. */
  typed: string
  /** The folded word: lower case, without accents. */
  folded: string
  start: number
  end: number
  /** Punctuation between the previous word and this one, such as `,` or `.`; empty if there is none. */
  stop: string
}

/**
 * Articles and pronouns that French and Italian write before a vowel and an apostrophe: `d'arachide`,
 * `all'uovo`.
 */
const elided = /^(?:l|d|n|qu|j|s(?!'mores)|c|m|t|un|all|dell|nell|dall|sull|quell)'(?=\p{L})/iu

/** Numbers that are not whole, with the unit that may follow at once: "1.5kg", "1,5", "1 1/2", "2½". */
const decimal = /(?<!\p{N})\d{1,3}[.,]\d{1,2}(?!\p{N}|[.,]\d)\p{L}*/u
const fraction =
  /(?<![\p{N}/])(?:\d{1,2}[ -])?(?:1\/[2348]|2\/3|3\/[48]|5\/8)(?![\p{N}/])\p{L}*|\d{0,2}[½⅓⅔¼¾⅛](?!\p{N})\p{L}*/u

/** Words, including numbers that are not whole, `w/o`, `g/f` and an `&` between words, which is read as "and". */
const pattern = new RegExp(
  `([^\\p{L}\\p{N}'’%&]*)(w\\/o(?:ut)?(?![\\p{L}])|[degn]\\/f(?![\\p{L}])|&(?=\\s)|${decimal.source}|${fraction.source}|[\\p{L}\\p{M}\\p{N}%][\\p{L}\\p{M}\\p{N}'’%]*)`,
  'giu',
)

const vulgar: Readonly<Record<string, number>> = {
  '½': 1 / 2,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
  '¼': 1 / 4,
  '¾': 3 / 4,
  '⅛': 1 / 8,
}

/** Writes a number that is not whole as digits with a point, "1 1/2" as "1.5"; other words stay as they are. */
function withPoint(word: string): string {
  const [, whole = '', over, under, sign, decimals, unit = ''] =
    /^(?:(\d{1,3})(?:[ -](?=\d+\/)|(?=[½⅓⅔¼¾⅛.,]))|(?=\d\/|[½⅓⅔¼¾⅛]))(?:(\d)\/(\d)|([½⅓⅔¼¾⅛])|[.,](\d{1,2}))(\p{L}*)$/u.exec(
      word,
    ) ?? []
  const part = over
    ? Number(over) / Number(under)
    : sign
      ? (vulgar[sign] ?? 0)
      : decimals
        ? Number(`0.${decimals}`)
        : null
  return part === null ? word : `${Math.round((Number(whole) + part) * 100) / 100}${unit}`
}

/** A dash between words parts clauses; a hyphen inside a word does not. */
const dash = /\s-+\s|[–—]|(?<=\s|^)[*•·▪](?=\s)/g

/** Splits a text into words, also at hyphens and slashes; apostrophes of English words stay inside. */
export function splitWords(text: string): SplitWord[] {
  const words: SplitWord[] = []
  for (const match of text.matchAll(pattern)) {
    const between = match[1] ?? ''
    const stop = /[,;.!?:()\n+/]/.exec(between.replace(dash, ';'))?.[0] ?? ''
    let start = (match.index ?? 0) + between.length
    let typed = (match[2] ?? '').replace(/['’]+$/, '').replace(/’/g, "'")
    let before = words.length === 0 ? '' : stop
    if (typed === '&') {
      words.push({ typed: 'and', folded: 'and', start, end: start + 1, stop: before })
      continue
    }
    for (let cut = elided.exec(typed); cut; cut = elided.exec(typed)) {
      const [head] = cut
      words.push({
        typed: head,
        folded: foldWord(head.slice(0, -1)),
        start,
        end: start + head.length,
        stop: before,
      })
      start += head.length
      typed = typed.slice(head.length)
      before = ''
    }
    words.push({ typed, folded: foldWord(withPoint(typed)), start, end: start + typed.length, stop: before })
  }
  return words
}

/**
 * Signs by which words are read together, "g/f", "1 1/2", "1.5", "½", and accents without a letter; other texts are
 * split at what is no letter.
 */
const joinsWords = /[%&/]|\d[.,]\d|(?!\d)\p{N}|(?<![\p{L}\p{M}\p{N}])\p{M}/u
const plainWord = /[\p{L}\p{N}][\p{L}\p{M}\p{N}'’]*/gu

/**
 * Returns the folded words of a text without their places. Most texts of the kitchen have no such signs, which takes
 * a tenth of the time.
 */
export const foldedWords = (text: string): string[] =>
  joinsWords.test(text)
    ? splitWords(text).map(({ folded }) => folded)
    : (text.match(plainWord) ?? []).flatMap((word) =>
        /['’]/.test(word) ? splitWords(word).map(({ folded }) => folded) : foldWord(word),
      )
