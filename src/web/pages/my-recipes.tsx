import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useCallback } from 'react'
import { Link, useSearchParams } from 'react-router'
import { foldersQuery } from '#web/data/folders.ts'
import { DraggableCard, DragHandle } from '#web/features/folders/draggable-card.tsx'
import { FolderDrag } from '#web/features/folders/folder-drag.tsx'
import { FolderDrawer, FolderSidebar, useHasSidebar } from '#web/features/folders/folder-panel.tsx'
import { NewRecipeMenu } from '#web/features/recipes/new-recipe-menu.tsx'
import { RecipeCollection } from '#web/features/recipes/recipe-collection.tsx'
import { prepareLargeGrid } from '#web/features/recipes/recipe-grid.tsx'
import { useCollectionView, viewIn } from '#web/features/recipes/use-collection-view.ts'
import { paths } from '#web/lib/paths.ts'
import { useTitle } from '#web/lib/use-title.ts'
import { Button } from '#web/ui/button.tsx'
import { pagesWords } from '#web/words/pages.ts'
import { useWords } from '#web/words/words.ts'
import { CollectionCards, type RenderCard } from './collection-card.tsx'

// The grid's code is fetched in parallel with the recipes.
prepareLargeGrid()

/** One shared element, so that a card is not redrawn for it. */
const dragHandle = <DragHandle />

export function MyRecipes() {
  const t = useWords(pagesWords)
  useTitle(t.myRecipes)
  const [params] = useSearchParams()
  const { folderId } = viewIn(params)
  const hasSidebar = useHasSidebar()
  const addressOf = useFolderAddress()
  const panel = { selected: folderId, addressOf }
  return (
    <FolderDrag>
      <main className="page max-w-[96rem]! py-8 md:py-12 lg:grid lg:grid-cols-[14rem_minmax(0,1fr)] lg:gap-8">
        <h1 className="sr-only">{t.myRecipes}</h1>
        {hasSidebar && <FolderSidebar {...panel} />}
        <CollectionCards>
          {(renderCard) => (
            <DraggableCards renderCard={renderCard} disabled={!hasSidebar}>
              {(renderDraggable) => (
                <FolderCollection
                  folderId={folderId}
                  canDrag={hasSidebar}
                  leading={!hasSidebar && <FolderDrawer {...panel} />}
                  renderCard={renderDraggable}
                />
              )}
            </DraggableCards>
          )}
        </CollectionCards>
      </main>
    </FolderDrag>
  )
}

interface FolderCollectionProps {
  folderId: string | undefined
  canDrag: boolean
  leading: ReactNode
  renderCard: RenderCard
}

/** The part of the page that changes with each letter of a search, apart from the parts that do not. */
const FolderCollection = ({ folderId, canDrag, leading, renderCard }: FolderCollectionProps) => (
  <RecipeCollection
    heading={<FolderHeading folderId={folderId} />}
    controls={useCollectionView()}
    sortable
    besideHeading={<NewRecipeMenu />}
    leading={leading}
    renderCard={renderCard}
    empty={emptyWords(folderId, canDrag)}
  />
)

interface DraggableCardsProps {
  renderCard: RenderCard
  disabled: boolean
  children: (renderDraggable: RenderCard) => ReactNode
}

/** Makes a list's cards draggable, so that they can be moved to a folder. */
function DraggableCards({ renderCard, disabled, children }: DraggableCardsProps) {
  const renderDraggable = useCallback<RenderCard>(
    (recipe, index) => (
      <DraggableCard recipe={recipe} disabled={disabled}>
        {renderCard(recipe, index, dragHandle)}
      </DraggableCard>
    ),
    [renderCard, disabled],
  )
  return children(renderDraggable)
}

/** Returns the page's address with another folder; sort order, category and search stay. */
function useFolderAddress() {
  const [params] = useSearchParams()
  return (folder: string | undefined): string => {
    const next = new URLSearchParams(params)
    if (folder) next.set('folder', folder)
    else next.delete('folder')
    return next.size > 0 ? `${paths.recipes}?${next}` : paths.recipes
  }
}

function FolderHeading({ folderId }: { folderId: string | undefined }): ReactNode {
  const t = useWords(pagesWords)
  const { data: folders } = useQuery(foldersQuery)
  if (!folderId) return t.myRecipes
  if (folderId === 'unorganized') return t.unorganized
  return folders?.find(({ id }) => id === folderId)?.name ?? t.folder
}

function emptyWords(folderId: string | undefined, canDrag: boolean) {
  if (folderId === 'unorganized') {
    return { title: pagesWords.get().nothingUnorganized, text: pagesWords.get().nothingUnorganizedText }
  }
  if (folderId) {
    return {
      title: pagesWords.get().emptyFolder,
      text: canDrag ? pagesWords.get().emptyFolderDrag : pagesWords.get().emptyFolderText,
      action: (
        <Button asChild variant="secondary">
          <Link to={paths.recipes}>{pagesWords.get().allRecipes}</Link>
        </Button>
      ),
    }
  }
  return {
    title: pagesWords.get().nothingYet,
    text: pagesWords.get().nothingYetText,
    action: (
      <Button asChild>
        <Link to={paths.home}>{pagesWords.get().generate}</Link>
      </Button>
    ),
  }
}
