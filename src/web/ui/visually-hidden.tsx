import type { ReactNode } from 'react'

/** Text for screen readers only. It does not affect the writing direction of a cook's text around it. */
export const VisuallyHidden = ({ children }: { children: ReactNode }) => (
  <span dir="auto" className="sr-only">
    {children}
  </span>
)
