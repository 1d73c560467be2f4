import { useCallback, useEffect, useRef, useState } from 'react'

/** Milliseconds without a touch after which ticked lines move to the basket. */
const SINK_AFTER_MS = 1600

/**
 * Keeps lines in place for a moment after they were ticked, so that nothing moves under the finger. Each
 * touch of the list restarts the moment, and then all lines move at once.
 * @param keysAreOn returns the line with the keyboard focus, if any; the lines stay while that is a held one
 */
export function useHeldPlaces(keysAreOn: () => string | null) {
  /** Held lines, with true for those that are shown in the basket. */
  const [held, setHeld] = useState<ReadonlyMap<string, boolean>>(NONE)
  const latest = useRef({ held, keysAreOn })
  latest.current = { held, keysAreOn }
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const rest = useCallback(() => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      const line = latest.current.keysAreOn()
      if (line !== null && latest.current.held.has(line)) rest()
      else setHeld(NONE)
    }, SINK_AFTER_MS)
  }, [])
  const hold = useCallback(
    (key: string, isInBasket: boolean) => {
      setHeld((before) => (before.has(key) ? before : new Map(before).set(key, isInBasket)))
      rest()
    },
    [rest],
  )
  const release = useCallback(() => {
    clearTimeout(timer.current)
    setHeld(NONE)
  }, [])
  useEffect(() => () => clearTimeout(timer.current), [])

  return { held, hold, release, onTouch: rest }
}

const NONE: ReadonlyMap<string, boolean> = new Map()
