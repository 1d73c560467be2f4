import { type TouchEvent, useRef } from 'react'

/**
 * Least length of a swipe in pixels, and least ratio of width to height, so that scrolling does not change
 * the step.
 */
const FAR_PX = 60
const FLAT = 2

/** Touch handlers for an element: a swipe to the left opens the next step, one to the right the previous. */
export function useSwipe({ next, back }: { next: () => void; back: () => void }) {
  const from = useRef<{ x: number; y: number } | null>(null)
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const touch = touches.item(0)
      from.current = touch && touches.length === 1 ? { x: touch.clientX, y: touch.clientY } : null
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const touch = changedTouches.item(0)
      const begun = from.current
      from.current = null
      if (!touch || !begun) return
      const [dx, dy] = [touch.clientX - begun.x, touch.clientY - begun.y]
      if (Math.abs(dx) < FAR_PX || Math.abs(dx) < FLAT * Math.abs(dy)) return
      if (dx < 0) next()
      else back()
    },
  }
}
