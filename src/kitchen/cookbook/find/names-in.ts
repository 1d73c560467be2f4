import { matchFood } from '../../foods/index.ts'
import { isEnglishWord, rankOf } from '../../languages/word-ranks.ts'
import type { Course } from '../courses.ts'
import { type Cookbook, denying, nameKey, plainLetters } from '../open-cookbook.ts'

/** A word of a craving as the search for names needs it. */
export interface NameToken {
  /** In English, singular. */
  word: string
  /** As typed, singular. */
  original: string
  /** It was put into English from the language of the craving. */
  isForeign?: boolean
  /** Where the typed word begins in the text. */
  start?: number
  /** A stop or a claimed word stands before it. */
  afterStop: boolean
}

/** Words of a craving that name recipes: places `from` up to, not including, `to`. */
export interface NameHit {
  from: number
  to: number
  slugs: readonly string[]
  /** The name is that of these recipes alone, and no family's. */
  isOwn: boolean
}

/** So common in English that alone they name nothing to eat: "mess", "fool". */
const EVERYDAY = 1500

/**
 * The names of recipes in a craving, the longest first, none inside another.
 * @param isFood whether a single word names a food or a dish all by itself
 */
export function namesIn(
  tokens: readonly NameToken[],
  { names, families, longestName }: Cookbook,
  isFood: (word: string) => boolean,
): NameHit[] {
  const hits: NameHit[] = []
  /** Names of scripts that put no spaces between words, the longest first. */
  const unspaced = tokens.some(({ original }) => isUnspaced.test(original))
    ? [...names.keys()].filter((name) => isUnspaced.test(name)).sort((a, b) => b.length - a.length)
    : []
  for (let at = 0; at < tokens.length; ) {
    const hit = longestAt(at)
    if (hit) hits.push(hit)
    at = hit ? hit.to : at + 1
  }
  return hits

  function longestAt(from: number): NameHit | null {
    const token = tokens[from]?.original ?? ''
    const inside = isUnspaced.test(token) ? unspaced.find((name) => token.includes(name)) : undefined
    if (inside !== undefined)
      return { from, to: from + 1, slugs: names.get(inside) ?? [], isOwn: !families.has(inside) }
    for (let to = Math.min(tokens.length, from + longestName); to > from; to--) {
      const run = tokens.slice(from, to)
      if (run.slice(1).some(({ afterStop }) => afterStop)) continue
      const [typed, english] = [
        plainLetters(
          run
            .filter(isTypedOnce)
            .map(({ original }) => original)
            .join(' '),
        ),
        plainLetters(run.map(({ word }) => word).join(' ')),
      ]
      // The "torta" of an Italian is a cake, that of a Mexican a sandwich: a word that was put into English names by
      // itself no family of another language.
      const isOther = run.length === 1 && run[0]?.isForeign && families.has(typed)
      const said = isOther ? [english] : [typed, english]
      const name = said.find((each) => names.has(each) && !denying.test(each))
      if (
        name !== undefined &&
        (run.length > 1 || tokens.length === 1 || isFood(english) || !isEveryday(typed))
      )
        return { from, to, slugs: names.get(name) ?? [], isOwn: !families.has(name) }
    }
    return null
  }
}

/** Whether a token is the first of those that one typed word was put into English as. */
const isTypedOnce = ({ start }: NameToken, at: number, run: readonly NameToken[]): boolean =>
  start === undefined || run[at - 1]?.start !== start

const isUnspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u

const isEveryday = (word: string) => (rankOf(word, 'en') ?? EVERYDAY) < EVERYDAY

/** What goes beside or on a dish, and is none where one is named, too. */
export const accompaniments: ReadonlySet<Course> = new Set<Course>([
  'sauce',
  'dressing',
  'condiment',
  'preserve',
  'basic',
  'side',
  'bread',
])

/** How many words from a place are one name, for the passes that read before names are looked for. */
export function nameAt({ names, longestName }: Cookbook, stems: readonly string[], at: number): number {
  for (let length = Math.min(longestName, stems.length - at); length > 1; length--) {
    const key = stems.slice(at, at + length).join(' ')
    if (names.has(key) && !denying.test(key)) return length
  }
  return 0
}

/** Whether several words are, whole, a recipe's own name. */
export function isOwnName({ names, families }: Cookbook, stems: readonly string[]): boolean {
  const key = plainLetters(stems.join(' '))
  return stems.length > 1 && names.has(key) && !families.has(key) && !denying.test(key)
}

/** Whether a text begins with a recipe's name of several words. */
export const beginsWithName = (cookbook: Cookbook, text: string): boolean =>
  nameAt(cookbook, nameKey(text).split(' '), 0) > 0

/** Shorter words are words of many languages. */
const SHORTEST = 6

/** Whether a word by itself is a recipe's own name, and nothing else in English. */
export const isOneWordName = ({ names, families }: Cookbook, word: string): boolean =>
  word.length >= SHORTEST &&
  names.has(word) &&
  !families.has(word) &&
  !isEnglishWord(word) &&
  matchFood(word) === null
