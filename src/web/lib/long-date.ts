const date = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })

/** `22 December 2026`, where the cook is. */
export const longDate = (instant: string): string => date.format(new Date(instant))
