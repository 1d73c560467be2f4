let tabs: BroadcastChannel | null = null
const listeners = new Set<() => void>()

/**
 * Listens to the other tabs of the same cook.
 * @param hear reads the device again before the listeners are called
 */
export function joinTabs(cook: string, hear: () => Promise<void>): void {
  if (!('BroadcastChannel' in globalThis)) return
  tabs = new BroadcastChannel(`larder-outbox-${cook}`)
  tabs.onmessage = () => void hear().then(() => listeners.forEach((listener) => void listener()))
}

export function leaveTabs(): void {
  tabs?.close()
  tabs = null
}

export const tellTabs = (): void => tabs?.postMessage('changed')

/**
 * Calls the listener when another tab has made or sent a change.
 * @returns the function that unsubscribes
 */
export function onOtherTab(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
