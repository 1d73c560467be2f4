import { useSyncExternalStore } from 'react'

/** A code of the authenticator app that the page waits for, while a sign-in whose password was right waits for it. */
export interface CodeQuestion {
  /** Tries a code; the question is over when it was right. @throws SessionError when it was not */
  submit(code: string): Promise<void>
  /** Gives the sign-in up. */
  cancel(): void
}

let open: CodeQuestion | null = null
const listeners = new Set<() => void>()

function show(next: CodeQuestion | null) {
  open = next
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The question that the page is to ask; null when there is none. */
export const useCodeQuestion = (): CodeQuestion | null => useSyncExternalStore(subscribe, () => open)

/**
 * Has the page ask for a code until one is right or the cook gives up.
 * @param attempt tries a code; a rejection is shown beside the field, and the cook may try another
 * @returns what `attempt` gave; null when the cook gave up
 */
export function askForCode<T>(attempt: (code: string) => Promise<T>): Promise<T | null> {
  open?.cancel()
  return new Promise((resolve) => {
    const end = (result: T | null) => {
      show(null)
      resolve(result)
    }
    show({ submit: async (code) => end(await attempt(code)), cancel: () => end(null) })
  })
}
