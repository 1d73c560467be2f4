import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { rememberedScroll, rememberScroll, takeScrollOver } from '#web/lib/scroll-memory.ts'
import { endStill } from '#web/lib/still.ts'

/** Milliseconds that a page may take to reach its earlier height. */
const GIVE_UP_MS = 5000

/**
 * Starts a new page at its top; Back and a reload restore the scroll position as soon as the page is high
 * enough. Either way the focus moves to the page's heading, so that a screen reader announces the page and
 * Tab continues from there.
 */
export function usePageStart(): RefObject<HTMLDivElement | null> {
  const main = useRef<HTMLDivElement>(null)
  const { pathname, search, key } = useLocation()
  // A recipe's edit mode counts as a page of its own.
  const page = new URLSearchParams(search).get('edit') === 'true' ? `${pathname}?edit` : pathname
  const type = useNavigationType()
  const before = useRef<string | null>(null)

  useEffect(takeScrollOver, [])
  useLayoutEffect(() => {
    const remember = () => rememberScroll({ key, pathname }, window.scrollY)
    // The scroll event follows one frame late, perhaps after the page is left, so the position is stored
    // again here. Position 0 is not stored, because the page may not have its height yet.
    const rememberLast = () => {
      if (window.scrollY > 0) remember()
    }
    const end = new AbortController()
    window.addEventListener('scroll', remember, { passive: true, signal: end.signal })
    // `beforeunload` rather than `pagehide`: by then the aborted requests have failed, and their error
    // message moves the page.
    window.addEventListener('beforeunload', rememberLast, { signal: end.signal })
    return () => end.abort()
  }, [key, pathname])

  // Plain effects wait until the browser is idle, and a fast cook may have pressed Tab in the new page by
  // then.
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
    // A freshly loaded page keeps the browser's focus. The frame also mounts after a sign-in and after cook
    // mode.
    const isLoaded = isFirst && !navigator.userActivation?.hasBeenActive
    const stopFocus = isLoaded || isMoved ? undefined : focusHeading(main.current)
    return () => {
      stopScroll?.()
      stopFocus?.()
    }
  }, [page])
  return main
}

/** Scrolls down as the page grows, until it reaches the position or the cook scrolls. */
function scrollWhenPossible(y: number): () => void {
  const stop = () => {
    clearTimeout(timer)
    grown.disconnect()
    for (const sign of signs) window.removeEventListener(sign, stop)
  }
  const attempt = () => {
    // Each attempt scrolls as far as the page allows, because it may never quite reach its earlier height.
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

/**
 * Focuses the page's heading, and waits for it while code or data loads; an element that is focused in the
 * meantime keeps the focus.
 */
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
