import { type RefObject, useLayoutEffect, useState } from 'react'

/** Position of a list on the page, and its columns according to the style sheet. */
export interface ListBox {
  columns: number
  /** Distance from the top of the document in pixels. */
  top: number
  /** Width of one column in pixels. */
  columnWidth: number
}

/**
 * Measures an element that has the list's column rules, and again whenever that or the page changes its size,
 * because content above the list may grow.
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
