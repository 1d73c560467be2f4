const A_MOMENT_MS = 2000

/**
 * Fetches what a cook most likely needs next, once the page that they came for is there and nothing else is to be done:
 * one thing at a time, so that a tap in between is answered at once. Not for those who save data: they get it when they
 * need it.
 *
 * @returns how to call it off
 */
export function fetchAhead(...loads: (() => unknown)[]): () => void {
  if (savesData()) return () => undefined
  let isOver = false
  const timer = setTimeout(() => {
    for (const load of loads) {
      line = line.then(leisure).then(async () => {
        if (!isOver) await Promise.resolve(load()).catch(() => undefined) // fetched again when it is needed
      })
    }
  }, A_MOMENT_MS)
  return () => {
    isOver = true
    clearTimeout(timer)
  }
}

/** What all callers together wait for. */
let line: Promise<unknown> = Promise.resolve()

/** A browser that does not tell when it is at leisure is taken to be so in the next task. */
const leisure = () =>
  new Promise<void>((resolve) => {
    if (typeof requestIdleCallback === 'function')
      requestIdleCallback(() => resolve(), { timeout: A_MOMENT_MS })
    else setTimeout(resolve)
  })

/** Whether the cook asked their browser to fetch no more than it must. Not every browser knows. */
const savesData = (): boolean =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData ?? false
