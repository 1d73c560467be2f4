import { linkedScripts, parseMarkup } from '#kitchen/reading/page/markup.ts'
import type { Pieces } from '#server/in-pieces.ts'

/** What stands at the top of an honest page is its `html`, or what that would hold where its tags are left out. */
const MAX_AT_TOP = 2000

/**
 * The page, or as much of it as can be read in good time: each search in a page takes the square of what stands at its
 * top, and some ten thousand tags there, in a page that somebody made for it, would keep everybody else waiting for
 * minutes. What closes everything that it stands in has only its linked data read.
 */
export function* uncrowded(html: string): Pieces<string> {
  if (!isCrowded(html)) return html
  yield
  const within = `<div>${html}`
  return isCrowded(within) ? scriptsOf(html) : within
}

const isCrowded = (html: string): boolean => {
  // Text stands between tags: without that many there are not that many of both.
  if (!hasMoreTagsThan(MAX_AT_TOP / 2, html)) return false
  const root = parseMarkup(html)?.root()[0]
  // One that is not even parsed may have a crowded head.
  return !root || root.children.length > MAX_AT_TOP
}

function hasMoreTagsThan(most: number, html: string): boolean {
  let tags = 0
  for (let at = html.indexOf('<'); at >= 0; at = html.indexOf('<', at + 1)) {
    tags += 1
    if (tags > most) return true
  }
  return false
}

const scriptsOf = (html: string): string =>
  linkedScripts(html)
    .map((script) => `<script type="application/ld+json">${script}</script>`)
    .join('\n')
