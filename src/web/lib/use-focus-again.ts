import { useEffect, useRef } from 'react'

/**
 * Moves the focus to the field to correct after a failed attempt, because a form's fields are disabled while
 * it is sent and lose the focus.
 * @param toTry true after a failed attempt
 */
export function useFocusAgain(toTry: boolean, focus: () => void): void {
  const latest = useRef(focus)
  latest.current = focus
  useEffect(() => {
    if (toTry) latest.current()
  }, [toTry])
}
