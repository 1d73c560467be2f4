import { JsonTextError, jsonSigns, parseJson } from '#kitchen/reading/apps/index.ts'
import { type Cuts, cutShort, hasCrowd, MAX_INNER, MAX_TEXT } from './cut-short.ts'
import { decodeText } from './decode-text.ts'

/**
 * Maximum number of values in a document, some more than five thousand recipes of the most verbose app have.
 * Millions of empty brackets would make a text of 64 MB into gigabytes.
 */
const MAX_VALUES = 2_500_000

export interface ReadJson {
  document: unknown
  /** Descriptions, in plain words, of texts and lists that were shortened. */
  cut: string[]
}

/**
 * Parses the JSON of a file from an untrusted source.
 * @throws JsonTextError with a reason that a cook can read
 */
export function readJsonText(bytes: Uint8Array): ReadJson {
  const text = decodeText(bytes)
  if (hasMoreValuesThan(MAX_VALUES, text)) throw tooMuch(MAX_VALUES, 'values')
  const document = parseJson(text)
  const cut = wordsFor(cutShort(document))
  if (hasCrowd(document))
    throw new JsonTextError(
      `holds a recipe of more than ${inFigures(MAX_INNER)} lines, which no recipe has. Please bring it without that one`,
    )
  return { document, cut }
}

/** Error for a document with more than `most` of a kind of thing. */
export const tooMuch = (most: number, what: string) =>
  new JsonTextError(`holds more than ${inFigures(most)} ${what}. Please bring it in parts`)

const inFigures = (number: number) => number.toLocaleString('en-US')

const wordsFor = ({ texts, lists }: Cuts): string[] => [
  ...(texts > 0
    ? [`${texts === 1 ? 'a text' : `${texts} texts`} of more than ${inFigures(MAX_TEXT)} characters`]
    : []),
  ...(lists > 0
    ? [`${lists === 1 ? 'a list' : `${lists} lists`} of more than ${inFigures(MAX_INNER)} lines`]
    : []),
]

/**
 * True when a text has more than `most` values: each but the first of a list comes after a comma, and each
 * list begins with a bracket.
 */
function hasMoreValuesThan(most: number, text: string): boolean {
  let values = 0
  for (const sign of jsonSigns(text)) {
    if (sign === ',' || sign === '[' || sign === '{') values += 1
    if (values > most) return true
  }
  return false
}

/** Maximum milliseconds of computing for one document; thousands of recipes take a few seconds. */
const MOST_MS = 30_000

/**
 * Passes on the pieces of a document and limits the time that they take together.
 * @throws JsonTextError for a document in which each piece costs as much as the whole
 */
export function* inTime<T>(found: Iterable<T>, mostMs = MOST_MS): Generator<T> {
  let spent = 0
  let begun = performance.now()
  for (const one of found) {
    spent += performance.now() - begun
    if (spent > mostMs)
      throw new JsonTextError(`takes more than ${mostMs / 1000} s to read. Please bring it in parts`)
    yield one
    begun = performance.now()
  }
}
