import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { RecipeCard } from '#contract/recipe.ts'
import { SEARCH_MAX, SEARCH_PAGE, type SearchMatch } from '#contract/search.ts'
import { markerOf, type SubmittedSearch, searchQuery } from '#web/data/search.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { searchWords } from '#web/words/search.ts'
import { useWords } from '#web/words/words.ts'
import { HitCard } from './hit-card.tsx'
import { HitList } from './hit-list.tsx'
import { Marked } from './marked.tsx'

interface SearchResultsProps {
  search: SubmittedSearch
  renderPicture: (recipe: RecipeCard) => ReactNode
}

/** The results of a submitted search; the key makes each search begin with its first page. */
export const SearchResults = (props: SearchResultsProps) => (
  <Results key={`${markerOf(props.search)} ${props.search.category} ${props.search.time}`} {...props} />
)

function Results({ search, renderPicture }: SearchResultsProps) {
  const t = useWords(searchWords)
  const [limit, setLimit] = useState(SEARCH_PAGE)
  const { data, error, isFetching, refetch } = useQuery(searchQuery(search, limit))
  return (
    <section aria-label={t.results}>
      <h2 className="sr-only">{t.results}</h2>
      {data?.corrections.map(({ typed, found }) => (
        <p key={typed} className="mb-4">
          {t.corrected({ typed, found: found.map((word) => t.quoted({ word })).join(', ') })}
        </p>
      ))}
      <HitList
        label={t.recipesFound}
        hits={data?.hits}
        keyOf={({ recipe }) => recipe.id}
        renderHit={({ recipe, matches }) => (
          <HitCard
            recipe={recipe}
            picture={renderPicture(recipe)}
            title={<Marked text={recipe.title} words={wordsIn(matches, 'title')} />}
          >
            <Why matches={matches} otherwise={recipe.description} />
          </HitCard>
        )}
        error={error}
        onRetry={() => refetch()}
        more={data?.more ?? false}
        limit={limit}
        onMore={() => setLimit(Math.min(SEARCH_MAX, limit * 2))}
        isFetching={isFetching}
        empty={<EmptyState title={t.noneFound} text={t.noneFoundText} />}
      />
    </section>
  )
}

const wordsIn = (matches: readonly SearchMatch[], field: SearchMatch['field']) =>
  matches.find((match) => match.field === field)?.words ?? []

/** Fields that a match is labelled with; a match in the title is visible there. */
const named = ['ingredients', 'description', 'steps'] as const
type Named = (typeof named)[number]
const isNamed = (match: SearchMatch): match is SearchMatch & { field: Named } =>
  named.some((field) => field === match.field)
const SHOWN_REASONS = 2

/** The matches outside the title, as reasons for the result. */
function Why({ matches, otherwise }: { matches: readonly SearchMatch[]; otherwise: string }) {
  const t = useWords(searchWords)
  const reasons = matches.filter(isNamed).slice(0, SHOWN_REASONS)
  if (reasons.length === 0) return <p className="line-clamp-2">{otherwise}</p>
  return reasons.map(({ field, text, words }) => (
    <p key={field} className="line-clamp-2">
      <span className="font-semibold">{t[field]}:</span> <Marked text={text} words={words} clipped />
    </p>
  ))
}
