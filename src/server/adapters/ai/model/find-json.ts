import { jsonrepair } from 'jsonrepair'

/**
 * Number of opening braces to try, because prose before the recipe has some and an answer of nothing but
 * braces must not take forever.
 */
const MAX_TRIES = 20

/** Thoughts of a thinking model, which some servers leave at the beginning of the text. */
const thoughts = /^\s*<(think|thinking|reasoning)>[\s\S]*?<\/\1>/i
const openThoughts = /^\s*<(think|thinking|reasoning)>/i

/**
 * Returns the answer from its first brace on, without the thoughts, prose and code fence before it. Null
 * while there is no brace yet. Works on an answer that is still being written.
 */
export function jsonPart(answer: string): string | null {
  const spoken = answer.replace(thoughts, '')
  if (openThoughts.test(spoken)) return null
  const start = spoken.indexOf('{')
  return start < 0 ? null : spoken.slice(start)
}

/**
 * Returns the JSON value of a finished answer, or undefined. Common mistakes of models in JSON are repaired:
 * trailing commas, comments, line ends and quotes inside of texts, bare fractions, other quotes. A cut-off
 * answer is not repaired, because the missing part would be made up.
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

/**
 * Length from which a broken answer is not repaired: no recipe is as long, and each repair tries many
 * readings.
 */
const LONGEST_TO_MEND = 64_000

/** Braces of an object are followed by a key or a comment, those of prose are not, as in "a {tasty} soup". */
const beginsObject = /^\{\s*(?:["'“‘]|\/[/*]|[\w$]+\s*:)/

function mended(object: string): unknown {
  if (object.length > LONGEST_TO_MEND || !beginsObject.test(object)) return undefined
  try {
    return parse(jsonrepair(withQuotedFractions(object)))
  } catch {
    return undefined
  }
}

/** Quotes bare fractions outside of strings: `"amount": 1 1/2` -> `"amount": "1 1/2"`. */
const withQuotedFractions = (json: string) =>
  json.replace(
    /"(?:[^"\\]|\\.)*"|(:\s*)((?:\d+ )?\d+\/\d+)(?=\s*[,}\n])/g,
    (found, colon?: string, fraction?: string) => (colon && fraction ? `${colon}"${fraction}"` : found),
  )

/** Returns the text from its first brace to the matching one, or null when it never closes. */
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
 * Returns the text up to its last brace when as many braces and brackets close as open: a stray quote can
 * hide the brace that closes an object.
 */
function upToLastBrace(text: string): string | null {
  const object = text.slice(0, text.lastIndexOf('}') + 1)
  const count = (mark: string) => object.split(mark).length
  return object !== '' && count('{') === count('}') && count('[') === count(']') ? object : null
}
