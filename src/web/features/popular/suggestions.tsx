import { useQuery } from '@tanstack/react-query'
import { suggestionsQuery } from '#web/data/popular.ts'
import { currentUserQuery } from '#web/data/users.ts'
import { useDrawnInSteps } from '#web/lib/drawn-in-steps.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { popularWords } from '#web/words/popular.ts'
import { useWords } from '#web/words/words.ts'
import { type LibraryLooks, PopularGrid } from './popular-grid.tsx'

/** The home page's "Suggested for you" for Premium; renders nothing when there are no suggestions. */
export function Suggestions(looks: LibraryLooks) {
  const t = useWords(popularWords)
  const { data: user } = useQuery(currentUserQuery)
  const isPremium = user?.subscriptionStatus === 'active'
  const { data, isPending } = useQuery({ ...suggestionsQuery, enabled: isPremium })
  const isDrawn = useDrawnInSteps(data !== undefined)
  if (!isPremium || (!isPending && !data?.length)) return null
  return (
    <section aria-labelledby="suggestions" className="mt-12 md:mt-16">
      <h2 id="suggestions" className="text-2xl md:text-3xl">
        {t.suggested}
      </h2>
      <p className="mt-1 mb-5 text-ink-soft">{t.suggestedText}</p>
      {data && isDrawn ? (
        <PopularGrid
          label={t.suggested}
          recipes={data.slice(0, 4).map(({ recipe, reason }) => ({ ...recipe, reason }))}
          {...looks}
        />
      ) : (
        <Skeleton className="h-124 rounded-card" />
      )}
    </section>
  )
}
