import { useCallback, useState } from 'react'

/**
 * The open window of a page, if any. A window closes only itself: a late save must not close another window
 * that was opened in the meantime, with the text typed in it.
 */
export function useOpened<Window extends object>() {
  const [opened, open] = useState<Window | null>(null)
  const close = useCallback((window: Window) => open((now) => (now === window ? null : now)), [])
  return { opened, open, close }
}
