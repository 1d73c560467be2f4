import type { RecipeDraft } from '#contract/recipe.ts'
import { isStopWord, stemOf, wordsOf } from './search-words.ts'

/**
 * Search in one's own collection. Every word of a recipe is stored led by its owner (`owner:word`), so that one
 * index answers "this cook's recipes with this word" without reading anybody else's: an index on (user, words)
 * changes its plan as the table grows, this one does not.
 */
const MAX_WORDS_SOUGHT = 12
/** The words of the popular library belong to nobody: they stand in the index under an owner that no cook can be. */
export const LIBRARY = '00000000-0000-0000-0000-000000000000'
/** A tsvector holds one megabyte; what comes first is the title, what comes last are the steps. */
const MAX_TERMS = 5000

/** Where a word stands, as the weight that PostgreSQL keeps with it: A is found first. */
export const weights = { title: 'A', ingredients: 'B', description: 'C', steps: 'D' } as const
export type Weight = (typeof weights)[keyof typeof weights]

export type Searchable = Pick<RecipeDraft, 'title' | 'description' | 'category' | 'ingredients'> & {
  /** Left out where they are not at hand: then the steps are not found. */
  instructions?: RecipeDraft['instructions']
}

/** The fields that are searched in a cook's own collection. */
export const searchedFields = ['title', 'description', 'category', 'ingredients', 'instructions'] as const

/**
 * What of a recipe can be found, as the text of a tsvector. A word stands there as it was written and as its stem;
 * words of the steps as their stem alone, and their numbers (minutes and degrees) not at all. Stems of the title's
 * words stand there once more behind a `=`, so that Pea Soup can be told from Peanut Noodles.
 */
export function searchVector(userId: string, recipe: Searchable): string {
  /** Each with the weights of the places where it stands, in the order of the fields: `AC`. */
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

/** A weight needs a position to hang on; which one does not matter here. */
const placesOf = (where: string) =>
  where.length === 1 ? `1${where}` : [...where].map((weight, at) => `${at + 1}${weight}`).join(',')

/** The words alone, without where they stand: for rows that are indexed again later. */
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

/** The words that somebody looks for: without those that say nothing, unless there are no others. */
export function soughtWords(typed: string): string[] {
  const words = wordsOf(typed).slice(0, MAX_WORDS_SOUGHT)
  const telling = words.filter((word) => !isStopWord(word))
  return telling.length > 0 ? telling : words
}

/** The tsquery of one word: the beginning of a word, or another form of the same. */
export function wordQuery(userId: string, word: string): string {
  const stem = stemOf(word)
  const begins = `'${ownedWord(userId, word)}':*`
  return stem === word ? begins : `(${begins} | '${ownedWord(userId, stem)}')`
}

/** The tsquery of any of these words or stems, as they are, wherever they stand but in the steps. */
export const formsQuery = (userId: string, forms: readonly string[]): string =>
  `(${forms.map((form) => `'${ownedWord(userId, form)}':ABC`).join(' | ')})`

/** The tsquery of words that stand in a title whole, in whatever form. */
export const titleWordQuery = (userId: string, word: string): string =>
  `'${ownedWord(userId, `=${stemOf(word)}`)}'`

/** The tsquery of what a cook typed: every word must occur. null when there is no word in it. */
export function searchQuery(userId: string, typed: string): string | null {
  const words = soughtWords(typed)
  return words.length ? words.map((word) => wordQuery(userId, word)).join(' & ') : null
}

/** Only letters, digits, the owner's mark and `=` are in it, so it needs no escaping. */
const ownedWord = (userId: string, word: string) => `${ownerMark(userId)}:${word}`

/** 22 characters instead of 36: it is repeated in every word of the index. */
const ownerMark = (userId: string) => Buffer.from(userId.replaceAll('-', ''), 'hex').toString('base64url')
