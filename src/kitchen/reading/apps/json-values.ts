/** A value of foreign JSON, of which nothing is known until it is checked. */
export type Json = unknown
export type JsonObject = Readonly<Record<string, unknown>>

export const isObject = (value: Json): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Returns the text of a string or number; empty for everything else. */
export const textOf = (value: Json): string =>
  typeof value === 'string' ? value : typeof value === 'number' && Number.isFinite(value) ? String(value) : ''

/** Returns a list: the value itself if it is one, a list of the single value, or an empty list. */
export const listOf = (value: Json): readonly Json[] =>
  Array.isArray(value) ? value : value === null || value === undefined || value === '' ? [] : [value]

export const objectsOf = (value: Json): JsonObject[] => listOf(value).filter(isObject)

/** Returns a finite number, also one that is written as text; null for everything else. */
export function numberOf(value: Json): number | null {
  const number = typeof value === 'string' && value.trim() ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : null
}

/** Returns the names of things that are written as text or as `{ name }`. */
export const namesOf = (value: Json): string[] =>
  listOf(value)
    .map((one) => (isObject(one) ? textOf(one.name) : textOf(one)).trim())
    .filter((name) => name !== '')

/** Returns an instant as ISO 8601 in UTC, or null when it is none. `2024-01-31 12:00:00` is taken as UTC. */
export function instantOf(value: Json): string | null {
  const text = typeof value === 'string' ? value.trim() : ''
  const match =
    /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?)\d*)?\s*(Z|[+-]\d\d:?\d\d)?$/i.exec(text)
  if (!match) return null
  const [, day, time = '00:00:00', zone = 'Z'] = match
  const date = new Date(
    `${day}T${time}${/^[+-]\d{4}$/.test(zone) ? `${zone.slice(0, 3)}:${zone.slice(3)}` : zone}`,
  )
  const year = date.getUTCFullYear()
  return Number.isNaN(date.getTime()) || year < 1900 || year > 2200 ? null : date.toISOString()
}

/** Yields the brackets, braces and commas of a JSON text outside its strings, in order. */
export function* jsonSigns(text: string): Generator<string> {
  let inText = false
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (inText) {
      if (code === 0x5c) at += 1
      else if (code === 0x22) inText = false
    } else if (code === 0x22) inText = true
    // , [ ] { }
    else if (code === 0x2c || code === 0x5b || code === 0x5d || code === 0x7b || code === 0x7d)
      yield text.charAt(at)
  }
}

/**
 * Parses JSON of unknown origin. The depth is counted before parsing, so that no text can make the parser
 * recurse without end.
 * @throws JsonTextError with a reason that a cook can read
 */
export function parseJson(text: string, { maxDepth = 60 } = {}): Json {
  let depth = 0
  for (const sign of jsonSigns(text)) {
    if (sign === '{' || sign === '[') {
      depth += 1
      if (depth > maxDepth) throw new JsonTextError('is nested too deeply')
    } else if (sign === '}' || sign === ']') depth -= 1
  }
  try {
    return JSON.parse(text.replace(/^\ufeff/, ''))
  } catch {
    throw new JsonTextError('is not valid JSON')
  }
}

export class JsonTextError extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'JsonTextError'
  }
}
