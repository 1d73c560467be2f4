import type { ReactNode } from 'react'

/** A component in all its states, below its file's name. */
export const Specimen = ({ name, children }: { name: string; children: ReactNode }) => (
  <section aria-labelledby={name} className="border-t border-line pt-4">
    <h3 id={name} className="font-sans text-sm font-semibold text-ink-soft">
      {name}
    </h3>
    <div className="mt-3 flex flex-wrap items-start gap-4">{children}</div>
  </section>
)
