import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Moves the focus on when a list item is removed by its own button, marked `data-remove`: to the same button
 * of the item that took its place, or to the field that fills the list once it is empty. Otherwise the focus
 * would start at the top of the page again.
 */
export function useHeirFocus(names: readonly string[], field?: RefObject<HTMLElement | null>) {
  const list = useRef<HTMLUListElement>(null)
  const going = useRef<{ name: string; at: number } | null>(null)
  // A layout effect runs before a dialog around the list notices the lost focus and takes it.
  useLayoutEffect(() => {
    const gone = going.current
    if (!gone || names.includes(gone.name)) return
    going.current = null
    if (document.activeElement !== document.body) return
    const buttons = list.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? []
    const heir = buttons[Math.min(gone.at, buttons.length - 1)] ?? field?.current
    heir?.focus()
  }, [names, field])
  /** Notes that an item is about to be removed. */
  const leave = (name: string) => {
    going.current = { name, at: names.indexOf(name) }
  }
  return { list, leave }
}
