import { useEffect, useRef, useState } from 'react'

/** Whether Alt or Ctrl is held while something is dragged: to be shown, and to be asked at the moment of the drop. */
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
    // Heard before the sensors, which act on the same key or button.
    for (const name of events) window.addEventListener(name, hear, { capture: true })
    return () => {
      for (const name of events) window.removeEventListener(name, hear, { capture: true })
      setCopying(false)
      held.current = false
    }
  }, [isDragging])
  return { isCopying, copies: () => held.current }
}
