/** Props of every icon: a thin stroke, and hidden from screen readers, because a text stands beside it. */
export const icon = { strokeWidth: 1.75, 'aria-hidden': true } as const
