import { useQuery } from '@tanstack/react-query'
import { CookingPot, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Link, useNavigate, useParams } from 'react-router'
import { quotaQuery, resetsOn } from '#web/data/quota.ts'
import { recipeQuery, useDeleteRecipe } from '#web/data/recipes.ts'
import { CookedLog } from '#web/features/cooked/cooked-log.tsx'
import { LimitCard } from '#web/features/generate/limit-card.tsx'
import { KitchenPanels } from '#web/features/kitchen/kitchen-panels.tsx'
import { RecipeRating } from '#web/features/rating/recipe-rating.tsx'
import { RecipeMissing } from '#web/features/recipes/recipe-missing.tsx'
import { RecipeView } from '#web/features/recipes/recipe-view.tsx'
import { RefineButton } from '#web/features/refine/refine-button.tsx'
import { isNotFound, messageOf } from '#web/lib/http-error.ts'
import { paths } from '#web/lib/paths.ts'
import { toast } from '#web/lib/toasts.ts'
import { useTitle } from '#web/lib/use-title.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { icon } from '#web/ui/icon.ts'
import { Question } from '#web/ui/question.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

export function RecipePage() {
  const { id = '' } = useParams()
  const navigate = useNavigate()
  const { data: recipe, error, refetch } = useQuery(recipeQuery(id))
  const { data: quota } = useQuery(quotaQuery)
  const removal = useDeleteRecipe()
  const [asking, setAsking] = useState(false)
  useTitle(recipe?.title ?? 'Recipe')

  function remove() {
    removal.mutate(id, {
      onSuccess: () => {
        toast({ title: 'Recipe Deleted', tone: 'success' })
        navigate(paths.home)
      },
      onError: () => toast({ title: 'Error', description: 'Failed to delete recipe', tone: 'error' }),
    })
  }

  if (isNotFound(error)) {
    return <RecipeMissing text="The recipe you're looking for doesn't exist or has been deleted." />
  }
  if (error) {
    return (
      <main className="page py-12">
        <ErrorState
          title="This recipe could not be loaded"
          text={messageOf(error, 'It is safe; only this page could not reach it.')}
          onRetry={() => refetch()}
        />
      </main>
    )
  }
  if (!recipe) return <RecipeSkeleton />
  return (
    <>
      <RecipeView
        recipe={recipe}
        rating={
          <RecipeRating recipe={recipe}>
            <div className="mt-6">
              <CookedLog recipeId={recipe.id} />
            </div>
          </RecipeRating>
        }
        kitchen={<KitchenPanels recipe={recipe} />}
        actions={
          <>
            <Button asChild size="sm">
              <Link to={paths.cook(recipe.id)}>
                <CookingPot {...icon} />
                Start cooking
              </Link>
            </Button>
            <RefineButton recipe={recipe} limit={<LimitCard resets={quota && resetsOn(quota.resetsAt)} />} />
            <Button variant="secondary" size="sm" onClick={() => setAsking(true)}>
              <Trash2 {...icon} />
              Delete Recipe
            </Button>
          </>
        }
      />
      <Question
        open={asking}
        onOpenChange={setAsking}
        title="Delete this recipe?"
        text={`“${recipe.title}” will be gone for good.`}
        confirm="Delete Recipe"
        busy={removal.isPending}
        onConfirm={remove}
      />
    </>
  )
}

const RecipeSkeleton = () => (
  <main
    role="status"
    aria-label="Loading the recipe"
    className="md:page md:grid md:grid-cols-2 md:gap-10 md:py-10"
  >
    <Skeleton className="aspect-4/3 rounded-none md:rounded-card" />
    <div className="p-4 md:py-10">
      <Skeleton className="h-10 w-3/4" />
      <Skeleton className="mt-5 h-4" />
      <Skeleton className="mt-3 h-4 w-2/3" />
      <Skeleton className="mt-6 h-16" />
    </div>
  </main>
)
