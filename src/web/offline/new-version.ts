import { useSyncExternalStore } from 'react'
import { isServerThere } from './look-for-server.ts'

/** How often an open page asks whether there is a newer version, at most. */
const ASK_EVERY_MS = 30 * 60_000
/** Nobody who asked for the new version waits longer for its worker than this. */
const HAND_OVER_MS = 3000

let isReady = false
const listeners = new Set<() => void>()

function tellReady() {
  isReady = true
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether a newer version of the app waits for the cook's word. It never comes by itself. */
export const useNewVersion = (): boolean => useSyncExternalStore(subscribe, () => isReady)

/** The build that this page is of. */
const own = () => document.querySelector<HTMLMetaElement>('meta[name="larder-version"]')?.content

let registration: ServiceWorkerRegistration | null = null

/** Lets this device open the app without a network, and learns of new versions. Once for a page. */
export async function startWorker(): Promise<void> {
  // A chunk of this page's version that the server no longer has.
  window.addEventListener('vite:preloadError', async () => {
    if (await isServerThere()) tellReady()
  })
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD || registration) return
  const workers = navigator.serviceWorker
  let hadWorker = workers.controller !== null
  workers.addEventListener('controllerchange', () => {
    // The first one takes over the page that fetched it; a later one was let in by another tab.
    if (hadWorker) void offerUnlessOurs(workers.controller)
    hadWorker = true
  })
  try {
    registration = await workers.register('/worker.js', { updateViaCache: 'none' })
  } catch (error) {
    console.warn('This browser does not keep the app for use without a network.', error)
    return
  }
  watch(registration)
  askNowAndThen(registration)
}

function watch(known: ServiceWorkerRegistration) {
  void welcome(known.waiting)
  known.addEventListener('updatefound', () => {
    const coming = known.installing
    coming?.addEventListener('statechange', () => {
      if (coming.state === 'installed' && navigator.serviceWorker.controller) void welcome(coming)
    })
  })
}

/** A worker of this page's own version takes over silently: the page came from the network, and was first. */
async function welcome(waiting: ServiceWorker | null) {
  if (!waiting) return
  if ((await versionOf(waiting)) === own()) waiting.postMessage('take over')
  else tellReady()
}

async function offerUnlessOurs(worker: ServiceWorker | null) {
  if (worker && (await versionOf(worker)) !== own()) tellReady()
}

const versionOf = (worker: ServiceWorker): Promise<unknown> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = ({ data }) => resolve(data)
    setTimeout(() => resolve(undefined), HAND_OVER_MS)
    worker.postMessage('version', [port2])
  })

function askNowAndThen(known: ServiceWorkerRegistration) {
  let asked = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - asked < ASK_EVERY_MS) return
    asked = Date.now()
    known.update().catch(() => undefined) // without a network there is no news
  })
}

/** The cook's word: the waiting version takes over, and this page begins anew with it. */
export function changeToNewVersion(): void {
  const reload = () => window.location.reload()
  const waiting = registration?.waiting
  if (!waiting) {
    reload()
    return
  }
  navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true })
  setTimeout(reload, HAND_OVER_MS)
  waiting.postMessage('take over')
}
