import { useRef } from 'react'

/**
 * For what opens over the page: when it closes, the focus goes back to what had it before. Radix gives it back to a
 * trigger of its own, which the windows here do not have.
 */
export function useFocusBack() {
  const before = useRef<Element | null>(null)
  return {
    onOpenAutoFocus: () => {
      before.current = lasting(document.activeElement)
    },
    onCloseAutoFocus: () => {
      const { activeElement, body } = document
      if (activeElement === body && before.current instanceof HTMLElement) before.current.focus()
    },
  }
}

/** An entry of a menu is gone by then: its button stays. */
function lasting(element: Element | null): Element | null {
  const button = element?.closest('[role="menu"]')?.getAttribute('aria-labelledby')
  return button ? document.getElementById(button) : element
}
