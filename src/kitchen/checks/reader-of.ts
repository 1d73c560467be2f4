import type { RecipeDraft } from '#contract/recipe.ts'
import { inEnglish } from '../languages/gloss.ts'
import { lineInEnglish } from '../languages/read-lines.ts'
import { recipeLanguage } from '../languages/recipe-language.ts'
import type { Reader } from './read-draft.ts'

/** Returns a translator for a draft in whichever of the five languages it is written. */
export function readerOf(draft: Pick<RecipeDraft, 'ingredients'>): Reader {
  const language = recipeLanguage(draft.ingredients)
  return {
    language,
    english: (text) => inEnglish(text, language),
    line: (line) => lineInEnglish(line, language),
  }
}
