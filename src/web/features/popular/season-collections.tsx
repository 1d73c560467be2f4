import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Season } from '#contract/popular.ts'
import { seasonsQuery } from '#web/data/popular.ts'
import { Segments } from '#web/ui/segments.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { type LibraryLooks, PopularGrid } from './popular-grid.tsx'
import { seasonTitles } from './season-words.ts'

/** The collection of the season, and the other three a tap away. Without them the library is whole all the same. */
export function SeasonCollections(looks: LibraryLooks) {
  const { data: seasons, isPending } = useQuery(seasonsQuery)
  const [chosen, setChosen] = useState<Season | null>(null)
  if (isPending) return <Skeleton className="h-96 rounded-card" />
  const shown = seasons?.find(({ season, isNow }) => (chosen ? season === chosen : isNow))
  if (!seasons || !shown) return null
  return (
    <section aria-labelledby="seasons">
      <h2 id="seasons" className="text-2xl md:text-3xl">
        {seasonTitles[shown.season]}
      </h2>
      <p className="mt-1 mb-4 text-ink-soft">
        {shown.isNow ? 'What is at its best now.' : `What will be at its best in ${shown.season}.`}
      </p>
      <Segments
        legend="Season"
        legendHidden
        value={shown.season}
        onChange={setChosen}
        options={seasons.map(({ season }) => ({
          value: season,
          label: season[0]?.toUpperCase() + season.slice(1),
        }))}
      />
      <div className="mt-5">
        <PopularGrid label={seasonTitles[shown.season]} recipes={shown.recipes} {...looks} />
      </div>
    </section>
  )
}
