/** Half of a pair, at the end or before something that is not the other half. */
export const halfSymbol = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/

/** The beginning of a text, never longer than `most` and never with half a symbol at its end. */
export const headOf = (text: string, most: number): string =>
  text.slice(0, most).replace(/[\ud800-\udbff]$/, '')

const unstorable = new RegExp(`\\0|${halfSymbol.source}`, 'g')

/** A value of JSON, in all of whose texts nothing is left that PostgreSQL cannot keep: null bytes and halves of symbols. */
export const storable = <T>(value: T): T => cleaned(value) as T // only texts are changed, and stay texts

const cleaned = (value: unknown): unknown => {
  if (typeof value === 'string') return value.replace(unstorable, '')
  if (Array.isArray(value)) return value.map(cleaned)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [cleaned(key), cleaned(inner)]))
}
