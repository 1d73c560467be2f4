/** Half of a pair, at the end or before something that is not the other half: no database and no JSON reader takes it. */
export const halfSymbol = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/

/** The beginning of a text, never longer than `most` and never with half a symbol at its end. */
export const headOf = (text: string, most: number): string =>
  text.slice(0, most).replace(/[\ud800-\udbff]$/, '')
