/** Largest nesting and length to parse; no recipe is deeper, so deeper data is hostile. */
const MAX_DEPTH = 64
/**
 * Most objects and lists in one script. A thread that runs out of memory is ended between two statements; a single
 * call of `JSON.parse` that takes far more than is left would end the whole process.
 */
const MAX_VALUES = 100_000
export const MAX_LENGTH = 2_000_000

/**
 * Parses the values of a JSON-LD script as pages really write it: wrapped in CDATA or comments, with
 * comments, line ends or tabs inside its texts, commas too many, quotes as entities, a semicolon behind it,
 * or several values in a row. Returns an empty list when nothing can be parsed, or when it is too long or too
 * deep. Never throws.
 */
export function parseLooseJson(script: string): unknown[] {
  if (script.length > MAX_LENGTH) return []
  const text = unwrapped(script)
  if (text === '' || depthOf(text) > MAX_DEPTH) return []
  const whole = parse(text)
  if (whole !== undefined) return [whole]
  const decoded =
    text.includes('&quot;') && !text.includes('"')
      ? text.replaceAll('&quot;', '"').replaceAll('&amp;', '&')
      : text
  const mended = mend(decoded)
  if (depthOf(mended) > MAX_DEPTH) return []
  const repaired = parse(mended)
  if (repaired !== undefined) return [repaired]
  return topLevelValues(mended)
    .map(parse)
    .filter((value) => value !== undefined)
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * Removes the wrapping around a script. Only its ends are looked at: a search for "spaces, then the end"
 * begins anew at every space of a script that is nothing but spaces.
 */
function unwrapped(script: string): string {
  let text = script.trim().replace(/^(?:\/\/|\/\*)?\s*<!\[CDATA\[\s*(?:\*\/)?/i, '')
  const open = without(text, '*/')
  if (open.endsWith(']]>')) text = without(without(without(open, ']]>'), '//'), '/*')
  text = without(text.trim().replace(/^<!--/, ''), '-->')
  let end = text.length
  while (end > 0 && /[\s;]/.test(text[end - 1]!)) end -= 1
  return text.slice(0, end).trim()
}

const without = (text: string, end: string): string => {
  const trimmed = text.trimEnd()
  return trimmed.endsWith(end) ? trimmed.slice(0, -end.length).trimEnd() : trimmed
}

/** Returns how deep brackets nest outside of texts; infinity for more of them than are parsed. */
function depthOf(text: string): number {
  let values = 0
  let depth = 0
  let deepest = 0
  let isText = false
  for (let index = 0; index < text.length; index += 1) {
    const sign = text[index]
    if (isText) {
      if (sign === '\\') index += 1
      else if (sign === '"') isText = false
    } else if (sign === '"') isText = true
    else if (sign === '{' || sign === '[') {
      if (++values > MAX_VALUES) return Number.POSITIVE_INFINITY
      deepest = Math.max(deepest, ++depth)
    } else if (sign === '}' || sign === ']') depth -= 1
  }
  return deepest
}

const escapes: Readonly<Record<string, string>> = {
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
  '\b': '\\b',
  '\f': '\\f',
}

/** Repairs everything in a text that can be put right without guessing. */
function mend(text: string): string {
  const out: string[] = []
  let index = 0
  while (index < text.length) {
    const sign = text[index]!
    if (sign === '"') {
      const { mended, end } = mendText(text, index)
      out.push(mended)
      index = end
    } else if (sign === '/' && text[index + 1] === '*') index = after(text, '*/', index + 2)
    else if (sign === '/' && text[index + 1] === '/') index = after(text, '\n', index + 2)
    else if (sign === ',') {
      // Several commas become one, and a comma before the end of a list is dropped.
      index = afterCommas(text, index)
      if (!/[}\]]/.test(text[index] ?? '')) out.push(sign)
    } else {
      out.push(sign)
      index += 1
    }
  }
  return out.join('')
}

/** Returns the index at which the text goes on behind commas, spaces and comments. */
function afterCommas(text: string, from: number): number {
  let index = from
  for (;;) {
    if (text.startsWith('/*', index)) index = after(text, '*/', index + 2)
    else if (text.startsWith('//', index)) index = after(text, '\n', index + 2)
    else if (/[\s,]/.test(text[index] ?? '')) index += 1
    else return index
  }
}

const after = (text: string, mark: string, from: number) => {
  const at = text.indexOf(mark, from)
  return at < 0 ? text.length : at + mark.length
}

/** Repairs one quoted text, from its first quote on. */
function mendText(text: string, start: number): { mended: string; end: number } {
  const out = ['"']
  for (let index = start + 1; index < text.length; index += 1) {
    const sign = text[index]!
    if (sign === '"') {
      if (closes(text, index)) return { mended: `${out.join('')}"`, end: index + 1 }
      out.push('\\"')
    } else if (sign === '\\') {
      const next = text[index + 1] ?? ''
      const isValid =
        /["\\/bfnrt]/.test(next) || (next === 'u' && /^[\da-f]{4}$/i.test(text.slice(index + 2, index + 6)))
      out.push(isValid ? sign + next : next === "'" ? "'" : `\\\\${next === '\n' ? '\\n' : next}`)
      index += 1
    } else out.push(escapes[sign] ?? (sign < ' ' ? ' ' : sign))
  }
  return { mended: `${out.join('')}"`, end: text.length }
}

/**
 * True when a quote ends its text, because the characters behind it may follow a text; otherwise somebody
 * forgot to escape it: `a 9" pan`.
 */
const closes = (text: string, at: number): boolean => {
  const behind = text.slice(at + 1, at + 400)
  return /^\s*(?:[}\]:]|$|,\s*(?:["{[}\]\d-]|true|false|null|\/[/*]|,|$)|\/\*|\/\/)/.test(behind)
}

/** Splits `{…}{…}` and `{…} , {…}`, which lack brackets around them. */
function topLevelValues(text: string): string[] {
  const values: string[] = []
  let depth = 0
  let start = -1
  let isText = false
  for (let index = 0; index < text.length && values.length < 50; index += 1) {
    const sign = text[index]
    if (isText) {
      if (sign === '\\') index += 1
      else if (sign === '"') isText = false
    } else if (sign === '"') isText = true
    else if (sign === '{' || sign === '[') {
      if (depth === 0) start = index
      depth += 1
    } else if (sign === '}' || sign === ']') {
      depth -= 1
      if (depth === 0 && start >= 0) values.push(text.slice(start, index + 1))
    }
  }
  return values
}
