import type { RecipeDraft } from '#contract/recipe.ts'
import { isStopWord, stemOf, wordsOf } from './search-words.ts'

/**
 * Maximum number of words in a query.
 * Search works on one's own collection. Every word of a recipe is stored with its owner as a prefix
 * (`owner:word`), so that one index answers "this cook's recipes with this word" without reading anybody
 * else's: an index on (user, words) changes its plan as the table grows, this one does not.
 */
const MAX_WORDS_SOUGHT = 12
/** Owner id for the words of the popular library, which no cook can have. */
export const LIBRARY = '00000000-0000-0000-0000-000000000000'
/**
 * Maximum number of words of a recipe, because a tsvector holds one megabyte; the title comes first, the
 * steps come last.
 */
const MAX_TERMS = 5000

/** Field of a word, as the weight that PostgreSQL stores with it: A ranks first. */
export const weights = { title: 'A', ingredients: 'B', description: 'C', steps: 'D' } as const
export type Weight = (typeof weights)[keyof typeof weights]

export type Searchable = Pick<RecipeDraft, 'title' | 'description' | 'category' | 'ingredients'> & {
  /** Steps of the recipe; without them, their words are not found. */
  instructions?: RecipeDraft['instructions']
}

/** Fields that are searched in a cook's own collection. */
export const searchedFields = ['title', 'description', 'category', 'ingredients', 'instructions'] as const

/**
 * Returns the searchable words of a recipe, as the text of a tsvector. A word is stored as it was written and
 * as its stem; words of the steps as their stem alone, and their numbers (minutes and degrees) not at all.
 * Stems of the title's words are stored once more behind a `=`, so that Pea Soup can be told from Peanut
 * Noodles.
 */
export function searchVector(userId: string, recipe: Searchable): string {
  /** Terms with the weights of their fields, in the order of the fields: `AC`. */
  const terms = new Map<string, string>()
  const add = (term: string, weight: Weight) => {
    const known = terms.get(term)
    if (known === undefined) {
      if (terms.size < MAX_TERMS) terms.set(term, weight)
    } else if (!known.endsWith(weight)) terms.set(term, known + weight)
  }
  for (const [weight, words] of fieldsOf(recipe)) {
    for (const word of words) {
      if (isStopWord(word)) continue
      const stem = stemOf(word)
      if (weight !== 'D') add(word, weight)
      if (weight !== 'D' || !/^\p{N}+$/u.test(word)) add(stem, weight)
      if (weight === 'A') add(`=${stem}`, weight)
    }
  }
  const owner = ownerMark(userId)
  return [...terms].map(([term, where]) => `'${owner}:${term}':${placesOf(where)}`).join(' ')
}

const fieldsOf = (recipe: Searchable): [Weight, string[]][] => [
  [weights.title, wordsOf(recipe.title)],
  [weights.ingredients, wordsOf(recipe.ingredients.map(({ item }) => item).join(' '))],
  [weights.description, wordsOf(`${recipe.description} ${recipe.category}`)],
  [weights.steps, wordsOf((recipe.instructions ?? []).join(' '))],
]

/** Returns positions for the weights, since a tsvector needs them; their numbers do not matter here. */
const placesOf = (where: string) =>
  where.length === 1 ? `1${where}` : [...where].map((weight, at) => `${at + 1}${weight}`).join(',')

/** Returns the words alone, without their fields: for rows that are indexed again later. */
export const searchTerms = (userId: string, recipe: Searchable): string[] =>
  [
    ...new Set(
      fieldsOf(recipe).flatMap(([, words]) =>
        words.filter((word) => !isStopWord(word)).flatMap((word) => [word, stemOf(word)]),
      ),
    ),
  ]
    .slice(0, MAX_TERMS)
    .map((term) => ownedWord(userId, term))

/** Returns the words of a query without stop words, unless there are no others. */
export function soughtWords(typed: string): string[] {
  const words = wordsOf(typed).slice(0, MAX_WORDS_SOUGHT)
  const telling = words.filter((word) => !isStopWord(word))
  return telling.length > 0 ? telling : words
}

/** Builds the tsquery of one word: the beginning of a word, or another form of the same. */
export function wordQuery(userId: string, word: string): string {
  const stem = stemOf(word)
  const begins = `'${ownedWord(userId, word)}':*`
  return stem === word ? begins : `(${begins} | '${ownedWord(userId, stem)}')`
}

/** Builds the tsquery of any of these words or stems, in all fields but the steps. */
export const formsQuery = (userId: string, forms: readonly string[]): string =>
  `(${forms.map((form) => `'${ownedWord(userId, form)}':ABC`).join(' | ')})`

/** Builds the tsquery of a whole word in the title, in whatever form. */
export const titleWordQuery = (userId: string, word: string): string =>
  `'${ownedWord(userId, `=${stemOf(word)}`)}'`

/** Builds the tsquery of a typed text: every word must occur. null when there is no word in it. */
export function searchQuery(userId: string, typed: string): string | null {
  const words = soughtWords(typed)
  return words.length ? words.map((word) => wordQuery(userId, word)).join(' & ') : null
}

/**
 * Returns the word with its owner's prefix. It needs no escaping, since it contains only letters, digits, the
 * prefix and `=`.
 */
const ownedWord = (userId: string, word: string) => `${ownerMark(userId)}:${word}`

/** Returns the owner's id in 22 characters instead of 36, because every word of the index repeats it. */
const ownerMark = (userId: string) => Buffer.from(userId.replaceAll('-', ''), 'hex').toString('base64url')
