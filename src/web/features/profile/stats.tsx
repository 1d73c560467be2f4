import type { AccountStats } from '#contract/account.ts'
import { profileWords } from '#web/words/profile.ts'
import { useWords } from '#web/words/words.ts'

/** The collection in four figures. */
export function Stats({ stats }: { stats: AccountStats | undefined }) {
  const t = useWords(profileWords)
  const figures = [
    { label: t.recipes, value: stats?.recipes },
    { label: t.favorites, value: stats?.favorites },
    { label: t.folders, value: stats?.folders },
    { label: t.cooked, value: stats?.cooked },
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
