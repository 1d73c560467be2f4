/** The first field or heading of the visible tab. */
const formInView = () =>
  document.querySelector<HTMLElement>('[role=tabpanel]:not([hidden]) :is(textarea, h2[tabindex])')

/**
 * Moves the focus when the overlay closes, because nothing on the hidden page could have it: to the result,
 * or to the form when there is none.
 */
export function leadFocus(): void {
  if (document.activeElement !== document.body) return
  const outcome = document.querySelector<HTMLElement>('[data-outcome]:not(:empty)')
  ;(outcome ?? formInView())?.focus({ preventScroll: true })
}

/** Moves the focus to the form of the next recipe, once it is drawn. */
export function leadToForm(): void {
  requestAnimationFrame(() => {
    const form = formInView()
    form?.focus({ preventScroll: true })
    form?.scrollIntoView({ block: 'center' })
  })
}
