import { closeDevice } from './device-store.ts'
import { forgetReceived } from './received.ts'

/** Named in `worker/kept-files.ts`, which fills it. */
const PICTURES = 'larder-pictures'
const WORKER_PATIENCE_MS = 2000
/** What the app notes for a cook in the browser's smaller store: where they are in a recipe, how they look at it. */
const NOTES = ['larder.cooking', 'larder.recipe-view', 'larder.synced']

/** Takes everything away that this device keeps for the cook. The app itself, which is the same for all, stays. */
export async function forgetCook(): Promise<void> {
  await Promise.all([closeDevice(), forgetPictures(), forgetReceived()])
  try {
    for (const note of NOTES) localStorage.removeItem(note)
  } catch {
    // then there was no store to write them into
  }
}

/** The worker also has notes of what is in there. Where there is none, the pictures alone are to be taken away. */
async function forgetPictures(): Promise<void> {
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
