import { useSyncExternalStore } from 'react'
import { isServerThere } from './look-for-server.ts'

/** Least milliseconds between two checks of an open page for a newer version. */
const ASK_EVERY_MS = 30 * 60_000
/** Milliseconds to wait for the new worker before the page reloads in any case. */
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

/** True when a newer version of the app is ready; it takes effect only when the cook agrees. */
export const useNewVersion = (): boolean => useSyncExternalStore(subscribe, () => isReady)

/** Returns the version of this page's build. */
const own = () => document.querySelector<HTMLMetaElement>('meta[name="larder-version"]')?.content

let registration: ServiceWorkerRegistration | null = null

/**
 * Registers the service worker, which opens the app offline, and listens for new versions. Runs once per
 * page.
 */
export async function startWorker(): Promise<void> {
  // The server no longer has a chunk of this page's version.
  window.addEventListener('vite:preloadError', async () => {
    if (await isServerThere()) tellReady()
  })
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD || registration) return
  const workers = navigator.serviceWorker
  let hadWorker = workers.controller !== null
  workers.addEventListener('controllerchange', () => {
    // The first worker takes over the page that fetched it; a later one was accepted in another tab.
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

/**
 * Lets a waiting worker of this page's own version take over silently, because the page came from the network
 * before it; offers any other version.
 */
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
    known.update().catch(() => undefined) // a failed check is repeated later
  })
}

/** Activates the waiting version after the cook agreed, and reloads the page with it. */
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
