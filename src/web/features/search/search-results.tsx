import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { RecipeCard } from '#contract/recipe.ts'
import { SEARCH_MAX, SEARCH_PAGE, type SearchMatch } from '#contract/search.ts'
import { markerOf, type SubmittedSearch, searchQuery } from '#web/data/search.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { HitCard } from './hit-card.tsx'
import { HitList } from './hit-list.tsx'
import { Marked } from './marked.tsx'

interface SearchResultsProps {
  search: SubmittedSearch
  renderPicture: (recipe: RecipeCard) => ReactNode
}

/** What a submitted search found. Another search begins with its first page again. */
export const SearchResults = (props: SearchResultsProps) => (
  <Results key={`${markerOf(props.search)} ${props.search.category} ${props.search.time}`} {...props} />
)

function Results({ search, renderPicture }: SearchResultsProps) {
  const [limit, setLimit] = useState(SEARCH_PAGE)
  const { data, error, isFetching, refetch } = useQuery(searchQuery(search, limit))
  return (
    <section aria-label="Results">
      <h2 className="sr-only">Results</h2>
      {data?.corrections.map(({ typed, found }) => (
        <p key={typed} className="mb-4">
          No recipe of yours has “{typed}”. Showing {found.map((word) => `“${word}”`).join(', ')}.
        </p>
      ))}
      <HitList
        label="Recipes found"
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
        empty={
          <EmptyState
            title="No recipes found"
            text="Nothing in your collection fits. Other words, another category or any time may find more."
          />
        }
      />
    </section>
  )
}

const wordsIn = (matches: readonly SearchMatch[], field: SearchMatch['field']) =>
  matches.find((match) => match.field === field)?.words ?? []

const fieldWords: Partial<Record<SearchMatch['field'], string>> = {
  ingredients: 'Ingredient',
  description: 'Description',
  steps: 'Step',
}
const SHOWN_REASONS = 2

/** Where else than in the title the words are. */
function Why({ matches, otherwise }: { matches: readonly SearchMatch[]; otherwise: string }) {
  const reasons = matches.filter(({ field }) => fieldWords[field]).slice(0, SHOWN_REASONS)
  if (reasons.length === 0) return <p className="line-clamp-2">{otherwise}</p>
  return reasons.map(({ field, text, words }) => (
    <p key={field} className="line-clamp-2">
      <span className="font-semibold">{fieldWords[field]}:</span> <Marked text={text} words={words} clipped />
    </p>
  ))
}
