import { startTransition, useEffect, useState } from 'react'

/** False in the first drawing, true after the frame that shows it: for what lies beside or below the first sight of a page. */
export function useNextFrame(): boolean {
  const [isNext, setIsNext] = useState(false)
  useEffect(() => {
    const frame = requestAnimationFrame(() => startTransition(() => setIsNext(true)))
    return () => cancelAnimationFrame(frame)
  }, [])
  return isNext
}
