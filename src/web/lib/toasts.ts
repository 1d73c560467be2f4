import { useSyncExternalStore } from 'react'

export interface Toast {
  id: number
  title: string
  description?: string | undefined
  tone: 'plain' | 'success' | 'error'
  /** What can be done about it for as long as it is shown, such as Undo. */
  action?: ToastAction | undefined
}

export interface ToastAction {
  /** The button's word. */
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

/** Tells the cook something in passing. One at a time: a new one takes the place of the old. */
export function toast({ tone = 'plain', ...words }: NewToast): void {
  lastId += 1
  show({ id: lastId, tone, ...words })
}

export const dismissToast = (id: number): void => {
  if (shown?.id === id) show(null)
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useToast = (): Toast | null => useSyncExternalStore(subscribe, () => shown)
