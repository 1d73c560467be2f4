import { useEffect, useRef, useState } from 'react'

/**
 * Tracks whether Alt or Ctrl is held during a drag: as state for display, and as a function for the moment of
 * the drop.
 */
export function useCopyKey(isDragging: boolean): { isCopying: boolean; copies: () => boolean } {
  const [isCopying, setCopying] = useState(false)
  const held = useRef(false)
  useEffect(() => {
    if (!isDragging) return
    const hear = ({ altKey, ctrlKey }: KeyboardEvent | MouseEvent | TouchEvent) => {
      held.current = altKey || ctrlKey
      setCopying(held.current)
    }
    const events = ['keydown', 'keyup', 'mousemove', 'mouseup', 'touchmove', 'touchend'] as const
    // The capture phase runs before the drag sensors, which react to the same key or button.
    for (const name of events) window.addEventListener(name, hear, { capture: true })
    return () => {
      for (const name of events) window.removeEventListener(name, hear, { capture: true })
      setCopying(false)
      held.current = false
    }
  }, [isDragging])
  return { isCopying, copies: () => held.current }
}
