import { useLayoutEffect, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { rememberedScroll } from '#web/lib/scroll-memory.ts'

/**
 * Restores the scroll position after Back as soon as the list has its height. A virtual list needs the
 * position before it first draws.
 * @param ready true when the list has its height
 * @returns the position of a revisited page; undefined for a new visit
 */
export function useScrollMemory(ready: boolean): number | undefined {
  const visit = useLocation()
  const type = useNavigationType()
  const [start] = useState(() => (type === 'POP' ? rememberedScroll(visit) : undefined))

  useLayoutEffect(() => {
    if (ready && start !== undefined) window.scrollTo(0, start)
  }, [ready, start])

  return start
}
