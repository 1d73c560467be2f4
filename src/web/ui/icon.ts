/** What every icon of the interface shares: a thin stroke, and silence for screen readers (words stand beside it). */
export const icon = { strokeWidth: 1.75, 'aria-hidden': true } as const
