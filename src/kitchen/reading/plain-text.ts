import { load } from 'cheerio/slim'
import { headOf } from '#contract/storable-text.ts'

/**
 * Characters that a text may not contain: control characters, direction marks, halves of symbols, invisible
 * spaces.
 */
const unseen =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff\ufffd]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g

/** Returns a text as one line, without invisible characters. */
export const oneLine = (text: string): string => manyLines(text).replace(/\s+/g, ' ').trim()

/**
 * Returns a text of many lines: no line has spaces at its ends, and no more than one empty line stands
 * between two.
 */
export const manyLines = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\r\n?|\u2028|\u2029|\u0085/g, '\n')
    .replace(unseen, '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()

/** Returns the lines of a text that are not empty. */
export const linesOf = (text: string): string[] => manyLines(text).split(/\n+/).filter(Boolean)

export interface Markup {
  type: string
  name?: string
  data?: string
  attribs?: Readonly<Record<string, string>>
  parent?: Markup | null
  children?: readonly Markup[]
}

export interface TextOptions {
  /** Tells which elements are no part of the text. */
  skip?: (element: Markup) => boolean
  /** Returns the sign before an element's text, on its line. */
  mark?: (element: Markup) => string
  /**
   * Number of characters and elements that may still be read, in this text and others; the remainder is left
   * out.
   */
  budget?: { left: number }
}

/** Elements that begin a line of their own. */
const blocks = new Set(
  (
    'address article aside blockquote br dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 ' +
    'header hr li main nav ol option p pre section summary table tbody tfoot thead tr ul'
  ).split(' '),
)
/** Elements whose text is not shown to readers. */
const silent = new Set('script style template noscript svg iframe object head title button select'.split(' '))
/** Elements around which a space stands, though none is written. */
const apart = new Set(['td', 'th'])

/**
 * Returns the text of a parsed element as its reader sees it, one line per block. Needs no stack, however
 * deep the markup is.
 */
export function textOf(
  root: Markup,
  { skip, mark, budget = { left: Number.POSITIVE_INFINITY } }: TextOptions = {},
): string {
  const parts: string[] = []
  const todo: (Markup | string)[] = [root]
  while (todo.length > 0 && budget.left > 0) {
    const next = todo.pop() as Markup | string // the loop runs while there is one
    budget.left -= 1
    if (typeof next === 'string') parts.push(next)
    else if (next.type === 'text') {
      const words = headOf(next.data ?? '', budget.left).replace(/\s+/g, ' ')
      parts.push(words)
      budget.left -= words.length
    } else if (next.children && (next === root || !(silent.has(next.name ?? '') || skip?.(next)))) {
      const name = next.name ?? ''
      const edge = blocks.has(name) ? '\n' : apart.has(name) ? ' ' : ''
      if (edge) todo.push(edge)
      for (let index = next.children.length - 1; index >= 0; index -= 1) todo.push(next.children[index]!)
      const sign = mark?.(next)
      if (sign) todo.push(sign)
      if (edge) todo.push(edge)
    }
  }
  return manyLines(parts.join(''))
}

/**
 * Starts of HTML elements that mark up texts. Another word in angle brackets is a word: `<summer>`, `< 3 cm`.
 */
const marks =
  /<(?=\/?(?:a|abbr|article|aside|b|big|blockquote|br|button|center|cite|code|dd|del|details|div|dl|dt|em|embed|figcaption|figure|font|footer|form|h[1-6]|header|hr|i|iframe|img|input|ins|kbd|label|li|link|main|mark|math|meta|nav|noscript|object|ol|p|path|picture|pre|q|s|script|section|small|source|span|strike|strong|style|sub|summary|sup|svg|table|tbody|td|template|tfoot|th|thead|time|tr|u|ul|video|[a-z]+-[a-z-]+)(?:[\s/>]|$)|!--)/i
const otherBracket = new RegExp(`<(?!${marks.source.slice(4)}`, 'gi')
const looksEncoded = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,30});/i

const page = load('', {}, false)
/**
 * Parses the elements of a text. The tag at its start tells the library to parse the text instead of
 * searching for it.
 */
const parsed = (marked: string) => page(`<br>${marked}`)

/**
 * Returns the text of a field that may hold HTML, encoded once or twice, without tags and entities and with
 * the line ends of blocks.
 */
export function plainText(field: string): string {
  let text = field
  for (let round = 0; round < 3; round += 1) {
    if (!marks.test(text) && !looksEncoded.test(text)) break
    // Line ends of the text itself count as well as those of its tags.
    const marked = text.replace(otherBracket, '&lt;').replace(/\r\n?|\n/g, '<br>')
    text = textOf({ type: 'root', children: parsed(marked).toArray() })
  }
  return manyLines(text)
}
