const A_MOMENT_MS = 2000

/**
 * Loads code or data that the cook most likely needs next, once the page is shown and the browser is idle:
 * one load at a time, so that a tap in between is answered at once. Browsers in data-saving mode load it on
 * demand instead.
 * @returns the function that cancels the loads
 */
export function fetchAhead(...loads: (() => unknown)[]): () => void {
  if (savesData()) return () => undefined
  let isOver = false
  const timer = setTimeout(() => {
    for (const load of loads) {
      queue = queue.then(whenIdle).then(async () => {
        // A failed load is repeated when it is needed.
        if (!isOver) await Promise.resolve(load()).catch(() => undefined)
      })
    }
  }, A_MOMENT_MS)
  return () => {
    isOver = true
    clearTimeout(timer)
  }
}

/** The queue that the loads of all callers share. */
let queue: Promise<unknown> = Promise.resolve()

/**
 * Resolves when the browser is idle; a browser without `requestIdleCallback` counts as idle in the next task.
 */
const whenIdle = () =>
  new Promise<void>((resolve) => {
    if (typeof requestIdleCallback === 'function')
      requestIdleCallback(() => resolve(), { timeout: A_MOMENT_MS })
    else setTimeout(resolve)
  })

/** True when the browser is in data-saving mode; browsers that do not report it count as false. */
const savesData = (): boolean =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData ?? false
