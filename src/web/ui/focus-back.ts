import { useRef } from 'react'

/**
 * For what opens over the page: when it closes, the focus goes back to what had it before. Radix gives it back to a
 * trigger of its own, which the windows here do not have.
 */
export function useFocusBack() {
  const before = useRef<Element[]>([])
  return {
    onOpenAutoFocus: () => {
      before.current = placesOf(lasting(document.activeElement))
    },
    onCloseAutoFocus: () => {
      for (const place of before.current) {
        if (document.activeElement !== document.body) return
        const control = place === before.current[0] ? place : place.querySelector(controls)
        if (control instanceof HTMLElement) control.focus({ preventScroll: control !== place })
      }
    },
  }
}

const controls = 'a[href], button, input, select, textarea'

/** Itself, and what it stands in within the page: when it is gone by then, something stands in its place. */
function placesOf(element: Element | null): Element[] {
  const places: Element[] = []
  for (let place = element; place && !place.matches('main, body'); place = place.parentElement)
    places.push(place)
  return places
}

/** An entry of a menu is gone by then: its button stays. */
function lasting(element: Element | null): Element | null {
  const button = element?.closest('[role="menu"]')?.getAttribute('aria-labelledby')
  return button ? document.getElementById(button) : element
}
