import { isServerGone, noteReached, noteUnreachable, onReachability } from '#web/lib/reachability.ts'

const FIRST_MS = 3000
const LONGEST_MS = 30_000

/** Asks once; what it finds is known to all. */
export async function isServerThere(): Promise<boolean> {
  try {
    const { ok } = await fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(10_000) })
    if (ok) noteReached()
    return ok
  } catch {
    noteUnreachable()
    return false
  }
}

/**
 * While the server is gone: asks whether it is back, less and less often, and at once when the browser says that there
 * is a network, or the cook comes back to the page. A page in the background does not ask.
 * @returns the way to stop it
 */
export function lookForServer(): () => void {
  let wait = FIRST_MS
  let timer: ReturnType<typeof setTimeout> | undefined
  const again = () => {
    clearTimeout(timer)
    if (!isServerGone()) {
      wait = FIRST_MS
      return
    }
    timer = setTimeout(ask, wait)
    wait = Math.min(LONGEST_MS, wait * 2)
  }
  async function ask() {
    clearTimeout(timer)
    if (!isServerGone() || document.visibilityState === 'hidden') return
    if (!(await isServerThere())) again()
  }
  const now = () => void ask()
  const stop = onReachability(again)
  window.addEventListener('online', now)
  document.addEventListener('visibilitychange', now)
  again()
  return () => {
    clearTimeout(timer)
    stop()
    window.removeEventListener('online', now)
    document.removeEventListener('visibilitychange', now)
  }
}
