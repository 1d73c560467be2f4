import { isGrammar } from '../../languages/english-grammar.ts'
import { rankOf } from '../../languages/word-ranks.ts'
import { consonantsOf, transliterated, unvoiced } from '../transliterated.ts'

/** Name of a dish, with what it belongs to: the slug of a recipe, or the first name of a dish without one. */
export interface Named {
  name: string
  of: string
}

/** Returns the names that may be spelled as some words, by the consonants of these; see `bonesOf`. */
export type NamesBySound = (bones: string) => readonly Named[]

/** Frequency rank from which on a word may come from another language: "masala", "adobo". */
const RARE = 12_000
/** True for a word that people may spell in several ways, because it comes from another language. */
export const isRare = (word: string): boolean => !isGrammar(word) && (rankOf(word, 'en') ?? RARE) >= RARE

/** Returns the consonants of words without voice, each once in a row. */
export const bonesOf = (name: string): string =>
  onceEach(
    name
      .split(' ')
      .map((word) => consonantsOf(unvoiced(transliterated(word))))
      .join(''),
  )
const onceEach = (letters: string): string => letters.replace(/(.)\1+/g, '$1')

/** Returns a name as it is written where "kh" is heard as h and the Tamil "zh" as l. */
export const otherSpellings = (name: string): string[] => [
  ...(name.startsWith('kh') ? [name.slice(1)] : []),
  ...(name.includes('zh') ? [name.replaceAll('zh', 'l')] : []),
]

/**
 * Names by sound as a build writes them, because reading 170,000 names takes seconds. Sorted lists take a fifth of
 * the memory of a map.
 */
export interface PackedSounds {
  /** Consonants of names, each once and in order. */
  bones: readonly string[]
  /** Place in `names` where those of each begin, and their end. */
  starts: readonly number[]
  /** Numbers of the names, by their consonants. */
  names: readonly number[]
}

/** Sorts the names that have a word of another language by their sound. */
export function packSounds(all: readonly string[]): PackedSounds {
  const table = new Map<string, number[]>()
  /** The words of 170,000 names are 40,000 different ones. */
  const known = new Map<string, { isRare: boolean; bones: string }>()
  const read = (word: string) => {
    const before = known.get(word)
    if (before) return before
    const now = { isRare: isRare(word), bones: bonesOf(word) }
    known.set(word, now)
    return now
  }
  for (const [number, name] of all.entries()) {
    const words = name.split(' ')
    if (/\d/.test(name) || !words.some((word) => read(word).isRare)) continue
    const bones = words.map((word) => read(word).bones).join('')
    for (const each of new Set([onceEach(bones), ...otherSpellings(name).map(bonesOf)])) {
      const held = table.get(each)
      if (held) held.push(number)
      else table.set(each, [number])
    }
  }
  const sorted = [...table].sort(([a], [b]) => (a < b ? -1 : 1))
  const starts = [0]
  for (const [, numbers] of sorted) starts.push((starts.at(-1) ?? 0) + numbers.length)
  return {
    bones: sorted.map(([bones]) => bones),
    starts,
    names: sorted.flatMap(([, numbers]) => numbers),
  }
}

/** Names by sound with their numbers in half of the memory. */
export interface Sounds extends Pick<PackedSounds, 'bones'> {
  starts: Uint32Array
  names: Uint32Array
}

/** Opens packed names by sound. */
export const openSounds = ({ bones, starts, names }: PackedSounds): Sounds => ({
  bones,
  starts: Uint32Array.from(starts),
  names: Uint32Array.from(names),
})

/** Returns a search in names by sound. @param named returns a name by its number */
export const searchSounds =
  ({ bones: all, starts, names }: Sounds, named: (number: number) => Named): NamesBySound =>
  (bones) => {
    const at = placeOf(bones, all)
    return at === null ? [] : [...names.subarray(starts[at], starts[at + 1])].map(named)
  }

/** Returns the place of a text in a sorted list; null when it is not there. */
function placeOf(text: string, sorted: readonly string[]): number | null {
  let [low, high] = [0, sorted.length - 1]
  while (low <= high) {
    const middle = (low + high) >> 1
    const found = sorted[middle] ?? ''
    if (found === text) return middle
    if (found < text) low = middle + 1
    else high = middle - 1
  }
  return null
}
