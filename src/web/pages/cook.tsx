import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useCallback, useEffect, useState } from 'react'
import { Link, useNavigate, useParams } from 'react-router'
import type { Recipe } from '#contract/recipe.ts'
import { recipeQuery } from '#web/data/recipes.ts'
import { CookMode } from '#web/features/cooking/cook-mode.tsx'
import { RecipeMissing } from '#web/features/recipes/recipe-missing.tsx'
import { useRecipeView } from '#web/features/recipes/recipe-view-state.ts'
import { TimeButton } from '#web/features/timers/time-button.tsx'
import { TimersMount } from '#web/features/timers/timers-mount.tsx'
import { useAuth } from '#web/lib/auth.ts'
import { isNotFound, messageOf } from '#web/lib/http-error.ts'
import { paths } from '#web/lib/paths.ts'
import { endToast } from '#web/lib/toasts.ts'
import { useTitle } from '#web/lib/use-title.ts'
import { buttonLook } from '#web/ui/button-look.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { WaitingHeading } from '#web/ui/waiting-heading.tsx'
import { pagesWords } from '#web/words/pages.ts'
import { useWords } from '#web/words/words.ts'

const RatingDialog = lazy(() =>
  import('#web/features/rating/rating-dialog.tsx').then((m) => ({ default: m.RatingDialog })),
)

export function CookPage() {
  const t = useWords(pagesWords)
  const { id = '' } = useParams()
  const { data: recipe, error, refetch } = useQuery(recipeQuery(id))
  useTitle(recipe ? t.cooking({ title: recipe.title }) : t.cook)
  if (isNotFound(error)) {
    return <RecipeMissing text={t.recipeGone} />
  }
  // A failed refetch does not interrupt the cook, who goes on with the recipe already shown.
  if (error && !recipe) {
    return (
      <main className="page py-12">
        <ErrorState
          level={1}
          title={t.recipeFailed}
          text={messageOf(error, t.recipeFailedText)}
          onRetry={() => refetch()}
          action={
            <Link to={paths.recipe(id)} className={buttonLook({ variant: 'link', size: 'inline' })}>
              {t.backToRecipe}
            </Link>
          }
        />
      </main>
    )
  }
  if (!recipe) {
    return (
      <main className="page py-8">
        <WaitingHeading>{t.loadingRecipe}</WaitingHeading>
        <Skeleton className="h-14" />
        <Skeleton className="mt-8 h-48" />
      </main>
    )
  }
  return <Cooking key={recipe.id} recipe={recipe} />
}

function Cooking({ recipe }: { recipe: Recipe }) {
  const navigate = useNavigate()
  const { user } = useAuth()
  const view = useRecipeView(recipe)
  // On a phone a message of the page before covers the step that is to be read.
  useEffect(endToast, [])
  const [finishing, setFinishing] = useState<{ forget: () => void } | null>(null)
  const [asked, setAsked] = useState(false)
  const onFinish = useCallback((forget: () => void) => {
    setAsked(true)
    setFinishing({ forget })
  }, [])
  // Leaving returns to the previous page, or to the recipe when the address was opened directly.
  const onLeave = useCallback(
    () => (cameFromHere() ? navigate(-1) : navigate(paths.recipe(recipe.id), { replace: true })),
    [navigate, recipe.id],
  )
  const { id: recipeId, title: recipeTitle } = recipe
  return (
    <>
      <CookMode
        recipe={recipe}
        view={view}
        onLeave={onLeave}
        onFinish={onFinish}
        timers={<TimersMount owner={user?.uid ?? ''} placement="docked" />}
        renderTime={({ name, seconds, upTo }, words, at) => (
          <TimeButton timer={{ name, seconds, upTo, ...at, recipeId, recipeTitle }}>{words}</TimeButton>
        )}
      />
      {asked && (
        <Suspense fallback={null}>
          <RatingDialog
            recipe={recipe}
            open={finishing !== null}
            onOpenChange={(open) => !open && setFinishing(null)}
            justCooked
            servings={view.servings}
            onSaved={() => {
              finishing?.forget()
              navigate(paths.recipe(recipe.id), { replace: true })
            }}
          />
        </Suspense>
      )}
    </>
  )
}

/**
 * True when a page of this app precedes this one in the tab's history, where the router counts its entries.
 */
function cameFromHere(): boolean {
  const state: unknown = window.history.state
  return typeof state === 'object' && state !== null && 'idx' in state && Number(state.idx) > 0
}
