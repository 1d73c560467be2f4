import type { RecipeDraft } from '#contract/recipe.ts'
import { dictionaryOf, type Language } from '../languages/dictionary.ts'
import { recipeLanguage } from '../languages/recipe-language.ts'
import { splitWords } from '../languages/split-words.ts'

const names: Readonly<Record<Exclude<Language, 'en'>, string>> = {
  de: 'German',
  es: 'Spanish',
  fr: 'French',
  it: 'Italian',
}

/**
 * Returns the true reason of a refusal for a recipe in another language, whose steps the rules for words of English
 * cannot follow; null for one in English.
 */
export function whyNotInItsLanguage(draft: RecipeDraft): string | null {
  const language = recipeLanguage(draft.ingredients)
  return language === 'en'
    ? null
    : `This recipe is written in ${names[language]}, and the built-in kitchen writes no sentences in it. It can change the servings (“for two”) and the amounts (“less salt”, “half the sugar”), and put one food in the place of another or leave one out where the sentences stay right without it. Change the rest by hand, or ask for a new recipe.`
}

/** Letters by which a food of the wish is known again in another number or case. */
const STEM = 5

/**
 * True when a change brought words into a recipe of another language that neither the wish nor the kitchen words of this
 * language have: a food of its own choice may be called as in English.
 */
export function speaksEnglish(before: RecipeDraft, after: RecipeDraft, wish: string): boolean {
  const language = recipeLanguage(before.ingredients)
  if (language === 'en') return false
  const typed = splitWords(wish).map(({ folded }) => folded)
  const known = new Set([...wordsOf(before), ...typed])
  const dictionary = dictionaryOf(language)
  const isOfKitchen = (word: string) => (dictionary.get(word)?.kind ?? 'food') !== 'food'
  const isTyped = (word: string) =>
    word.length >= STEM && typed.some((one) => one.slice(0, STEM) === word.slice(0, STEM))
  return wordsOf(after).some(
    (word) => /^\p{L}{2,}$/u.test(word) && !known.has(word) && !isOfKitchen(word) && !isTyped(word),
  )
}

const wordsOf = ({ title, description, ingredients, instructions }: RecipeDraft): string[] =>
  splitWords(
    [title, description, ...ingredients.flatMap(({ amount, item }) => [amount, item]), ...instructions].join(
      '. ',
    ),
  ).map(({ folded }) => folded)
