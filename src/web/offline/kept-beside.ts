/** Named in `worker/kept-files.ts`, which fills it. */
const PICTURES = 'larder-pictures'
/** Where the service worker puts what the device's Share sends: see `worker/share-target.ts`. */
export const RECEIVED = 'larder-received'
const WORKER_PATIENCE_MS = 2000
const OURS = 'larder.'
/** What is the browser's own, whoever cooks at it; who is signed in is for the sign-in to note. */
const OF_THE_BROWSER = new Set([
  'larder.config',
  'larder.language',
  'larder.signed-in',
  'larder.theme',
  'larder.timers.asked',
])
/** Work that no server has yet; named by its cook, as are the keys that features write. */
const unsavedOf = (cook: string) => [`larder.draft.${cook}.`, `larder.notes.${cook}.`]

/** The worker also has notes of what is in there. Where there is none, the pictures alone are to be taken away. */
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

const holders = new Set<() => void>()

/** For a module that holds in memory what it noted: the page stays open when a cook leaves, and another may come. */
export const whenForgotten = (forget: () => void): void => void holders.add(forget)

/** What pages noted of a cook in the browser's smaller stores: unsaved work, timers, where they are in a recipe. */
export function forgetNotes(): void {
  for (const key of noted()) if (!OF_THE_BROWSER.has(key)) localStorage.removeItem(key)
  for (const key of noted(() => sessionStorage)) sessionStorage.removeItem(key)
  for (const forget of holders) forget()
}

/** How many recipes and notes of a cook are still being written: nothing but this browser has them. */
export const countUnsaved = (cook: string): number =>
  noted().filter((key) => unsavedOf(cook).some((start) => key.startsWith(start))).length

function noted(store = () => localStorage): string[] {
  try {
    return Object.keys(store()).filter((key) => key.startsWith(OURS))
  } catch {
    return [] // then there was no store to write into
  }
}
