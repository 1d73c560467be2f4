import { useQuery } from '@tanstack/react-query'
import { adminSummaryQuery } from '#web/data/admin.ts'
import { adminWords } from '#web/words/admin.ts'
import { inFigures, numberFormat } from '#web/words/format.ts'
import { useWords } from '#web/words/words.ts'

const percent = numberFormat({ style: 'percent' })

/** How many there are, and how many of them pay. */
export function Counts() {
  const t = useWords(adminWords)
  const { data } = useQuery(adminSummaryQuery)
  const figures = [
    { label: t.users, value: data && inFigures(data.total) },
    { label: t.premiumUsers, value: data && inFigures(data.premium) },
    { label: t.freeUsers, value: data && inFigures(data.free) },
    { label: t.conversion, value: data && percent(data.conversionRate / 100) },
  ]
  return (
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
}
