/** The phrases of a table, one on each line. */
export const linesOf = (table: string): string[] =>
  table
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
