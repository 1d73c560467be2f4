import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { paths } from '#web/lib/paths.ts'

/** Pages that are opened again and again, and begin with what they showed before. */
const places: readonly string[] = [paths.home, paths.recipes]
/** A page rests so long after it was opened, at the least; it is asked so often. */
const A_MOMENT_MS = 1500
const ATTEMPTS = 10

/** Keeps a still of the page once it rests, and once more when the cook turns away from it. */
export function useStill(cook: string): void {
  const { pathname } = useLocation()
  useEffect(() => {
    if (!places.includes(pathname)) return
    let take: (() => boolean) | null = null
    let left = ATTEMPTS
    const attempt = async () => {
      try {
        const { takeStill } = await import('./take-still.ts')
        take = () => takeStill(cook)
      } catch {
        return // the code cannot be fetched: the next visit may
      }
      left -= 1
      if (!take() && left > 0) timer = setTimeout(attempt, A_MOMENT_MS)
    }
    let timer = setTimeout(attempt, A_MOMENT_MS)
    const turnAway = () => {
      if (document.visibilityState === 'hidden') take?.()
    }
    document.addEventListener('visibilitychange', turnAway)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', turnAway)
    }
  }, [pathname, cook])
}
