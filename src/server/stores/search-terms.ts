import type { RecipeDraft } from '#contract/recipe.ts'

/**
 * Search in one's own collection. Every word of a recipe is stored led by its owner (`owner:word`), so that one
 * index answers "this cook's recipes with this word" without reading anybody else's: an index on (user, words)
 * changes its plan as the table grows, this one does not.
 */
const MAX_WORDS_SOUGHT = 12
const MAX_WORD_LENGTH = 60

/** Words as people type them: lower case, without accents, letters and digits only. */
export function wordsOf(text: string): string[] {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  return [...new Set(plain.match(/[\p{L}\p{N}]+/gu) ?? [])].map((word) => word.slice(0, MAX_WORD_LENGTH))
}

/** What of a recipe can be found: title, description, ingredients and category. */
export function searchTerms(
  userId: string,
  recipe: Pick<RecipeDraft, 'title' | 'description' | 'category' | 'ingredients'>,
): string[] {
  const text = [
    recipe.title,
    recipe.description,
    recipe.category,
    ...recipe.ingredients.map(({ item }) => item),
  ]
  return wordsOf(text.join(' ')).map((word) => ownedWord(userId, word))
}

/**
 * The tsquery of what a cook typed: every word must occur, each as the beginning of a word. null when there is no
 * word in it. Plurals find singulars, because the ending is left off.
 */
export function searchQuery(userId: string, typed: string): string | null {
  const words = wordsOf(typed).slice(0, MAX_WORDS_SOUGHT).map(withoutPlural)
  return words.length ? words.map((word) => `'${ownedWord(userId, word)}':*`).join(' & ') : null
}

/** Only letters, digits and the owner's mark are in it, so it needs no quoting. */
const ownedWord = (userId: string, word: string) => `${ownerMark(userId)}:${word}`

/** 22 characters instead of 36: it is repeated in every word of the index. */
const ownerMark = (userId: string) => Buffer.from(userId.replaceAll('-', ''), 'hex').toString('base64url')

function withoutPlural(word: string): string {
  if (word.length < 4) return word
  return word.replace(/(?:ies|es|s)$/, '')
}
