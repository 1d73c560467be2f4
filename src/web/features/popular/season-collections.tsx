import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Season } from '#contract/popular.ts'
import { seasonsQuery } from '#web/data/popular.ts'
import { Segments } from '#web/ui/segments.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { popularWords } from '#web/words/popular.ts'
import { useWords } from '#web/words/words.ts'
import { type LibraryLooks, PopularGrid } from './popular-grid.tsx'

/**
 * The collection of the present season, with a choice of the other three. A failed load only leaves them out
 * of the library.
 */
export function SeasonCollections(looks: LibraryLooks) {
  const t = useWords(popularWords)
  const { data: seasons, isPending } = useQuery(seasonsQuery)
  const [chosen, setChosen] = useState<Season | null>(null)
  if (isPending) return <Skeleton className="h-96 rounded-card" />
  const shown = seasons?.find(({ season, isNow }) => (chosen ? season === chosen : isNow))
  if (!seasons || !shown) return null
  return (
    <section aria-labelledby="seasons">
      <h2 id="seasons" className="text-2xl md:text-3xl">
        {t[`${shown.season}Title`]}
      </h2>
      <p className="mt-1 mb-4 text-ink-soft">{shown.isNow ? t.bestNow : t[`${shown.season}Best`]}</p>
      <Segments
        legend={t.season}
        legendHidden
        value={shown.season}
        onChange={setChosen}
        options={seasons.map(({ season }) => ({
          value: season,
          label: t[season],
        }))}
      />
      <div className="mt-5">
        <PopularGrid label={t[`${shown.season}Title`]} recipes={shown.recipes} {...looks} />
      </div>
    </section>
  )
}
