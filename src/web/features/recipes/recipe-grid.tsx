import { lazy, memo, type ReactNode, Suspense, useRef, useState } from 'react'
import type { RecipeCard } from '#contract/recipe.ts'
import { recipeColumns } from './recipe-columns.ts'
import { RecipeGridSkeleton } from './recipe-grid-skeleton.tsx'
import { useFocusedCard, useKeptFocus } from './use-kept-focus.ts'
import { useScrollMemory } from './use-scroll-memory.ts'

const fetchPlacedCards = () => import('./placed-cards.tsx')
const PlacedCards = lazy(() => fetchPlacedCards().then((m) => ({ default: m.PlacedCards })))

/**
 * Loads the code of the virtual list ahead, for a page that probably needs it; a failed load is repeated on
 * use.
 */
export const prepareLargeGrid = (): void => void fetchPlacedCards().catch(() => undefined)

/** Greatest number of cards that are all drawn; for more, or for an unknown total, a virtual list is used. */
const FEW = 48

export interface CardsProps {
  label: string
  recipes: RecipeCard[]
  /** Number of all recipes; undefined while further pages may follow. */
  total: number | undefined
  /** A stable function, because a new one redraws all cards. */
  renderCard: (recipe: RecipeCard, index: number) => ReactNode
  /** Called when the end of the list comes near. */
  onNearEnd: () => void
}

/**
 * The cards of a collection of any size, memoised so that changes beside them, such as in the search box, do
 * not redraw them.
 */
export const RecipeGrid = memo(function RecipeGrid(props: CardsProps) {
  const [isLarge, setLarge] = useState(false)
  // A large grid stays large, because switching the kind of list would mount every card anew.
  if (!isLarge && (props.total === undefined || props.total > FEW)) setLarge(true)
  return isLarge ? (
    <Suspense fallback={<RecipeGridSkeleton />}>
      <PlacedCards {...props} />
    </Suspense>
  ) : (
    <FewCards {...props} />
  )
})

function FewCards({ label, recipes, renderCard }: CardsProps) {
  const list = useRef<HTMLUListElement>(null)
  const { focused, ...focusEvents } = useFocusedCard()
  useScrollMemory(true)
  useKeptFocus(list, focused, recipes)
  return (
    <div className="@container">
      <ul
        ref={list}
        aria-label={label}
        tabIndex={-1}
        {...focusEvents}
        className={`${recipeColumns} items-start outline-none`}
      >
        {recipes.map((recipe, index) => (
          <li
            key={recipe.id}
            data-card={index}
            aria-setsize={recipes.length}
            aria-posinset={index + 1}
            className="min-w-0"
          >
            {renderCard(recipe, index)}
          </li>
        ))}
      </ul>
    </div>
  )
}
