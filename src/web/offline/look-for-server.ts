import { isServerGone, noteReached, noteUnreachable, onReachability } from '#web/lib/reachability.ts'

const FIRST_MS = 3000
const LONGEST_MS = 30_000

/** Checks once whether the server is there, and notes the result for all of the page. */
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
 * Polls for the server while it is unreachable: less and less often, and at once when the browser reports a
 * network or the cook returns to the page. A page in the background does not poll.
 * @returns the function that stops the polling
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
