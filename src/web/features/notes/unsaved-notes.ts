/** Notes that are not on the server yet, by cook and recipe, so that a crash or a lost connection loses no word. */
export const unsavedKey = (uid: string, recipeId: string) => `larder.notes.${uid}.${recipeId}`

export function readUnsaved(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null // storage can be closed to us
  }
}

export function keepUnsaved(key: string, text: string): void {
  try {
    localStorage.setItem(key, text)
  } catch {
    // full or closed: the field itself still holds them
  }
}

export function forgetUnsaved(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // nothing was kept then
  }
}
