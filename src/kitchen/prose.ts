/** Joins words for a sentence: `onion`, `onion and garlic`, `onion, garlic and ginger`. */
export const listOf = (words: readonly string[]): string =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`

/** Returns the text with a capital at its beginning. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Returns words as a pattern finds them literally, whatever signs are in them. */
export const asPattern = (words: string): string => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
