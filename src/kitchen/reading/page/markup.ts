import { load } from 'cheerio/slim'

export type Document = ReturnType<typeof load>
/** One element of a page. */
export type Element = ReturnType<Document>[number]

/** Deeper nesting than any page has; what walks an element's ancestors would take for ever. */
const MAX_DEPTH = 600

/** The parser's work grows with the square of what stands open; so many are no page any more. */
const MAX_OPEN = 3000

/** A page, parsed; null for one that nests deeper than any honest page. */
export function parseMarkup(html: string): Document | null {
  if (opensTooMuch(html)) return null
  const $ = load(html, {}, true)
  const root = $.root()[0]
  return root && isDeep(root) ? null : $
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
