import { type RefObject, useEffect, useRef } from 'react'

/**
 * Moves the focus to the new stage of a task, because the old stage took the focused element, such as a
 * pressed button, along. Otherwise the focus would fall to the top of the page.
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
