let tabs: BroadcastChannel | null = null
const listeners = new Set<() => void>()

/**
 * Hears of what other tabs of the same cook make and send.
 * @param hear looks at the device before anybody else is told
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

/** Hears of it when another tab has made or sent something. @returns the way to stop it */
export function onOtherTab(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
