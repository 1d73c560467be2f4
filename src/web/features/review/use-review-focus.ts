import { type FocusEvent, useState } from 'react'
import type { Doubt } from '#contract/reviews.ts'

/** The active doubt, chosen in the list or by focusing its field. */
export function useReviewFocus(doubts: readonly Doubt[]) {
  const [active, setActive] = useState<Doubt | null>(null)

  /** Focuses the field of a doubt. Moved rows are found too, because they carry their original place. */
  function choose(doubt: Doubt) {
    setActive(doubt)
    const row = document.querySelector(`[data-place="${doubt.place}"]`)
    const field =
      row?.querySelector('input, textarea') ?? document.querySelector(`form [name="${doubt.place}"]`)
    if (!(field instanceof HTMLElement)) return
    field.focus({ preventScroll: true })
    // The middle of the screen is covered neither by the pinned photo nor by the buttons.
    field.scrollIntoView({ block: 'center' })
  }

  function onFocusCapture({ target }: FocusEvent) {
    const row = target.closest<HTMLElement>('[data-place]')
    const place = row?.dataset.place ?? target.getAttribute('name')
    const found = doubts.find((doubt) => doubt.place === place)
    if (found && found.place !== active?.place) setActive(found)
  }

  return { active, choose, onFocusCapture }
}
