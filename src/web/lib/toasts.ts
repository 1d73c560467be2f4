import { useSyncExternalStore } from 'react'

export interface Toast {
  id: number
  title: string
  description?: string | undefined
  tone: 'plain' | 'success' | 'error'
  /** A button such as Undo, available for as long as the toast is shown. */
  action?: ToastAction | undefined
}

export interface ToastAction {
  /** The button's text. */
  label: string
  run: () => void
}

export interface NewToast {
  title: string
  description?: string
  tone?: Toast['tone']
  action?: ToastAction
}

let shown: Toast | null = null
let lastId = 0
const listeners = new Set<() => void>()

function show(next: Toast | null) {
  shown = next
  for (const listener of listeners) listener()
}

/** Shows a passing message. A new one replaces the old. */
export function toast({ tone = 'plain', ...words }: NewToast): void {
  lastId += 1
  show({ id: lastId, tone, ...words })
}

export const dismissToast = (id: number): void => {
  if (shown?.id === id) show(null)
}

/** Ends a message that tells of no error, as a new one would: it belongs to the page that was left. */
export const endToast = (): void => {
  if (shown && shown.tone !== 'error') show(null)
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useToast = (): Toast | null => useSyncExternalStore(subscribe, () => shown)
