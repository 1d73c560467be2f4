import type { Language } from './languages/dictionary.ts'

/** Function words of each language that occur in none of the other languages. */
const common: Readonly<Record<Language, string>> = {
  en: 'the and of with until then into from over about',
  de: 'und die der das mit bis dann den dem im zum auf eine einen lassen dazu',
  es: 'el los las con hasta una y del al añade por que se durante',
  fr: 'le les et des du dans avec une aux jusqu pendant puis sur laisser pour',
  it: 'il gli di e con per della nel finché dei fino una in poi delle',
}
const languageOf = new Map<string, Language[]>()
for (const [language, words] of Object.entries(common) as [Language, string][]) // the keys are the languages
  for (const word of words.split(' ')) languageOf.set(word, [...(languageOf.get(word) ?? []), language])

/** Fewest common words that decide the language; a text with fewer is taken for English. */
const FEWEST = 3

/**
 * Returns the language of running text such as a recipe's steps, by words that are common in one language and
 * in no other. That is enough for a page that shows a recipe; `languages/` detects the language of an
 * ingredient list.
 */
export function proseLanguage(texts: readonly string[]): Language {
  const counts = new Map<Language, number>()
  for (const word of texts
    .join(' ')
    .toLowerCase()
    .match(/\p{L}+/gu) ?? []) {
    const languages = languageOf.get(word) ?? []
    for (const language of languages) counts.set(language, (counts.get(language) ?? 0) + 1 / languages.length)
  }
  const [best] = [...counts].sort((a, b) => b[1] - a[1])
  return best && best[1] >= FEWEST ? best[0] : 'en'
}
