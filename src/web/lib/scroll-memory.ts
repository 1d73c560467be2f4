const KEY = 'larder.scroll'
const MOST_REMEMBERED = 100

/** A place in the history: what the router says of where one is. */
export interface Visit {
  key: string
  pathname: string
}

/** The router's key of the page that a document began with. Every document has one, so that it says too little alone. */
const FIRST = 'default'
const nameOf = ({ key, pathname }: Visit): string => (key === FIRST ? `${FIRST} ${pathname}` : key)

/** Where each visit of a page was scrolled to. A reload keeps them. */
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

/** Pages bring themselves back to where they were; the browser tries it before they have their height. */
export function takeScrollOver(): () => void {
  const keep = () => {
    try {
      sessionStorage.setItem(KEY, JSON.stringify([...positions]))
    } catch {
      // then a reload begins at the top
    }
  }
  history.scrollRestoration = 'manual'
  window.addEventListener('pagehide', keep)
  return () => {
    window.removeEventListener('pagehide', keep)
    history.scrollRestoration = 'auto'
  }
}

/** By an address or a link: neither a reload nor a step in the history, which come to where the page was left. */
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
    return [] // storage can be closed to us, or hold what is not ours
  }
}
