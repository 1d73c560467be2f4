import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { paths } from '#web/lib/paths.ts'

/** Pages for which a still is worth its space: they are opened often and begin with the same content. */
const places: readonly string[] = [paths.home, paths.recipes]
/** Milliseconds before the first attempt at a still and between attempts. */
const A_MOMENT_MS = 1500
const ATTEMPTS = 10

/** Takes a still of the page once it has come to rest, and again when the cook switches away from it. */
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
        return // the next visit may be able to fetch the code
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
