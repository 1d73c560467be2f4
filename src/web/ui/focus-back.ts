import { useRef } from 'react'

/**
 * Returns handlers that give the focus back when a dialog or drawer closes. Radix returns it only to a
 * trigger of its own, which the dialogs here do not have.
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

/**
 * The element and its ancestors within the page, as fallbacks in case the element is gone when the focus
 * returns.
 */
function placesOf(element: Element | null): Element[] {
  const places: Element[] = []
  for (let place = element; place && !place.matches('main, body'); place = place.parentElement)
    places.push(place)
  return places
}

/** The button of a menu in place of its entry, because the entry is gone when the focus returns. */
function lasting(element: Element | null): Element | null {
  const button = element?.closest('[role="menu"]')?.getAttribute('aria-labelledby')
  return button ? document.getElementById(button) : element
}
