import { load } from 'cheerio/slim'

export type Document = ReturnType<typeof load>
/** Element of a page. */
export type Element = ReturnType<Document>[number]

/** Deepest nesting that is read; deeper trees would slow down every walk over an element's ancestors. */
const MAX_DEPTH = 600

/** Largest number of open elements: the parser's work grows with the square of it, and no page has more. */
const MAX_OPEN = 3000

/**
 * Largest number of characters that are parsed of a page without linked data: its recipe stands before its
 * comments.
 */
const MAX_PARSED = 1_500_000
/**
 * Largest number of tags, several times that of the longest pages, since each tag costs time for everybody
 * who waits.
 */
const MAX_TAGS = 50_000
const MAX_HEAD = 300_000
/**
 * Most elements at the top of a page: an honest page has its `html` there, or the content of that if its tags
 * are left out.
 */
const MAX_AT_TOP = 2000

/**
 * Returns the texts of a page's JSON-LD scripts without parsing the page: a script ends at `</script`,
 * whatever is in it.
 */
export function linkedScripts(html: string): string[] {
  const scripts: string[] = []
  const small = html.toLowerCase()
  for (
    let from = small.indexOf('<script');
    from >= 0 && scripts.length < 60;
    from = small.indexOf('<script', from + 1)
  ) {
    const begin = small.indexOf('>', from)
    const end = begin < 0 ? -1 : small.indexOf('</script', begin)
    // A script without an end goes on to the end of the page.
    if (begin >= 0 && small.slice(from, Math.min(begin, from + 1000)).includes('ld+json'))
      scripts.push(html.slice(begin + 1, end < 0 ? undefined : end))
    if (end < 0) break
    from = end
  }
  return scripts
}

/** Parses the head of a page, which describes the page. */
export function parseHead(html: string): Document {
  const end = html.slice(0, MAX_HEAD).search(/<\/head|<body/i)
  return parseMarkup(html.slice(0, end < 0 ? MAX_HEAD : end)) ?? load('')
}

/**
 * Parses a page; null for one that nests deeper than any honest page, or that closes every element it is in,
 * because each search takes the square of the elements at the top of a page.
 */
export function parseMarkup(page: string): Document | null {
  const parsed = parsePiece(page)
  return parsed && isCrowded(parsed) ? within(page) : parsed
}

/** Wraps a page without `html` and `body` in one element. */
const within = (page: string): Document | null => {
  const parsed = parsePiece(`<div>${page}`)
  return parsed && isCrowded(parsed) ? null : parsed
}

const isCrowded = ($: Document): boolean => ($.root()[0]?.children.length ?? 0) > MAX_AT_TOP

function parsePiece(page: string): Document | null {
  const html = beginning(page.slice(0, MAX_PARSED))
  if (opensTooMuch(html)) return null
  const $ = load(html, {}, true)
  const root = $.root()[0]
  return root && isDeep(root) ? null : $
}

function beginning(html: string): string {
  let at = -1
  for (let tags = 0; tags <= MAX_TAGS; tags += 1) {
    at = html.indexOf('<', at + 1)
    if (at < 0) return html
  }
  return html.slice(0, at)
}

/** Elements that never stay open: void ones, and those that the next of their kind closes. */
const closedAnyway =
  /^(?:area|base|br|col|embed|hr|img|input|link|meta|param|source|track|wbr|p|li|dt|dd|option|td|th|tr|path|circle|rect)$/i

/**
 * True when the tags alone show too many open elements, checked before the parser has to keep them all open.
 */
function opensTooMuch(html: string): boolean {
  let open = 0
  for (const [, slash, name = ''] of html.matchAll(/<(\/?)([a-z][a-z\d-]{0,30})/gi)) {
    if (closedAnyway.test(name)) continue
    open = slash ? Math.max(0, open - 1) : open + 1
    if (open > MAX_OPEN) return true
  }
  return false
}

interface Nested {
  type: string
  children?: readonly Nested[]
}

const isDeep = (root: Nested): boolean => {
  let level: readonly Nested[] = [root]
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MAX_DEPTH) return true
    level = level.flatMap(({ children }) => children ?? [])
  }
  return false
}
