import { useRef } from 'react'

/** The same deed, but never while it is being done: keys pressed twice come faster than a button is disabled. */
export function useOneAtATime<Input>(deed: (input: Input) => Promise<unknown>) {
  const isRunning = useRef(false)
  return async (input: Input): Promise<void> => {
    if (isRunning.current) return
    isRunning.current = true
    try {
      await deed(input)
    } finally {
      isRunning.current = false
    }
  }
}
