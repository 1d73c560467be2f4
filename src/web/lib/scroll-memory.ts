const KEY = 'larder.scroll'
const MOST_REMEMBERED = 100

/** An entry of the browser's history, as the router describes it. */
export interface Visit {
  key: string
  pathname: string
}

/**
 * The router's key of the first page of a document. All documents share it, so the path is needed as well.
 */
const FIRST = 'default'
const nameOf = ({ key, pathname }: Visit): string => (key === FIRST ? `${FIRST} ${pathname}` : key)

/** Scroll positions of each visited history entry; they survive a reload. */
const positions = new Map<string, number>(read())
if (isNewDocument()) positions.delete(nameOf({ key: FIRST, pathname: location.pathname }))

export const rememberedScroll = (visit: Visit): number | undefined => positions.get(nameOf(visit))

export function rememberScroll(visit: Visit, y: number): void {
  const name = nameOf(visit)
  positions.delete(name)
  positions.set(name, y)
  const [oldest] = positions.keys()
  if (oldest !== undefined && positions.size > MOST_REMEMBERED) positions.delete(oldest)
}

/** Takes scroll restoration over from the browser, which tries it before the pages have their full height. */
export function takeScrollOver(): () => void {
  const keep = () => {
    try {
      sessionStorage.setItem(KEY, JSON.stringify([...positions]))
    } catch {
      // without session storage a reload begins at the top
    }
  }
  history.scrollRestoration = 'manual'
  window.addEventListener('pagehide', keep)
  return () => {
    window.removeEventListener('pagehide', keep)
    history.scrollRestoration = 'auto'
  }
}

/**
 * True when the document was opened by an address or a link; a reload and a step in the history restore the
 * position.
 */
function isNewDocument(): boolean {
  const [how] = performance.getEntriesByType('navigation')
  return !how || !('type' in how) || how.type === 'navigate' || how.type === 'prerender'
}

function read(): [string, number][] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept)
      ? kept.filter((one): one is [string, number] => Array.isArray(one) && typeof one[1] === 'number')
      : []
  } catch {
    return [] // storage can be blocked, or hold something else
  }
}
