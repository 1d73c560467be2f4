import { startTransition, useEffect, useState } from 'react'

/**
 * False in the first render, true after the first frame; delays parts that lie beside or below the first view
 * of a page.
 */
export function useNextFrame(): boolean {
  const [isNext, setIsNext] = useState(false)
  useEffect(() => {
    const frame = requestAnimationFrame(() => startTransition(() => setIsNext(true)))
    return () => cancelAnimationFrame(frame)
  }, [])
  return isNext
}
