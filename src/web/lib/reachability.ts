import { useSyncExternalStore } from 'react'

/** The server could not be reached: no network, or nobody there. Nothing is known of what became of the call. */
export class UnreachableError extends Error {
  constructor(cause?: unknown) {
    super('The server cannot be reached.', { cause })
    this.name = 'UnreachableError'
  }
}

/** What a gateway says that has lost the server behind it. Our own server gives a code with each of these. */
const GATEWAY = new Set([502, 503, 504])

/** Whether an error says that the server was not reached, by us or by the identity provider's code. */
export const isUnreachable = (error: unknown): boolean =>
  error instanceof UnreachableError ||
  (error instanceof Error &&
    'code' in error &&
    (error.code === 'auth/network-request-failed' ||
      (error.code === null && 'status' in error && GATEWAY.has(Number(error.status)))))

let isOffline = typeof navigator !== 'undefined' && navigator.onLine === false
const listeners = new Set<() => void>()

function become(offline: boolean) {
  if (offline === isOffline) return
  isOffline = offline
  for (const listener of [...listeners]) listener()
}

/** Every answer of the server says that it is there, whatever else it says. */
export const noteReached = (): void => become(false)
export const noteUnreachable = (): void => become(true)

export const isServerGone = (): boolean => isOffline

/** @returns the way to stop it */
export function onReachability(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Whether the page is without its server: told by its calls, and by the browser where that knows. */
export const useIsOffline = (): boolean => useSyncExternalStore(onReachability, isServerGone, () => false)

/** Hears of the browser's own word. That there is a network again is for a call to prove. @returns the way to stop it */
export function followBrowser(): () => void {
  window.addEventListener('offline', noteUnreachable)
  return () => window.removeEventListener('offline', noteUnreachable)
}
