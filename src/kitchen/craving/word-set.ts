/** Splits a list of words at spaces and line breaks into a set. */
export const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/).filter(Boolean))
