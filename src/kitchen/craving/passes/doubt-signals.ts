import { splitWords } from '../../languages/split-words.ts'
import { aversionWords, harmlessPhrases, harmWords, pastWords } from '../../languages/words/doubt-words.ts'
import { wordSet } from '../word-set.ts'
import { notVerbs } from './denying-verbs.ts'

/** Kinds of alarming words: a body reacted, somebody refuses a food, or an allergy may be over. */
export type SignalKind = 'harm' | 'aversion' | 'past'
/** Words of harm, refusal or a past allergy, by their word positions in the text. */
export interface Signal {
  kind: SignalKind
  from: number
  to: number
}
const WILD = '*'
const MOST_WILD = 3

const phrasesOf = (table: string): string[][] =>
  table
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .flatMap((line) => line.split(/[|,]/))
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '' && phrase !== '-')
    .map((phrase) => splitWords(phrase.replaceAll(WILD, ` ${MARK} `)).map(({ folded }) => folded))

/** Placeholder for the wildcard while a phrase is split, since the word splitter drops signs. */
const MARK = 'xwildx'

/** Phrases by their first word. */
type Phrases = ReadonlyMap<string, readonly string[][]>
function byFirstWord(table: string): Phrases {
  const map = new Map<string, string[][]>()
  for (const phrase of phrasesOf(table)) {
    const [first = ''] = phrase
    map.set(first, [...(map.get(first) ?? []), phrase])
  }
  return map
}

let tables: { harmless: Phrases; signals: readonly (readonly [SignalKind, Phrases])[] } | null = null
const known = () =>
  (tables ??= {
    harmless: byFirstWord(harmlessPhrases),
    signals: [
      ['past', byFirstWord(pastWords)],
      ['harm', byFirstWord(harmWords)],
      ['aversion', byFirstWord(aversionWords)],
    ],
  })

/** Returns the length in words of a phrase that starts at `at`; 0 when it does not. */
function lengthAt(words: readonly string[], at: number, phrase: readonly string[]): number {
  let to = at
  for (let i = 0; i < phrase.length; i++) {
    if (phrase[i] !== MARK) {
      if (words[to] !== phrase[i]) return 0
      to++
      continue
    }
    const next = phrase[i + 1]
    const from = to
    to++
    while (to <= from + MOST_WILD && words[to] !== next) to++
    if (words[to] !== next) return 0
  }
  return to - at
}

const longestAt = (words: readonly string[], at: number, phrases: Phrases): number =>
  Math.max(0, ...(phrases.get(words[at] ?? '') ?? []).map((phrase) => lengthAt(words, at, phrase)))

const stomaching = wordSet('have eat touch stand tolerate like drink handle digest do stomach')
const thosePronouns = wordSet('them it any those these that')
/**
 * Returns the length of a denial whose pronoun means foods of another clause, "Saturday's guest can't have
 * them"; 0 when there is none.
 */
function deniedPronounAt(words: readonly string[], at: number): number {
  if (!notVerbs.has(words[at] ?? '') || !stomaching.has(words[at + 1] ?? '')) return 0
  return thosePronouns.has(words[at + 2] ?? '') ? 3 : 0
}

/**
 * Finds the places where a text speaks of harm or of refusal.
 * @param words the folded words of the text as they were typed, in order
 */
export function signalsIn(words: readonly string[]): Signal[] {
  const { harmless, signals } = known()
  const found: Signal[] = []
  for (let at = 0; at < words.length; ) {
    const innocent = longestAt(words, at, harmless)
    const [kind, length] = signals
      .map(([kind, phrases]) => [kind, longestAt(words, at, phrases)] as const)
      .reduce((best, one) => (one[1] > best[1] ? one : best))
    const denied = deniedPronounAt(words, at)
    if (denied > Math.max(length, innocent)) {
      found.push({ kind: 'aversion', from: at, to: at + denied })
      at += denied
      continue
    }
    if (length > innocent) found.push({ kind, from: at, to: at + length })
    at += Math.max(1, innocent, length)
  }
  return found
}
