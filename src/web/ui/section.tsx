import type { ReactNode } from 'react'

interface SectionProps {
  id: string
  title: string
  /** Controls of the section, at the end of the heading's line. */
  beside?: ReactNode
  children: ReactNode
  className?: string
}

/** A section of a page below its heading, whose element has the given `id`. */
export const Section = ({ id, title, beside, children, className }: SectionProps) => (
  <section aria-labelledby={id} className={className}>
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line pb-2">
      <h2 id={id} className="text-2xl">
        {title}
      </h2>
      {beside}
    </div>
    <div className="mt-4">{children}</div>
  </section>
)
