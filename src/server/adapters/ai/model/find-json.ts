import { jsonrepair } from 'jsonrepair'

/** Braces in the prose before the recipe. An answer of nothing but braces must not take forever. */
const MAX_TRIES = 20

/** Models of the thinking kind write their thoughts first, some servers leave them in the text. */
const thoughts = /^\s*<(think|thinking|reasoning)>[\s\S]*?<\/\1>/i
const openThoughts = /^\s*<(think|thinking|reasoning)>/i

/**
 * Where the JSON of an answer begins, with everything before it cut off: thoughts, prose, a code fence.
 * Null while there is none yet. Works on an answer that is still being written.
 */
export function jsonPart(answer: string): string | null {
  const spoken = answer.replace(thoughts, '')
  if (openThoughts.test(spoken)) return null
  const start = spoken.indexOf('{')
  return start < 0 ? null : spoken.slice(start)
}

/**
 * The JSON value of a finished answer, or undefined. What models write beside the grammar of JSON is mended: trailing
 * commas, comments, line ends and quotes inside of texts, bare fractions, other quotes. A cut-off answer is not: what
 * is missing from it would be made up.
 */
export function findJson(answer: string): unknown {
  const whole = parse(answer)
  if (whole !== undefined) return whole
  let rest = jsonPart(answer)
  for (let tries = 0; rest && tries < MAX_TRIES; tries++) {
    const object = balanced(rest) ?? upToLastBrace(rest)
    if (!object) return undefined
    const value = parse(object) ?? mended(object)
    if (value !== undefined) return value
    // The brace belonged to the prose: the next one may begin the recipe.
    const next = rest.indexOf('{', 1)
    rest = next < 0 ? null : rest.slice(next)
  }
  return undefined
}

function parse(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text)
    return value
  } catch {
    return undefined
  }
}

/** Mending tries many readings of a text: one that is much longer than any recipe is not worth it. */
const LONGEST_TO_MEND = 64_000

/** A key or a comment: braces in prose begin otherwise, as in "a {tasty} soup". */
const beginsObject = /^\{\s*(?:["'“‘]|\/[/*]|[\w$]+\s*:)/

function mended(object: string): unknown {
  if (object.length > LONGEST_TO_MEND || !beginsObject.test(object)) return undefined
  try {
    return parse(jsonrepair(withQuotedFractions(object)))
  } catch {
    return undefined
  }
}

/** `"amount": 1 1/2` -> `"amount": "1 1/2"`, outside of strings only. */
const withQuotedFractions = (json: string) =>
  json.replace(
    /"(?:[^"\\]|\\.)*"|(:\s*)((?:\d+ )?\d+\/\d+)(?=\s*[,}\n])/g,
    (found, colon?: string, fraction?: string) => (colon && fraction ? `${colon}"${fraction}"` : found),
  )

/** From the first brace to the one that closes it, or null when it never closes. */
function balanced(text: string): string | null {
  let depth = 0
  let quoted = false
  for (let at = 0; at < text.length; at++) {
    const letter = text[at]
    if (quoted) {
      if (letter === '\\') at++
      else if (letter === '"') quoted = false
    } else if (letter === '"') quoted = true
    else if (letter === '{' || letter === '[') depth++
    else if (letter === '}' || letter === ']') {
      depth--
      if (depth === 0) return text.slice(0, at + 1)
    }
  }
  return null
}

/**
 * From the first brace to the last one. A stray quote hides the brace that closes an object; the object is whole all
 * the same when as many braces and brackets close as open.
 */
function upToLastBrace(text: string): string | null {
  const object = text.slice(0, text.lastIndexOf('}') + 1)
  const count = (mark: string) => object.split(mark).length
  return object !== '' && count('{') === count('}') && count('[') === count(']') ? object : null
}
