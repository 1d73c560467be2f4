import type { AccountStats } from '#contract/account.ts'
import { mostFrequent } from '#domain/top-categories.ts'
import { Card } from '#web/ui/card.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { categoryWords } from '#web/words/common.ts'
import { profileWords } from '#web/words/profile.ts'
import { useWords } from '#web/words/words.ts'

/** The three categories with most of the cook's recipes. */
export function FavoriteCategories({ stats }: { stats: AccountStats | undefined }) {
  const t = useWords(profileWords)
  const categories = useWords(categoryWords)
  const top = stats && mostFrequent(stats.categories)
  const most = top?.[0]?.count ?? 1
  return (
    <Card className="p-5 md:p-6">
      <h2 className="text-xl">{t.favoriteCategories}</h2>
      {!top && <Skeleton className="mt-4 h-24" />}
      {top?.length === 0 && <p className="mt-2 text-ink-soft">{t.noCategories}</p>}
      {top && top.length > 0 && (
        <ol className="mt-4 flex flex-col gap-3">
          {top.map(({ category, count }) => (
            <li key={category}>
              <p className="flex justify-between gap-3">
                <span className="font-semibold">{categories[category]}</span>
                <span className="text-ink-soft tabular-nums">{t.recipeCount(count)}</span>
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
