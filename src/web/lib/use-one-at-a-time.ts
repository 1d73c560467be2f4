import { useRef } from 'react'

/**
 * Wraps an action so that it never runs twice at the same time: a double key press is faster than the button
 * is disabled.
 */
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
