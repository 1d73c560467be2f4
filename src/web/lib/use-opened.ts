import { useCallback, useState } from 'react'

/**
 * Which window is open, if any. One closes itself alone: what is saved late must not close the window that was opened
 * in the meantime, with all that is typed in it.
 */
export function useOpened<Window extends object>() {
  const [opened, open] = useState<Window | null>(null)
  const close = useCallback((window: Window) => open((now) => (now === window ? null : now)), [])
  return { opened, open, close }
}
