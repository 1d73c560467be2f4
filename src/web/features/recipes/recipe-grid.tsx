import { lazy, memo, type ReactNode, Suspense, useRef, useState } from 'react'
import type { RecipeCard } from '#contract/recipe.ts'
import { recipeColumns } from './recipe-columns.ts'
import { RecipeGridSkeleton } from './recipe-grid-skeleton.tsx'
import { useFocusedCard, useKeptFocus } from './use-kept-focus.ts'
import { useScrollMemory } from './use-scroll-memory.ts'

const fetchPlacedCards = () => import('./placed-cards.tsx')
const PlacedCards = lazy(() => fetchPlacedCards().then((m) => ({ default: m.PlacedCards })))

/** Fetches what many cards are drawn with, for a page that is likely to have them; the page itself tries again. */
export const prepareLargeGrid = (): void => void fetchPlacedCards().catch(() => undefined)

/** So many cards are simply drawn; for more, or where nobody knows how many there are, those out of sight are left out. */
const FEW = 48

export interface CardsProps {
  label: string
  recipes: RecipeCard[]
  /** How many there are in all; undefined while more are still to come and nobody has counted. */
  total: number | undefined
  /** The same function as long as it draws the same: cards are drawn anew when it changes. */
  renderCard: (recipe: RecipeCard, index: number) => ReactNode
  /** Called when the end comes near. */
  onNearEnd: () => void
}

/** The cards of a collection of any size; what changes beside them, such as a letter in a search box, does not touch them. */
export const RecipeGrid = memo(function RecipeGrid(props: CardsProps) {
  const [isLarge, setLarge] = useState(false)
  // Once large, always large: with another way of drawing each card would be made anew.
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
