import type { Allergen, Diet } from '#contract/dietary.ts'
import type { Condition } from '../conditions/index.ts'
import type { Language } from '../languages/dictionary.ts'
import type { Claim, ClaimKind, FoodState, Target } from './claim.ts'
import type { Word } from './words.ts'

/** What the engine that reads for itself knows of names: its dishes, and its phrases that begin with a negation. */
export interface Vocabulary {
  /** How many words from `at` are one name of the engine's, such as "no bake" or "pasta e fagioli"; 0 for none. */
  nameAt(stems: readonly string[], at: number): number
  /** Whether some words are, whole, what one recipe is called: "two-ingredient bagels", "twice-cooked pork". */
  isOwnName?(stems: readonly string[]): boolean
  /** Words of the engine's names, for telling typing errors. */
  names: readonly string[]
  /** Whether a word alone is a name that is kept as it is typed: "Senfeier" are no mustard and eggs. */
  isName?(stem: string): boolean
  /** Whether a word, when it is all that is said, names a recipe or a family: "marinade" is English and French. */
  isNameAlone?(stem: string): boolean
  /** Names, many of them foreign, that are no typing errors and that no typing error is taken for. */
  otherNames?: readonly string[]
  /** Whether English knows a word and it names nothing to eat in any of its senses: "frighten". */
  isNeverEaten?(word: string): boolean
  /** Whether a word is a verb in English and nothing else: "darken". */
  isOnlyVerb?(word: string): boolean
}

/** A craving while it is read: each pass adds claims on words, and what they come down to. */
export interface Reading {
  readonly text: string
  /** The language in which its words are commonest. */
  readonly language: Language
  readonly words: readonly Word[]
  readonly vocabulary: Vocabulary
  readonly claims: Claim[]
  readonly allergies: Set<Allergen>
  /** Foods and kinds that must not occur, by their English names. */
  readonly exclusions: Set<string>
  readonly diets: Set<Diet>
  readonly conditions: Condition[]
  readonly targets: Target[]
  states: FoodState[]
  readonly techniques: Set<string>
  readonly equipment: Set<string>
  readonly moods: Set<string>
  /** What the words say of another dish or of a maker, as typed. */
  readonly asides: string[]
  /** What the cook is told of words that were understood and cannot be followed, as whole sentences. */
  readonly told: string[]
  readonly readAs: { typed: string; as: string }[]
  /** Words that were understood to name something, but not what. */
  readonly unknown: Set<string>
  /** Allergies were spoken of that only the cook's profile can name. */
  meansProfile: boolean
  maxMinutes: number | null
  servings: number | null
  maxIngredients: number | null
  refusal: string | null
}

/** A step of reading: looks at words that nobody has claimed, and claims what it understands. */
export type Pass = (reading: Reading) => void

/** The word at a place as the passes read it; empty beyond the ends. */
export const wordAt = ({ words }: Reading, at: number): string => words[at]?.plain ?? ''

export const isClaimed = (reading: Reading, at: number): boolean =>
  reading.claims.some(({ from, to }) => from <= at && at < to)

/** Claims words for a meaning. Words that are claimed already stay with whoever was first. */
export function claim(reading: Reading, kind: ClaimKind, from: number, to: number, means: string): void {
  let start = from
  for (let at = from; at <= to; at++) {
    if (at < to && !isClaimed(reading, at)) continue
    if (at > start) {
      const first = reading.words[start]
      const last = reading.words[at - 1]
      if (first && last)
        reading.claims.push({
          kind,
          words: reading.text.slice(first.start, last.end),
          means,
          from: start,
          to: at,
        })
    }
    start = at + 1
  }
}

/** How many words from `at` are one name of the engine's, within one stretch without stops. */
export function nameAt({ words, vocabulary }: Reading, at: number): number {
  const stop = words.findIndex((word, i) => i > at && word.stop !== '')
  const stems = words.slice(0, stop < 0 ? words.length : stop).map(({ stem }) => stem)
  return vocabulary.nameAt(stems, at)
}

/** The words from `from` that a stretch of the text covers: what a pattern over the text has found. */
export function wordsWithin(
  words: readonly Word[],
  start: number,
  end: number,
): { from: number; to: number } | null {
  const from = words.findIndex((word) => word.end > start)
  if (from < 0) return null
  let to = from
  while (to < words.length && words[to]!.start < end) to++
  return to > from ? { from, to } : null
}

/** A stretch of the craving's text, in characters. */
export interface Stretch {
  start: number
  end: number
}
