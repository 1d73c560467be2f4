import type { ReactNode } from 'react'

/** For those who listen. Within what a cook wrote it does not decide which way that reads. */
export const VisuallyHidden = ({ children }: { children: ReactNode }) => (
  <span dir="auto" className="sr-only">
    {children}
  </span>
)
