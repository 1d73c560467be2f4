import { type FocusEvent, useLayoutEffect, useRef } from 'react'

/**
 * Keeps the focus on its line when the line moves. A newly written line moves to its aisle when the server
 * answers; its row is created anew there, and the focus would be lost. The list's element needs `list`,
 * `onFocus` and `onBlur`, and each row its key as `data-line`.
 */
export function useLineFocus() {
  const list = useRef<HTMLDivElement>(null)
  const focused = useRef<{ key: string; control: string } | null>(null)
  useLayoutEffect(() => {
    if (!focused.current || document.activeElement !== document.body) return
    const { key, control } = focused.current
    const row = list.current?.querySelector(`[data-line="${CSS.escape(key)}"]`)
    row?.querySelector<HTMLElement>(control)?.focus({ preventScroll: true })
  })
  return {
    list,
    onFocus: ({ target }: FocusEvent) => {
      const key = lineOf(target)
      focused.current = key === null ? null : { key, control: target.localName }
    },
    // React does not call this when the focused element is removed, so the line stays noted.
    onBlur: () => {
      focused.current = null
    },
    /** Returns the line with the keyboard focus; null after a tap or click, whose focus does not show. */
    keysAreOn: () => {
      const { activeElement } = document
      return activeElement?.matches(':focus-visible') && list.current?.contains(activeElement)
        ? lineOf(activeElement)
        : null
    },
  }
}

const lineOf = (element: Element): string | null =>
  element.closest('[data-line]')?.getAttribute('data-line') ?? null
