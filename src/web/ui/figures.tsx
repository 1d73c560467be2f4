interface FiguresProps {
  /** Values with their labels; a missing value is shown as a dash. */
  figures: readonly { label: string; value: string | number | undefined }[]
}

/** Four figures with their labels in a row; two by two on a phone. */
export const Figures = ({ figures }: FiguresProps) => (
  <dl className="grid grid-cols-2 overflow-hidden rounded-card border border-line bg-card sm:grid-cols-4">
    {figures.map(({ label, value }) => (
      <div
        key={label}
        className="flex flex-col-reverse border-line px-4 py-4 text-center not-first:border-l max-sm:nth-3:border-l-0 max-sm:nth-[n+3]:border-t"
      >
        <dt className="text-small text-ink-soft">{label}</dt>
        <dd className="font-serif text-3xl font-semibold tabular-nums">{value ?? '–'}</dd>
      </div>
    ))}
  </dl>
)
