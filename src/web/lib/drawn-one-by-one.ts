import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** Of a frame, for drawing: a quick machine fills the screen in one, a slow one draws piece by piece and stays at hand. */
const BUDGET_MS = 6

/**
 * Which of many large pieces, such as cards, are drawn by now: the first few at once, the others in the frames that
 * follow, as many in each as there is time for. One that is no longer wanted is forgotten.
 *
 * @param wanted their ids, in the order in which they are to be drawn
 * @param first so many are drawn at once where nothing is drawn yet
 */
export function useDrawnOneByOne(wanted: readonly string[], first: number): ReadonlySet<string> {
  const [before, setDrawn] = useState<ReadonlySet<string>>(new Set())
  const kept = wanted.filter((id) => before.has(id))
  const drawn = new Set(kept.length > 0 ? kept : wanted.slice(0, first))
  const waiting = wanted.filter((id) => !drawn.has(id))
  const work = [...drawn, '', ...waiting].join(' ')

  // biome-ignore lint/correctness/useExhaustiveDependencies: `work` says what both lists hold
  useEffect(() => {
    if (waiting.length === 0) {
      if (drawn.size !== before.size || kept.length !== before.size) setDrawn(drawn)
      return
    }
    let shown = drawn
    const frame = requestAnimationFrame(() => {
      const begun = performance.now()
      for (const id of waiting) {
        shown = new Set(shown).add(id)
        flushSync(() => setDrawn(shown))
        if (performance.now() - begun > BUDGET_MS) break
      }
    })
    return () => cancelAnimationFrame(frame)
  }, [work])

  return drawn
}
