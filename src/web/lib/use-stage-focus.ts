import { type RefObject, useEffect, useRef } from 'react'

/**
 * One stage of a task gives way to the next and takes along what had the focus, such as the button that was pressed. The
 * focus goes to the place where the next one stands, and not to the top of the page.
 *
 * @param stage undefined until it is known
 */
export function useStageFocus(place: RefObject<HTMLElement | null>, stage: string | undefined): void {
  const before = useRef(stage)
  useEffect(() => {
    const changed = before.current !== undefined && before.current !== stage
    before.current = stage
    if (changed && document.activeElement === document.body) place.current?.focus({ preventScroll: true })
  }, [place, stage])
}
