import { useQuery } from '@tanstack/react-query'
import { CookingPot } from 'lucide-react'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { Link, useNavigate, useParams, useSearchParams } from 'react-router'
import type { Recipe } from '#contract/recipe.ts'
import { recipeQuery } from '#web/data/recipes.ts'
import { settingsQuery } from '#web/data/settings.ts'
import { ShelfEntry } from '#web/features/calendar/shelf-entry.tsx'
import { CookedLog } from '#web/features/cooked/cooked-log.tsx'
import { LimitCard } from '#web/features/generate/limit-card.tsx'
import { KitchenPanels } from '#web/features/kitchen/kitchen-panels.tsx'
import { RecipeNotes } from '#web/features/notes/recipe-notes.tsx'
import { ListingSwitch } from '#web/features/popular/listing-switch.tsx'
import { RecipeRating } from '#web/features/rating/recipe-rating.tsx'
import { RecipeActions } from '#web/features/recipes/recipe-actions.tsx'
import { RecipeMissing } from '#web/features/recipes/recipe-missing.tsx'
import { RecipePageSkeleton } from '#web/features/recipes/recipe-page-skeleton.tsx'
import { RecipeView } from '#web/features/recipes/recipe-view.tsx'
import { setDefaultUnits } from '#web/features/recipes/recipe-view-state.ts'
import { useDeleteWithUndo } from '#web/features/recipes/use-delete-with-undo.ts'
import { RefineButton } from '#web/features/refine/refine-button.tsx'
import { LinkStatus } from '#web/features/sharing/link-status.tsx'
import { useShareRecipe } from '#web/features/sharing/use-share-recipe.ts'
import { AddToListButton } from '#web/features/shopping/add-to-list-button.tsx'
import { useDrawnInSteps } from '#web/lib/drawn-in-steps.ts'
import { isNotFound, messageOf } from '#web/lib/http-error.ts'
import { paths } from '#web/lib/paths.ts'
import { useStageFocus } from '#web/lib/use-stage-focus.ts'
import { useTitle } from '#web/lib/use-title.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { icon } from '#web/ui/icon.ts'
import { Notice } from '#web/ui/notice.tsx'
import { pagesWords } from '#web/words/pages.ts'
import { sharingWords } from '#web/words/sharing.ts'
import { useWords } from '#web/words/words.ts'

const loadEditor = () => import('#web/features/edit/edit-recipe.tsx')
const EditRecipe = lazy(() => loadEditor().then((m) => ({ default: m.EditRecipe })))
const ReviewRecipe = lazy(() => import('./review-recipe.tsx').then((m) => ({ default: m.ReviewRecipe })))
const VersionsDialog = lazy(() =>
  import('#web/features/edit/versions-dialog.tsx').then((m) => ({ default: m.VersionsDialog })),
)

/** The page of a recipe; with `?edit=true` in edit mode. */
export const RecipePage = () => (
  <>
    <UnitsOfCook />
    <RecipeOfAddress />
  </>
)

/** Applies the cook's units; a component of its own, so that the page is not redrawn when they arrive. */
function UnitsOfCook(): null {
  const { data: settings } = useQuery(settingsQuery)
  useEffect(() => {
    if (settings) setDefaultUnits(settings.units)
  }, [settings])
  return null
}

function RecipeOfAddress() {
  const t = useWords(pagesWords)
  const { id = '' } = useParams()
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const { data: recipe, error, refetch } = useQuery(recipeQuery(id))
  const isDrawn = useDrawnInSteps(recipe !== undefined)
  const isEditing = search.get('edit') === 'true'
  /** Id of a recipe in review that the cook has put off for now. */
  const [laterId, setLaterId] = useState<string | null>(null)
  useTitle(recipe ? (isEditing ? t.editing({ title: recipe.title }) : recipe.title) : t.recipe)

  if (isNotFound(error)) {
    return <RecipeMissing text={t.recipeGone} />
  }
  if (error && !recipe) {
    return (
      <main className="page py-12">
        <ErrorState
          level={1}
          title={t.recipeFailed}
          text={messageOf(error, t.recipeFailedText)}
          onRetry={() => refetch()}
        />
      </main>
    )
  }
  if (!recipe || !isDrawn) return <RecipePageSkeleton />
  /**
   * Leaves the review for the recipe, which starts at its top because it is another page at the same address.
   */
  function leaveReview(recipeId: string) {
    setLaterId(recipeId)
    window.scrollTo(0, 0)
  }
  if (recipe.inReview && laterId !== recipe.id) {
    return (
      <Suspense fallback={<RecipePageSkeleton />}>
        <ReviewRecipe key={recipe.id} recipe={recipe} onLeave={() => leaveReview(recipe.id)} />
      </Suspense>
    )
  }
  if (!isEditing) return <ViewRecipe recipe={recipe} onReview={() => setLaterId(null)} />
  return (
    <Suspense fallback={<RecipePageSkeleton />}>
      <EditRecipe
        key={recipe.id}
        recipe={recipe}
        onLeave={() => navigate(paths.recipe(recipe.id), { replace: true })}
      />
    </Suspense>
  )
}

function ViewRecipe({ recipe, onReview }: { recipe: Recipe; onReview: () => void }) {
  const t = useWords(pagesWords)
  const navigate = useNavigate()
  const { shareRecipe, isSharing } = useShareRecipe(sharingWords.get().linkCopiedHere)
  // The line about the link disappears together with its focused button, so the focus moves to the share
  // button.
  const shareButton = useRef<HTMLButtonElement>(null)
  useStageFocus(shareButton, String(recipe.isShared))
  const deletion = useDeleteWithUndo({ onDeleted: () => navigate(paths.home) })
  const [showsVersions, setShowsVersions] = useState(false)
  return (
    <>
      {recipe.inReview && (
        <div className="page pt-6">
          <Notice
            tone="info"
            title={t.notLookedOver}
            actions={
              <Button size="sm" onClick={onReview}>
                {t.checkNow}
              </Button>
            }
          >
            {t.notLookedOverText}
          </Notice>
        </div>
      )}
      <RecipeView
        recipe={recipe}
        actions={
          <>
            <RecipeActions
              recipe={recipe}
              onPrepareEdit={loadEditor}
              onShare={() => void shareRecipe(recipe)}
              shareButton={shareButton}
              isSharing={isSharing}
              onVersions={() => setShowsVersions(true)}
              onDelete={() => void deletion.remove(recipe)}
              isDeleting={deletion.busy}
              menu={<ShelfEntry recipe={recipe} />}
            >
              <RefineButton recipe={recipe} limit={<LimitCard />} />
            </RecipeActions>
            <LinkStatus recipe={recipe} />
            <ListingSwitch recipe={recipe} />
          </>
        }
        belowIngredients={(servings) => <AddToListButton recipe={recipe} servings={servings} />}
        besideSteps={
          <Button asChild size="sm" className="print:hidden">
            <Link to={paths.cook(recipe.id)}>
              <CookingPot {...icon} />
              {t.startCooking}
            </Link>
          </Button>
        }
        rating={
          <RecipeRating recipe={recipe}>
            <div className="mt-6">
              <CookedLog recipeId={recipe.id} />
            </div>
          </RecipeRating>
        }
        notes={<RecipeNotes recipeId={recipe.id} />}
        kitchen={<KitchenPanels recipe={recipe} />}
      />
      {showsVersions && (
        <Suspense fallback={null}>
          <VersionsDialog recipe={recipe} onClose={() => setShowsVersions(false)} />
        </Suspense>
      )}
    </>
  )
}
