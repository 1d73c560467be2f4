import { useCallback, useEffect, useRef, useState } from 'react'

/** A ticked line sinks once the cook's thumb has rested so long. */
const SINK_AFTER_MS = 1600

/**
 * Keeps lines where they are for a moment after they were ticked, so that nothing moves under the finger: with each
 * touch of the list the moment begins again, and then all of them go to their places together.
 *
 * @param keysAreOn the line that the keyboard stands on, if any: where it stays, the lines stay
 */
export function useHeldPlaces(keysAreOn: () => string | null) {
  /** Whether a line is shown in the basket, for those that are held. */
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
