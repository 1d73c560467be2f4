/** Splits a table of phrases, one per line, into trimmed lines. */
export const linesOf = (table: string): string[] =>
  table
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
