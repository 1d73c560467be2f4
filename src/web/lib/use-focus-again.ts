import { useEffect, useRef } from 'react'

/**
 * The fields of a form are disabled while it is sent, and what had the focus loses it. After a failure it goes to the
 * field that is to be tried again.
 *
 * @param toTry a failed attempt that is over
 */
export function useFocusAgain(toTry: boolean, focus: () => void): void {
  const latest = useRef(focus)
  latest.current = focus
  useEffect(() => {
    if (toTry) latest.current()
  }, [toTry])
}
