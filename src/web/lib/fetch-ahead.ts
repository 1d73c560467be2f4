const A_MOMENT_MS = 2000

/**
 * Fetches what a cook most likely needs next, once the page that they came for is there and nothing else is to be done.
 * Not for those who save data: they get it when they need it.
 *
 * @returns how to call it off
 */
export function fetchAhead(...loads: (() => unknown)[]): () => void {
  if (savesData()) return () => undefined
  const timer = setTimeout(() => {
    for (const load of loads) Promise.resolve(load()).catch(() => undefined) // fetched again when it is needed
  }, A_MOMENT_MS)
  return () => clearTimeout(timer)
}

/** Whether the cook asked their browser to fetch no more than it must. Not every browser knows. */
const savesData = (): boolean =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData ?? false
