import { useSyncExternalStore } from 'react'

/**
 * The server could not be reached: the network or the server is down. The call may or may not have taken
 * effect.
 */
export class UnreachableError extends Error {
  constructor(cause?: unknown) {
    super('The server cannot be reached.', { cause })
    this.name = 'UnreachableError'
  }
}

/** Statuses of a gateway that cannot reach its server. Our own server adds a problem code to each of them. */
const GATEWAY = new Set([502, 503, 504])

/** True when an error means that the server, or the identity provider, was not reached. */
export const isUnreachable = (error: unknown): boolean =>
  error instanceof UnreachableError ||
  (error instanceof Error &&
    'code' in error &&
    (error.code === 'auth/network-request-failed' ||
      (error.code === null && 'status' in error && GATEWAY.has(Number(error.status)))))

let isOffline = typeof navigator !== 'undefined' && navigator.onLine === false
const listeners = new Set<() => void>()

function setOffline(offline: boolean) {
  if (offline === isOffline) return
  isOffline = offline
  for (const listener of [...listeners]) listener()
}

/** Notes that the server answered; any reply proves that, whatever its status. */
export const noteReached = (): void => setOffline(false)
export const noteUnreachable = (): void => setOffline(true)

export const isServerGone = (): boolean => isOffline

/** @returns the function that unsubscribes */
export function onReachability(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** True while the server is unreachable, according to the page's calls and the browser's `offline` event. */
export const useIsOffline = (): boolean => useSyncExternalStore(onReachability, isServerGone, () => false)

/**
 * Listens to the browser's `offline` event; only a successful call proves that the network is back.
 * @returns the function that unsubscribes
 */
export function followBrowser(): () => void {
  window.addEventListener('offline', noteUnreachable)
  return () => window.removeEventListener('offline', noteUnreachable)
}
