import type { RecipeDraft } from '#contract/recipe.ts'
import { listOf } from '../prose.ts'

/** Result for one part of a wish. */
export type Outcome =
  | { kind: 'changed'; draft: RecipeDraft }
  /** The recipe meets the wish already; the reason says it in words. */
  | { kind: 'already'; reason: string }
  /** The wish cannot be met soundly; the reason is shown to the cook. */
  | { kind: 'refused'; reason: string }

export const changed = (draft: RecipeDraft): Outcome => ({ kind: 'changed', draft })
export const already = (reason: string): Outcome => ({ kind: 'already', reason })
export const refused = (reason: string): Outcome => ({ kind: 'refused', reason })

/** Lists words for a sentence, each once: "butter, milk and eggs". */
export const listed = (words: readonly string[]): string => listOf([...new Set(words)])
