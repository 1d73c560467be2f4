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
    : `This recipe is written in ${names[language]}, and the built-in kitchen rewrites the steps of English recipes alone. In this one it can change the servings (“for two”) and the amounts (“less salt”, “half the sugar”), and leave out a food that no step rests on. Change the rest by hand, or ask for a new recipe.`
}

/** True when a change brought words into a recipe of another language that this language does not have. */
export function speaksEnglish(before: RecipeDraft, after: RecipeDraft, wish: string): boolean {
  const language = recipeLanguage(before.ingredients)
  if (language === 'en') return false
  const known = new Set([...wordsOf(before), ...splitWords(wish).map(({ folded }) => folded)])
  const dictionary = dictionaryOf(language)
  return wordsOf(after).some((word) => !known.has(word) && !dictionary.has(word) && /^\p{L}{2,}$/u.test(word))
}

const wordsOf = ({ title, description, ingredients, instructions }: RecipeDraft): string[] =>
  splitWords(
    [title, description, ...ingredients.flatMap(({ amount, item }) => [amount, item]), ...instructions].join(
      '. ',
    ),
  ).map(({ folded }) => folded)
