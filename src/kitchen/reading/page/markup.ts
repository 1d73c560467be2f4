import { load } from 'cheerio/slim'

export type Document = ReturnType<typeof load>
/** One element of a page. */
export type Element = ReturnType<Document>[number]

/** Deeper nesting than any page has; what walks an element's ancestors would take for ever. */
const MAX_DEPTH = 600

/** The parser's work grows with the square of what stands open; so many are no page any more. */
const MAX_OPEN = 3000

/** More of a page without linked data is not looked at: its recipe stands before its comments. */
const MAX_PARSED = 1_500_000
/** Some times what the longest pages have: each tag costs the parser, and everybody who waits meanwhile. */
const MAX_TAGS = 50_000
const MAX_HEAD = 300_000
/** What stands at the top of an honest page is its `html`, or what that would hold where its tags are left out. */
const MAX_AT_TOP = 2000

/** The texts of a page's scripts of JSON-LD, found without parsing the page: a script ends at `</script`, whatever is in it. */
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
    // Without an end it goes on to the end of the page.
    if (begin >= 0 && small.slice(from, Math.min(begin, from + 1000)).includes('ld+json'))
      scripts.push(html.slice(begin + 1, end < 0 ? undefined : end))
    if (end < 0) break
    from = end
  }
  return scripts
}

/** What a page says of itself in its head. */
export function parseHead(html: string): Document {
  const end = html.slice(0, MAX_HEAD).search(/<\/head|<body/i)
  return parseMarkup(html.slice(0, end < 0 ? MAX_HEAD : end)) ?? load('')
}

/**
 * A page, parsed; null for one that nests deeper than any honest page, or that closes whatever it stands in: each search
 * in a page takes the square of what stands at its top.
 */
export function parseMarkup(page: string): Document | null {
  const parsed = parsePiece(page)
  return parsed && isCrowded(parsed) ? within(page) : parsed
}

/** A page without its `html` and `body` gets something that holds all of it. */
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

/** A glance at the tags alone, before the parser has to keep them all open. */
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
