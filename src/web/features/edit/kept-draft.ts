import { emptyFields, isRecipeFields, type RecipeFields } from './recipe-fields.ts'

/** Unsaved work on a recipe, as this browser keeps it through a reload, a crash or a closed tab. */
export interface KeptDraft {
  fields: RecipeFields
  /** The version that the work began from; null for a new recipe. */
  version: number | null
  keptAt: string
}

const PREFIX = 'larder.draft.'
/** Drafts of so many recipes are kept; the oldest makes room. */
const MAX_DRAFTS = 20

/** One per cook and recipe: a shared computer shows nobody another's work. `new` stands for a recipe to be. */
export const draftKey = (uid: string, recipeId: string | 'new') => `${PREFIX}${uid}.${recipeId}`

export function readDraft(key: string): KeptDraft | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    if (typeof kept !== 'object' || kept === null) return null
    const { fields, version, keptAt } = kept as Partial<Record<keyof KeptDraft, unknown>>
    if (!isRecipeFields(fields) || typeof keptAt !== 'string') return null
    // What was kept by an older form lacks the fields that came since.
    return {
      fields: { ...emptyFields, ...fields },
      version: typeof version === 'number' ? version : null,
      keptAt,
    }
  } catch {
    return null // storage can be closed to us, and anybody can write into it
  }
}

export function keepDraft(key: string, draft: KeptDraft): void {
  try {
    localStorage.setItem(key, JSON.stringify(draft))
    forgetOldest()
  } catch {
    // full or closed: the form itself still holds the work, and leaving asks first
  }
}

export function forgetDraft(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // nothing was kept then
  }
}

function forgetOldest() {
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX))
  if (keys.length <= MAX_DRAFTS) return
  const age = (key: string) => readDraft(key)?.keptAt ?? ''
  const oldest = keys.toSorted((a, b) => age(a).localeCompare(age(b)))[0]
  if (oldest) localStorage.removeItem(oldest)
}
