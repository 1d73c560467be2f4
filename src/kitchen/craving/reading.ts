import type { Allergen, Diet } from '#contract/dietary.ts'
import type { Condition } from '../conditions/index.ts'
import type { Language } from '../languages/dictionary.ts'
import type { AmountAtHand, Claim, ClaimKind, FoodState, Target, Yield } from './claim.ts'
import type { Word } from './words.ts'

/** Names that the engine knows: its dishes, recipes and phrases that begin with a negation. */
export interface Vocabulary {
  /**
   * Counts the words from `at` that form one name of the engine's, such as "no bake" or "pasta e fagioli"; 0
   * for none.
   */
  nameAt(stems: readonly string[], at: number): number
  /** True when the words are exactly one recipe's name: "two-ingredient bagels", "twice-cooked pork". */
  isOwnName?(stems: readonly string[]): boolean
  /** Words of the engine's names that typing errors are corrected to. */
  names: readonly string[]
  /** True when a word alone is a name and stays untranslated: "Senfeier" are no mustard and eggs. */
  isName?(stem: string): boolean
  /**
   * True when a word that is the whole craving names a recipe or a family: "marinade" is English and French.
   */
  isNameAlone?(stem: string): boolean
  /** Further names, many of them foreign, that are neither typing errors nor corrections. */
  otherNames?: readonly string[]
  /** True for an English word that names nothing to eat in any of its senses: "frighten". */
  isNeverEaten?(word: string): boolean
  /** True for an English word that is a verb and nothing else: "darken". */
  isOnlyVerb?(word: string): boolean
}

/** State of a craving while it is read: each pass adds claims on words and their meaning. */
export interface Reading {
  readonly text: string
  /** Language to which most of the words belong. */
  readonly language: Language
  readonly words: readonly Word[]
  readonly vocabulary: Vocabulary
  /** True when the words are exactly one recipe's name. */
  readonly isName: boolean
  readonly claims: Claim[]
  readonly allergies: Set<Allergen>
  /** Foods and kinds that must not occur, by their English names. */
  readonly exclusions: Set<string>
  readonly diets: Set<Diet>
  readonly conditions: Condition[]
  readonly targets: Target[]
  states: FoodState[]
  readonly amounts: AmountAtHand[]
  readonly techniques: Set<string>
  readonly equipment: Set<string>
  readonly moods: Set<string>
  /** Cuisines that are not wanted. */
  readonly deniedCuisines: Set<string>
  /** Dishes that are not wanted although their foods are: cinnamon apples. */
  readonly deniedDishes: Set<string>
  /** Textures that the dish is not to have: chewy. */
  readonly deniedTextures: Set<string>
  /** Words about another dish or a maker, as typed. */
  readonly asides: string[]
  /** Sentences that tell the cook of wishes that were understood and cannot be followed. */
  readonly told: string[]
  readonly readAs: { typed: string; as: string }[]
  /** Words that name something, but nothing that the kitchen knows. */
  readonly unknown: Set<string>
  /** True when the words say that a food is to be used up. */
  usesUp: boolean
  /** True when eggs are welcome as long as none stays raw or runny. */
  cooksEggs: boolean
  /** True when meat and fish are welcome as long as none stays raw: "sushi without raw fish". */
  cooksMeat: boolean
  /** True when the words speak of allergies that only the cook's profile can name. */
  meansProfile: boolean
  maxMinutes: number | null
  /** Longest time that the cook's own work may take; absent where none was named. */
  maxPrepMinutes?: number
  servings: number | null
  /** Amount of the dish that is to be made. */
  yields: Yield | null
  maxIngredients: number | null
  refusal: string | null
}

/** Step of reading that looks at unclaimed words and claims those that it understands. */
export type Pass = (reading: Reading) => void

/** Returns the word at a place as the passes read it; empty beyond the ends. */
export const wordAt = ({ words }: Reading, at: number): string => words[at]?.plain ?? ''

export const isClaimed = (reading: Reading, at: number): boolean =>
  reading.claims.some(({ from, to }) => from <= at && at < to)

/** Claims words for a meaning. Words that are claimed already keep their first claim. */
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

/** Counts the words from `at` that form one name of the engine's, without a stop between them. */
export function nameAt({ words, vocabulary }: Reading, at: number): number {
  const stop = words.findIndex((word, i) => i > at && word.stop !== '')
  const stems = words.slice(0, stop < 0 ? words.length : stop).map(({ stem }) => stem)
  return vocabulary.nameAt(stems, at)
}

/**
 * Returns the range of words that a stretch of the text covers, such as the match of a pattern; null when it
 * covers none.
 */
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

/** Stretch of the craving's text, in character offsets. */
export interface Stretch {
  start: number
  end: number
}
