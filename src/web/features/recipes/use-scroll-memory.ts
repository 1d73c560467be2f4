import { useLayoutEffect, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { rememberedScroll } from '#web/lib/scroll-memory.ts'

/**
 * Brings Back to where the list was left, as soon as it has its height: a list that draws only what is in view must
 * know where that is before it draws.
 *
 * @param ready whether the list has its height
 * @returns where this visit begins; undefined for a new one
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
