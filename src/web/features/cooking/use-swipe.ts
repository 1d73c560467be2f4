import { type TouchEvent, useRef } from 'react'

/** Pixels; and how much longer than high a swipe must be, so that scrolling turns no step. */
const FAR_PX = 60
const FLAT = 2

/** Handlers for an element that is swiped to the left for the next step and to the right for the one before. */
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
