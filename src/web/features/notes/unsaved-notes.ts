/**
 * The storage key of notes that are not saved yet, by cook and recipe, so that a crash or lost connection
 * loses no text.
 */
export const unsavedKey = (uid: string, recipeId: string) => `larder.notes.${uid}.${recipeId}`

export function readUnsaved(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null // storage can be blocked
  }
}

export function keepUnsaved(key: string, text: string): void {
  try {
    localStorage.setItem(key, text)
  } catch {
    // storage is full or blocked: the field itself still holds the notes
  }
}

export function forgetUnsaved(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // without storage there is nothing to delete
  }
}
