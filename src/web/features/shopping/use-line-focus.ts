import { type FocusEvent, useLayoutEffect, useRef } from 'react'

/**
 * The focus goes with its line: a line that was just written moves to its aisle with the answer, where its row is made
 * anew, and whoever was about to tick it would stand nowhere. The list's element carries `list`, `onFocus` and `onBlur`;
 * each row its key as `data-line`.
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
    // React tells nothing of a focus that is lost with its element.
    onBlur: () => {
      focused.current = null
    },
    /** The line that the keyboard stands on; of a finger or a mouse, which leave the focus behind, none. */
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
