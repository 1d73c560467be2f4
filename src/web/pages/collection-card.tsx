import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, memo, type ReactNode, Suspense, useCallback, useMemo, useRef, useState } from 'react'
import type { Folder } from '#contract/folders.ts'
import type { RecipeCard as Card } from '#contract/recipe.ts'
import { foldersQuery } from '#web/data/folders.ts'
import { RatingControl } from '#web/features/rating/rating-control.tsx'
import { RecipeCard } from '#web/features/recipes/recipe-card.tsx'
import { RecipeCardMenu, type RecipeDeeds } from '#web/features/recipes/recipe-card-menu.tsx'
import { useCopyRecipe } from '#web/features/recipes/use-copy-recipe.ts'
import { useDeleteWithUndo } from '#web/features/recipes/use-delete-with-undo.ts'
import { useShareRecipe } from '#web/features/sharing/use-share-recipe.ts'
import { tellFailure } from '#web/lib/tell-failure.ts'
import { recipesWords } from '#web/words/recipes.ts'

const MoveDialog = lazy(() =>
  import('#web/features/folders/move-dialog.tsx').then((m) => ({ default: m.MoveDialog })),
)

/** Number of cards whose pictures load at once: a row of them on a desktop; a phone shows the first only. */
const EAGER_CARDS = 4

export type RenderCard = (recipe: Card, index: number, handle?: ReactNode) => ReactNode

/**
 * Renders a list's cards with all their actions on folders, ratings and sharing. Each dialog exists once,
 * whatever the number of cards.
 */
export function CollectionCards({ children }: { children: (renderCard: RenderCard) => ReactNode }) {
  const [moving, setMoving] = useState<Card | null>(null)
  const { data: folders } = useQuery(foldersQuery)
  const deeds = useDeeds(setMoving)
  const byId = useMemo(() => new Map(folders?.map((folder) => [folder.id, folder])), [folders])
  const renderCard = useCallback<RenderCard>(
    (recipe, index, handle) => (
      <CollectionCard
        recipe={recipe}
        folder={recipe.folderId === null ? undefined : byId.get(recipe.folderId)}
        deeds={deeds}
        handle={handle}
        eager={index < EAGER_CARDS}
      />
    ),
    [byId, deeds],
  )
  return (
    <>
      {children(renderCard)}
      {moving && (
        <Suspense fallback={null}>
          <MoveDialog recipe={moving} open onOpenChange={() => setMoving(null)} />
        </Suspense>
      )}
    </>
  )
}

/**
 * Returns the cards' actions as an object that never changes, so that a card is redrawn only when its recipe
 * changes.
 */
function useDeeds(onMove: (recipe: Card) => void): RecipeDeeds {
  const { shareRecipe } = useShareRecipe()
  const copyRecipe = useCopyRecipe()
  const { remove } = useDeleteWithUndo()
  const client = useQueryClient()
  const now = useRef({ shareRecipe, copyRecipe, remove, onMove })
  now.current = { shareRecipe, copyRecipe, remove, onMove }
  return useMemo(
    () => ({
      onShare: (recipe) => void now.current.shareRecipe(recipe),
      onCopy: (recipe) => void now.current.copyRecipe(recipe),
      onMove: (recipe) => now.current.onMove(recipe),
      onShop: ({ id }) => void shopFor(client, id),
      onDelete: (recipe) => void now.current.remove(recipe),
    }),
    [client],
  )
}

/**
 * Adds a recipe to the shopping list; the code for it is loaded on demand, because most visits to a list
 * never need it.
 */
async function shopFor(client: QueryClient, recipeId: string) {
  try {
    const { addToList } = await import('#web/features/shopping/add-to-list.ts')
    await addToList(client, { recipeId })
  } catch (error) {
    tellFailure(error, { title: recipesWords.get().shopFailed })
  }
}

interface CollectionCardProps {
  recipe: Card
  folder: Folder | undefined
  deeds: RecipeDeeds
  handle: ReactNode
  eager: boolean
}

const CollectionCard = memo(function CollectionCard({
  recipe,
  folder,
  deeds,
  handle,
  eager,
}: CollectionCardProps) {
  return (
    <RecipeCard
      recipe={recipe}
      folder={folder}
      menu={<RecipeCardMenu recipe={recipe} deeds={deeds} />}
      rating={<RatingControl recipe={recipe} />}
      handle={handle}
      eager={eager}
    />
  )
})
