import type { Ingredient, RecipeDraft } from '#contract/recipe.ts'
import { remembered } from '#contract/remembered.ts'
import { matchFood } from '../foods/index.ts'
import { detectLanguage } from '../languages/detect.ts'
import { foreignLanguages } from '../languages/dictionary.ts'
import { inEnglish } from '../languages/gloss.ts'
import { type EnglishLine, lineInEnglish } from '../languages/read-lines.ts'
import { recipeLanguage } from '../languages/recipe-language.ts'
import { splitWords } from '../languages/split-words.ts'
import { isEnglishWord } from '../languages/word-ranks.ts'
import type { Reader } from './read-draft.ts'

/** Returns a translator for a draft in whichever of the five languages it is written. */
export function readerOf(draft: Pick<RecipeDraft, 'ingredients'>): Reader {
  const language = recipeLanguage(draft.ingredients)
  return {
    language,
    english: (text) => inEnglish(text, language),
    line: (line) => (language === 'en' ? amongEnglish(line) : lineInEnglish(line, language)),
  }
}

/** Small words and claims of other languages, which show that a name is not English: "latte di mandorla". */
const ofOthers =
  /(?<!\p{L})(?:di|del(?:la|le|l['’])?|de|du|des|d['’]|senza|sin|sans|ohne|mit|con|avec|vegan[oaie]s?|v[ée]g[ée]tal(?:es?|i)?)(?!\p{L})/iu

/** Claims that are made in English alone. */
const englishClaim = /\b(?:free|based|style|flavou?red)\b/i

/**
 * Reads a line of an English list: in English, or in another language if English has no food for its name and the other
 * one knows all of its words that English does not have, as of "Garnelen" and "pasta senza glutine".
 */
function amongEnglish({ amount, item }: Pick<Ingredient, 'amount' | 'item'>): EnglishLine {
  const english = { amount, item, unknown: [] }
  const [name = ''] = item.split(/[,(]/)
  const score = matchFood(name)?.score ?? 0
  // The soy of a soy-free tamari is English, though it is a Spanish word as well.
  if (englishClaim.test(name) || (score > 0 && (score === 1 || !ofOthers.test(name)))) return english
  const foreign = abroad(name)
  return foreign === null ? english : { ...english, item: `${foreign}${item.slice(name.length)}` }
}

/** Returns the English of a name in the language whose reading names a food most surely, or null. */
const abroad = remembered((name: string): string | null => {
  const detected = detectLanguage(splitWords(name))
  const readings = foreignLanguages
    .toSorted((a, b) => Number(b === detected) - Number(a === detected))
    .map((language) => inEnglish(name, language))
    .filter(
      ({ text, unknown }) =>
        unknown.every((word) => isEnglishWord(word.toLowerCase())) &&
        text.toLowerCase() !== name.toLowerCase(),
    )
    .map(({ text }) => ({ text, score: matchFood(text)?.score ?? 0 }))
    .filter(({ score }) => score > 0)
  const [best] = readings.toSorted((a, b) => b.score - a.score)
  return best?.text ?? null
})
