/** Returns the note for a food that may be spoilt, with the cook's words for it. */
export const spoiltNote = (words: string): string =>
  `“${words}”: no recipe makes a spoiled food good. Throw away what smells, looks or feels wrong, and what is past a “use by” date.`
