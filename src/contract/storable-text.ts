/** Matches half of a surrogate pair, at the end or before a character that is not the other half. */
export const halfSymbol = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/

/**
 * Returns the beginning of a text, at most `most` characters long and never with half a surrogate pair at its
 * end.
 */
export const headOf = (text: string, most: number): string =>
  text.slice(0, most).replace(/[\ud800-\udbff]$/, '')

const unstorable = new RegExp(`\\0|${halfSymbol.source}`, 'g')

/**
 * Removes from all texts of a JSON value the characters that PostgreSQL cannot store: NUL characters and
 * halves of surrogate pairs.
 */
export const storable = <T>(value: T): T => cleaned(value) as T // only texts are changed, and stay texts

const cleaned = (value: unknown): unknown => {
  if (typeof value === 'string') return value.replace(unstorable, '')
  if (Array.isArray(value)) return value.map(cleaned)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [cleaned(key), cleaned(inner)]))
}
