import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { rememberedScroll, rememberScroll, takeScrollOver } from '#web/lib/scroll-memory.ts'
import { endStill } from '#web/lib/still.ts'

/** So long a page may take to reach the height that it had. */
const GIVE_UP_MS = 5000

/**
 * A new page begins at its top; Back and a reload come to where the page was left, as soon as it has its height again.
 * Either way the focus goes to the page's heading, so that a screen reader says where one is and Tab goes on from there.
 */
export function usePageStart(): RefObject<HTMLDivElement | null> {
  const main = useRef<HTMLDivElement>(null)
  const { pathname, search, key } = useLocation()
  // A recipe's edit mode is a page as well.
  const page = new URLSearchParams(search).get('edit') === 'true' ? `${pathname}?edit` : pathname
  const type = useNavigationType()
  const before = useRef<string | null>(null)

  useEffect(takeScrollOver, [])
  useLayoutEffect(() => {
    const remember = () => rememberScroll({ key, pathname }, window.scrollY)
    // A scroll is told with the next frame, and there may be none before the page is left. At its top a page may only not
    // have its height yet: that is no place where a cook left it.
    const rememberLast = () => {
      if (window.scrollY > 0) remember()
    }
    const end = new AbortController()
    window.addEventListener('scroll', remember, { passive: true, signal: end.signal })
    // Not when the page goes: what it was still fetching has failed by then, and the notice of it moves the page.
    window.addEventListener('beforeunload', rememberLast, { signal: end.signal })
    return () => end.abort()
  }, [key, pathname])

  // Effects wait until the browser has time. Whoever is quick has pressed Tab in the new page by then.
  const arrival = useRef<Element | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the page's arrival that counts
  useLayoutEffect(() => {
    arrival.current = document.activeElement
  }, [page])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a step in the history that stays on the page moves nothing
  useEffect(() => {
    const isFirst = before.current === null
    if (before.current === page) return
    if (!isFirst) endStill()
    before.current = page
    const left = type === 'POP' ? rememberedScroll({ key, pathname }) : undefined
    if (left === undefined && !isFirst) window.scrollTo(0, 0)
    const stopScroll = left ? scrollWhenPossible(left) : undefined
    const isMoved = document.activeElement !== arrival.current && document.activeElement !== document.body
    // A page that is loaded leaves the focus where the browser has it. The frame also begins after a sign-in and cook mode.
    const isLoaded = isFirst && !navigator.userActivation?.hasBeenActive
    const stopFocus = isLoaded || isMoved ? undefined : focusHeading(main.current)
    return () => {
      stopScroll?.()
      stopFocus?.()
    }
  }, [page])
  return main
}

/** Goes down as the page grows, until it is there or the cook scrolls by themselves. */
function scrollWhenPossible(y: number): () => void {
  const stop = () => {
    clearTimeout(timer)
    grown.disconnect()
    for (const sign of signs) window.removeEventListener(sign, stop)
  }
  const attempt = () => {
    // As far as the page goes by now; it may never become quite as high as it was.
    window.scrollTo(0, y)
    if (window.scrollY >= y - 1) stop()
  }
  const signs = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const
  const grown = new ResizeObserver(attempt)
  const timer = setTimeout(stop, GIVE_UP_MS)
  for (const sign of signs) window.addEventListener(sign, stop, { passive: true })
  grown.observe(document.body)
  attempt()
  return stop
}

/** Waits for the heading of a page whose code or data is on its way; whatever took the focus meanwhile keeps it. */
function focusHeading(main: HTMLElement | null): () => void {
  main?.focus({ preventScroll: true })
  const attempt = () => {
    const heading = main?.querySelector<HTMLElement>('h1:not([data-waiting])')
    if (!heading) return
    stop()
    if (document.activeElement !== main && document.activeElement !== document.body) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }
  const changed = new MutationObserver(attempt)
  const timer = setTimeout(() => stop(), GIVE_UP_MS)
  const stop = () => {
    clearTimeout(timer)
    changed.disconnect()
  }
  if (main) changed.observe(main, { childList: true, subtree: true })
  attempt()
  return stop
}
