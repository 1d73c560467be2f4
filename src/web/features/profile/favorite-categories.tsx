import type { AccountStats } from '#contract/account.ts'
import { mostFrequent } from '#domain/top-categories.ts'
import { Card } from '#web/ui/card.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

/** The three categories that the cook has most recipes of. */
export function FavoriteCategories({ stats }: { stats: AccountStats | undefined }) {
  const top = stats && mostFrequent(stats.categories)
  const most = top?.[0]?.count ?? 1
  return (
    <Card className="p-5 md:p-6">
      <h2 className="text-xl">Favorite categories</h2>
      {!top && <Skeleton className="mt-4 h-24" />}
      {top?.length === 0 && (
        <p className="mt-2 text-ink-soft">They show here once you have made your first recipe.</p>
      )}
      {top && top.length > 0 && (
        <ol className="mt-4 flex flex-col gap-3">
          {top.map(({ category, count }) => (
            <li key={category}>
              <p className="flex justify-between gap-3">
                <span className="font-semibold capitalize">{category}</span>
                <span className="text-ink-soft tabular-nums">
                  {count} {count === 1 ? 'recipe' : 'recipes'}
                </span>
              </p>
              <span aria-hidden className="mt-1.5 block h-1.5 rounded-full bg-line">
                <span
                  className="block h-full rounded-full bg-accent-fill"
                  style={{ width: `${(count / most) * 100}%` }}
                />
              </span>
            </li>
          ))}
        </ol>
      )}
    </Card>
  )
}
