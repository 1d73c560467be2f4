/** A spinning ring, hidden from screen readers; a text or accessible name stands beside it. */
export const Spinner = () => (
  <span
    aria-hidden="true"
    className="size-5 shrink-0 animate-spin rounded-full border-2 border-current border-r-transparent"
  />
)
