import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

/**
 * Milliseconds of each frame for drawing: a fast machine fills the screen in one frame, a slow one stays
 * responsive.
 */
const BUDGET_MS = 6
/**
 * Milliseconds from which a piece counts as slow: drawing slow pieces waits until scrolling and typing pause.
 */
const LONG_MS = 8
/**
 * Milliseconds of pause after scrolling, and after a typed letter, whose search result may bring other
 * pieces.
 */
const REST_MS = { scroll: 200, input: 400 }

/**
 * Returns the ids of the large pieces, such as cards, that are drawn by now. Each frame after a change draws
 * as many as its time allows; a placeholder stands in for the others. An id that is no longer wanted is
 * dropped.
 * @param wanted ids in the order in which they are to be drawn
 * @param atOnce ids that cannot wait, such as the target of the next key press
 */
export function useDrawnOneByOne(
  wanted: readonly string[],
  atOnce: readonly string[] = [],
): ReadonlySet<string> {
  const [before, setDrawn] = useState<ReadonlySet<string>>(new Set())
  const isBusy = useIsBusy()
  const took = useRef(0)
  const drawn = new Set(wanted.filter((id) => before.has(id) || atOnce.includes(id)))
  const waiting = wanted.filter((id) => !drawn.has(id))
  const work = [...drawn, '', ...waiting].join(' ')

  // biome-ignore lint/correctness/useExhaustiveDependencies: `work` says what both lists hold
  useEffect(() => {
    // A piece that was drawn at once stays drawn after it has left `atOnce`.
    const hasMore = [...drawn].some((id) => !before.has(id))
    if (hasMore || (waiting.length === 0 && drawn.size !== before.size)) setDrawn(drawn)
    if (waiting.length === 0) return
    let shown: ReadonlySet<string> = drawn
    const draw = () => {
      if (took.current > LONG_MS && isBusy()) {
        frame = requestAnimationFrame(draw)
        return
      }
      const begun = performance.now()
      let now = begun
      for (const id of waiting) {
        const started = now
        shown = new Set(shown).add(id)
        flushSync(() => setDrawn(shown))
        now = performance.now()
        took.current = now - started
        if (now - begun > BUDGET_MS) break
      }
    }
    let frame = requestAnimationFrame(draw)
    return () => cancelAnimationFrame(frame)
  }, [work])

  return drawn
}

/** Returns a function that tells whether the cook scrolled or typed a moment ago. */
function useIsBusy(): () => boolean {
  const busyUntil = useRef(0)
  useEffect(() => {
    const end = new AbortController()
    for (const [type, rest] of Object.entries(REST_MS)) {
      const note = () => {
        busyUntil.current = Math.max(busyUntil.current, performance.now() + rest)
      }
      window.addEventListener(type, note, { passive: true, capture: true, signal: end.signal })
    }
    return () => end.abort()
  }, [])
  return () => performance.now() < busyUntil.current
}
