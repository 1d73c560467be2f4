import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * When something of a list goes by its own button, marked `data-remove`, the focus goes on: to the same button of what
 * took its place, or to the field that fills the list once it is empty. It would otherwise begin at the top again.
 */
export function useHeirFocus(names: readonly string[], field?: RefObject<HTMLElement | null>) {
  const list = useRef<HTMLUListElement>(null)
  const going = useRef<{ name: string; at: number } | null>(null)
  // Before a window that holds the list notices that the focus is lost, and takes it itself.
  useLayoutEffect(() => {
    const gone = going.current
    if (!gone || names.includes(gone.name)) return
    going.current = null
    if (document.activeElement !== document.body) return
    const buttons = list.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? []
    const heir = buttons[Math.min(gone.at, buttons.length - 1)] ?? field?.current
    heir?.focus()
  }, [names, field])
  /** It was asked to go. */
  const leave = (name: string) => {
    going.current = { name, at: names.indexOf(name) }
  }
  return { list, leave }
}
