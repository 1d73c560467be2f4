import { emptyFields, isRecipeFields, type RecipeFields } from './recipe-fields.ts'

/** Unsaved work on a recipe, stored in this browser through a reload, a crash or a closed tab. */
export interface KeptDraft {
  fields: RecipeFields
  /** The recipe's version on which the work is based; null for a new recipe. */
  version: number | null
  keptAt: string
}

const PREFIX = 'larder.draft.'
/** Greatest number of stored drafts; the oldest is deleted first. */
const MAX_DRAFTS = 20

/**
 * The storage key of a draft. It contains the cook's id, so that a shared computer shows nobody another's
 * work; `new` stands for a new recipe.
 */
export const draftKey = (uid: string, recipeId: string | 'new') => `${PREFIX}${uid}.${recipeId}`

export function readDraft(key: string): KeptDraft | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    if (typeof kept !== 'object' || kept === null) return null
    const { fields, version, keptAt } = kept as Partial<Record<keyof KeptDraft, unknown>>
    if (!isRecipeFields(fields) || typeof keptAt !== 'string') return null
    // A draft of an older form lacks newer fields, which get their defaults.
    return {
      fields: { ...emptyFields, ...fields },
      version: typeof version === 'number' ? version : null,
      keptAt,
    }
  } catch {
    return null // storage can be blocked, and anything can write to it
  }
}

export function keepDraft(key: string, draft: KeptDraft): void {
  try {
    localStorage.setItem(key, JSON.stringify(draft))
    forgetOldest()
  } catch {
    // storage is full or blocked: the form itself still holds the work, and leaving asks first
  }
}

export function forgetDraft(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // without storage there is no draft
  }
}

function forgetOldest() {
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX))
  if (keys.length <= MAX_DRAFTS) return
  const age = (key: string) => readDraft(key)?.keptAt ?? ''
  const oldest = keys.toSorted((a, b) => age(a).localeCompare(age(b)))[0]
  if (oldest) localStorage.removeItem(oldest)
}
