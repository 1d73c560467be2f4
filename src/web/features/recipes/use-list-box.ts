import { type RefObject, useLayoutEffect, useState } from 'react'

/** Where a list stands on the page, and how many columns the style sheet gives it. */
export interface ListBox {
  columns: number
  /** Pixels from the top of the document. */
  top: number
  /** Pixels of one column. */
  columnWidth: number
}

/**
 * Measures an element that carries the list's column rules. Again whenever it or the page changes its size: what
 * stands above the list may grow.
 */
export function useListBox(probe: RefObject<HTMLElement | null>): ListBox | null {
  const [box, setBox] = useState<ListBox | null>(null)
  useLayoutEffect(() => {
    const element = probe.current
    if (!element) return
    const measure = () => {
      const tracks = getComputedStyle(element).gridTemplateColumns.split(' ').filter(Boolean)
      const next = {
        columns: Math.max(1, tracks.length),
        top: Math.round(element.getBoundingClientRect().top + window.scrollY),
        columnWidth: Number.parseFloat(tracks[0] ?? '') || element.clientWidth,
      }
      setBox((old) => (old && same(old, next) ? old : next))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [probe])
  return box
}

const same = (one: ListBox, other: ListBox) =>
  one.columns === other.columns && one.top === other.top && one.columnWidth === other.columnWidth
