const KEY = 'larder.scroll'
const MOST_REMEMBERED = 100

/** Where each visit of a page was scrolled to, by the visit's key in the history. A reload keeps them. */
const positions = new Map<string, number>(read())

export const rememberedScroll = (visit: string): number | undefined => positions.get(visit)

export function rememberScroll(visit: string, y: number): void {
  positions.delete(visit)
  positions.set(visit, y)
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
