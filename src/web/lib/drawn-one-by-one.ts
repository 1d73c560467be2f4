import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

/** Of a frame, for drawing: a quick machine fills the screen in one, a slow one draws piece by piece and stays at hand. */
const BUDGET_MS = 6
/** Where a piece takes longer than this, scrolling and typing would stumble over each: they wait for a rest. */
const LONG_MS = 8
/** After scrolling; and after a letter, whose answer may bring other pieces. */
const REST_MS = { scroll: 200, input: 400 }

/**
 * Which of many large pieces, such as cards, are drawn by now: in the frames that follow each change, as many in each as
 * there is time for. Until then a sketch stands in their place. One that is no longer wanted is forgotten.
 *
 * @param wanted their ids, in the order in which they are to be drawn
 * @param atOnce those of them that cannot wait, such as what the next press of a key goes to
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
    // What was drawn at once stays drawn when it could wait again.
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

/** Tells whether the cook was scrolling or typing a moment ago. */
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
