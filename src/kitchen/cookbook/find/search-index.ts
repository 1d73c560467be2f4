import MiniSearch from 'minisearch'
import { nameWordsOf } from '../name-key.ts'

/** Weight of each field of a recipe in which a word of the craving stands. */
const boosts = {
  title: 6,
  names: 4,
  family: 4,
  needs: 3,
  foods: 1.5,
  kind: 3,
  about: 2,
  description: 0.4,
}
type Field = keyof typeof boosts
const fields = Object.keys(boosts) as Field[] // the keys of the object above

/** Words of a recipe by field. */
export type SearchDocument = Readonly<Record<Field, string> & { slug: string }>

/**
 * Search index in lists of numbers. As MiniSearch holds it, in a map for each word, field and recipe, it takes
 * six times the memory of a server.
 */
export interface PackedIndex {
  /** Slugs of the recipes, by their number. */
  slugs: readonly string[]
  /** Words that occur, by their number. */
  terms: readonly string[]
  /** Place in `postings` where those of each word begin, and their end. */
  starts: readonly number[]
  /** Each a recipe, a field and how often the word occurs there, by word, then by field; see `packed`. */
  postings: readonly number[]
  /** Number of different words of each recipe, field by field. */
  lengths: readonly number[]
  /** Mean of them for each field. */
  meanLengths: readonly number[]
}

/** Returns a search score of each recipe by slug; recipes without any of the words are absent. */
export type Score = (words: readonly string[]) => ReadonlyMap<string, number>

const isLongEnough = (word: string): boolean => word.length > 1

const packed = (recipe: number, field: number, times: number): number =>
  (recipe * fields.length + field) * MOST_TIMES + Math.min(times, MOST_TIMES - 1)
/** Bound of how often a word is counted in one field. */
const MOST_TIMES = 64

/** Shape in which MiniSearch hands out an index; all keys are numbers. */
interface Serialized {
  documentIds: Readonly<Record<number, string>>
  fieldLength: Readonly<Record<number, readonly (number | null)[]>>
  averageFieldLength: readonly number[]
  index: readonly (readonly [
    term: string,
    byField: Readonly<Record<number, Readonly<Record<number, number>>>>,
  ])[]
}

/** Builds the index with MiniSearch and packs it. */
export function packIndex(documents: readonly SearchDocument[]): PackedIndex {
  const index: MiniSearch<SearchDocument> = new MiniSearch({
    idField: 'slug',
    fields,
    tokenize: nameWordsOf,
    processTerm: (word) => (isLongEnough(word) ? word : null),
  })
  index.addAll(documents)
  const {
    documentIds,
    fieldLength,
    averageFieldLength,
    index: byTerm,
  } = index.toJSON() as unknown as Serialized
  const starts: number[] = [0]
  const postings: number[] = []
  for (const [, byField] of byTerm) {
    for (const [field, times] of Object.entries(byField))
      for (const [recipe, count] of Object.entries(times))
        postings.push(packed(Number(recipe), Number(field), count))
    starts.push(postings.length)
  }
  return {
    slugs: documents.map((_, recipe) => documentIds[recipe] ?? ''),
    terms: byTerm.map(([term]) => term),
    starts,
    postings,
    lengths: documents.flatMap((_, recipe) => fields.map((__, field) => fieldLength[recipe]?.[field] ?? 0)),
    meanLengths: averageFieldLength,
  }
}

/** Constants of BM25+, those of MiniSearch. */
const [K, B, D] = [1.2, 0.7, 0.5]

/** Opens a packed index. Its scores are those of MiniSearch, to the last digit. */
export function openIndex({ slugs, terms, ...index }: PackedIndex): Score {
  const numberOf = new Map(terms.map((term, number) => [term, number]))
  const starts = Uint32Array.from(index.starts)
  const postings = Uint32Array.from(index.postings)
  const lengths = Uint16Array.from(index.lengths)
  const { meanLengths } = index

  /** Adds to each recipe what one word is worth in each of its fields. */
  const scoresOf = (term: number): Map<number, number> => {
    const scores = new Map<number, number>()
    const end = starts[term + 1]!
    for (let from = starts[term]!; from < end; ) {
      const field = fieldOf(postings[from]!)
      let to = from + 1
      while (to < end && fieldOf(postings[to]!) === field) to += 1
      const matching = to - from
      const rarity = Math.log(1 + (slugs.length - matching + 0.5) / (matching + 0.5))
      for (; from < to; from += 1) {
        const posting = postings[from]!
        const recipe = Math.floor(posting / (MOST_TIMES * fields.length))
        const times = posting % MOST_TIMES
        const length = lengths[recipe * fields.length + field]!
        const share = K * (1 - B + (B * length) / meanLengths[field]!)
        const worth = boosts[fields[field]!] * (rarity * (D + (times * (K + 1)) / (times + share)))
        scores.set(recipe, (scores.get(recipe) ?? 0) + worth)
      }
    }
    return scores
  }

  return (asked) => {
    const sums = new Map<number, { score: number; terms: Set<string> }>()
    for (const word of nameWordsOf(asked.join(' ')).filter(isLongEnough)) {
      const term = numberOf.get(word)
      if (term === undefined) continue
      for (const [recipe, score] of scoresOf(term)) {
        const sum = sums.get(recipe)
        if (sum) {
          sum.score += score
          sum.terms.add(word)
        } else sums.set(recipe, { score, terms: new Set([word]) })
      }
    }
    return new Map([...sums].map(([recipe, sum]) => [slugs[recipe]!, sum.score * sum.terms.size]))
  }
}

const fieldOf = (posting: number): number => Math.floor(posting / MOST_TIMES) % fields.length
