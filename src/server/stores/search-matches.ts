import type { Recipe } from '#contract/recipe.ts'
import type { SearchMatch, SearchResult } from '#contract/search.ts'
import { plain, stemOf } from './search-words.ts'

/** Word of a query. `forms` are the words that replace one that was not found as typed. */
export interface SoughtWord {
  typed: string
  forms: ReadonlySet<string> | null
}

/**
 * Returns the fields of a recipe that contain the words, best field first, each with the words as they are
 * written there. Of the lines of a field, the one with the most words is shown.
 */
export function matchesIn(recipe: Recipe, isMeant: (written: string) => boolean): SearchMatch[] {
  const lines: [SearchMatch['field'], string[]][] = [
    ['title', [recipe.title]],
    [
      'ingredients',
      recipe.ingredients.map(({ amount, item }) => [amount.trim(), item].filter(Boolean).join(' ')),
    ],
    ['description', [recipe.description]],
    ['steps', recipe.instructions],
    ['category', [recipe.category]],
  ]
  return lines.flatMap(([field, texts]) => {
    const found = texts.map((text) => ({ field, text, words: wordsFound(text, isMeant) }))
    const best = found.reduce(
      (most, one) => (one.words.length > most.words.length ? one : most),
      found[0] ?? none,
    )
    return best.words.length > 0 ? [best] : []
  })
}

const none: SearchMatch = { field: 'title', text: '', words: [] }

/** Returns the matching words of a text, as they are written there, each once. */
const wordsFound = (text: string, isMeant: (written: string) => boolean): string[] => [
  ...new Set(text.match(/[\p{L}\p{M}\p{N}]+/gu)?.filter(isMeant)),
]

/** Returns a test for words of the query, with a cache, because recipes repeat each other's words. */
export function wordsMeant(sought: readonly SoughtWord[]): (written: string) => boolean {
  const tests = sought.map(testFor)
  const known = new Map<string, boolean>()
  return (written) => {
    const remembered = known.get(written)
    if (remembered !== undefined) return remembered
    const word = plain(written)
    const meant = tests.some((test) => test(word))
    known.set(written, meant)
    return meant
  }
}

function testFor({ typed, forms }: SoughtWord): (word: string) => boolean {
  if (forms) return (word) => forms.has(word) || forms.has(stemOf(word))
  const stem = stemOf(typed)
  return (word) => word.startsWith(typed) || word === stem || stemOf(word) === stem
}

/** Returns the words that the recipes have in place of every mistyped one. */
export const correctionsIn = (
  hits: SearchResult['hits'],
  sought: readonly SoughtWord[],
): SearchResult['corrections'] =>
  sought.flatMap((one) => {
    if (!one.forms || hits.length === 0) return []
    const written = hits.flatMap(({ matches }) => matches.flatMap(({ words }) => words.map(plain)))
    const found = [...new Set(written.filter(testFor(one)))]
    return [{ typed: one.typed, found }]
  })
