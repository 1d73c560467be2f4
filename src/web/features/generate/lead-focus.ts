/** The field or heading that the shown way to a recipe begins with. */
const formInView = () =>
  document.querySelector<HTMLElement>('[role=tabpanel]:not([hidden]) :is(textarea, h2[tabindex])')

/**
 * When the overlay has gone. The page was hidden below it, and nothing there could have the focus: it goes to what came
 * of it, or back to the form when nothing did.
 */
export function leadFocus(): void {
  if (document.activeElement !== document.body) return
  const outcome = document.querySelector<HTMLElement>('[data-outcome]:not(:empty)')
  ;(outcome ?? formInView())?.focus({ preventScroll: true })
}

/** To where the next recipe begins, once it is drawn. */
export function leadToForm(): void {
  requestAnimationFrame(() => {
    const form = formInView()
    form?.focus({ preventScroll: true })
    form?.scrollIntoView({ block: 'center' })
  })
}
