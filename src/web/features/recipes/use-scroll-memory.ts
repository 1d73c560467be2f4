import { useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router'

/** Where each visit of a page was scrolled to, by the visit's key in the history. */
const positions = new Map<string, number>()
const MOST_REMEMBERED = 100

/**
 * Brings Back to where the page was left. The browser cannot do it by itself: when it tries, the list has not its
 * height yet.
 *
 * @param ready whether the list has its height
 * @returns where this visit begins; undefined for a new one
 */
export function useScrollMemory(ready: boolean): number | undefined {
  const { key } = useLocation()
  const type = useNavigationType()
  const [start] = useState(() => (type === 'POP' ? positions.get(key) : undefined))
  const current = useRef(key)
  current.current = key

  useLayoutEffect(() => {
    const remember = () => {
      positions.delete(current.current)
      positions.set(current.current, window.scrollY)
      const [oldest] = positions.keys()
      if (oldest !== undefined && positions.size > MOST_REMEMBERED) positions.delete(oldest)
    }
    history.scrollRestoration = 'manual'
    window.addEventListener('scroll', remember, { passive: true })
    return () => {
      window.removeEventListener('scroll', remember)
      history.scrollRestoration = 'auto'
    }
  }, [])

  useLayoutEffect(() => {
    if (ready && start !== undefined) window.scrollTo(0, start)
  }, [ready, start])

  return start
}
