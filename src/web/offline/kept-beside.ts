/** Name of the picture cache, as `worker/kept-files.ts` uses it to fill the cache. */
const PICTURES = 'larder-pictures'
/**
 * Name of the cache into which the service worker puts content from the device's share sheet: see
 * `worker/share-target.ts`.
 */
export const RECEIVED = 'larder-received'
const WORKER_PATIENCE_MS = 2000
const OURS = 'larder.'
/** Storage keys that belong to the browser, not to a cook; the sign-in code manages `larder.signed-in`. */
const OF_THE_BROWSER = new Set([
  'larder.config',
  'larder.language',
  'larder.signed-in',
  'larder.theme',
  'larder.timers.asked',
])
/** Prefixes of the storage keys with a cook's unsaved work, as the features write them. */
const unsavedOf = (cook: string) => [`larder.draft.${cook}.`, `larder.notes.${cook}.`]

/**
 * Deletes the kept pictures. The service worker also drops its index of them; without a worker the cache
 * alone is deleted.
 */
export async function forgetPictures(): Promise<void> {
  if (!('caches' in globalThis)) return
  const worker = globalThis.navigator.serviceWorker?.controller
  if (worker) {
    await new Promise<void>((resolve) => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => resolve()
      setTimeout(resolve, WORKER_PATIENCE_MS)
      worker.postMessage('forget', [port2])
    })
  }
  await caches.delete(PICTURES)
}

export const forgetReceived = async (): Promise<void> => {
  if ('caches' in globalThis) await caches.delete(RECEIVED)
}

const forgetCallbacks = new Set<() => void>()

/**
 * Registers a callback for modules that hold a cook's data in memory, because the page stays open when
 * another cook signs in.
 */
export const whenForgotten = (forget: () => void): void => void forgetCallbacks.add(forget)

/** Deletes a cook's data in local and session storage: unsaved work, timers and the position in a recipe. */
export function forgetNotes(): void {
  for (const key of storedKeys()) if (!OF_THE_BROWSER.has(key)) localStorage.removeItem(key)
  for (const key of storedKeys(() => sessionStorage)) sessionStorage.removeItem(key)
  for (const forget of forgetCallbacks) forget()
}

/** Number of recipes and notes that a cook is still writing, and that only this browser has. */
export const countUnsaved = (cook: string): number =>
  storedKeys().filter((key) => unsavedOf(cook).some((start) => key.startsWith(start))).length

function storedKeys(store = () => localStorage): string[] {
  try {
    return Object.keys(store()).filter((key) => key.startsWith(OURS))
  } catch {
    return [] // without a storage there are no keys
  }
}
