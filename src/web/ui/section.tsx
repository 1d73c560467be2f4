import type { ReactNode } from 'react'

interface SectionProps {
  id: string
  title: string
  children: ReactNode
  className?: string
}

/** A part of a page under its heading. `id` names the heading. */
export const Section = ({ id, title, children, className }: SectionProps) => (
  <section aria-labelledby={id} className={className}>
    <h2 id={id} className="border-b border-line pb-2 text-2xl">
      {title}
    </h2>
    <div className="mt-4">{children}</div>
  </section>
)
