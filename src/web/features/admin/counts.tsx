import { useQuery } from '@tanstack/react-query'
import { adminSummaryQuery } from '#web/data/admin.ts'

const number = new Intl.NumberFormat('en-US')

/** How many there are, and how many of them pay. */
export function Counts() {
  const { data } = useQuery(adminSummaryQuery)
  const figures = [
    { label: 'Users', value: data && number.format(data.total) },
    { label: 'Premium users', value: data && number.format(data.premium) },
    { label: 'Free users', value: data && number.format(data.free) },
    { label: 'Conversion rate', value: data && `${data.conversionRate}%` },
  ]
  return (
    <dl className="grid grid-cols-2 overflow-hidden rounded-card border border-line bg-card sm:grid-cols-4">
      {figures.map(({ label, value }) => (
        <div
          key={label}
          className="flex flex-col-reverse border-line px-4 py-4 text-center not-first:border-l max-sm:nth-3:border-l-0 max-sm:nth-[n+3]:border-t"
        >
          <dt className="text-[0.9375rem] text-ink-soft">{label}</dt>
          <dd className="font-serif text-3xl font-semibold tabular-nums">{value ?? '–'}</dd>
        </div>
      ))}
    </dl>
  )
}
