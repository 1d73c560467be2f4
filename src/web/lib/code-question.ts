import { useSyncExternalStore } from 'react'

/** A pending request for a code of the authenticator app, during a sign-in whose password was right. */
export interface CodeQuestion {
  /**
   * Tries a code and closes the question when the code is right.
   * @throws SessionError when the code is wrong
   */
  submit(code: string): Promise<void>
  /** Cancels the sign-in. */
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

/** The question that the page has to show; null when there is none. */
export const useCodeQuestion = (): CodeQuestion | null => useSyncExternalStore(subscribe, () => open)

/**
 * Asks for a code until one is right or the cook cancels.
 * @param attempt tries a code; its rejection is shown beside the field, and the cook may try another
 * @returns the result of `attempt`; null when the cook cancelled
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
