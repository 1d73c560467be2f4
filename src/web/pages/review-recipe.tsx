import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import type { Recipe } from '#contract/recipe.ts'
import type { Review } from '#contract/reviews.ts'
import { reviewQuery, useConfirmReview } from '#web/data/reviews.ts'
import { EditRecipe } from '#web/features/edit/edit-recipe.tsx'
import { RecipePageSkeleton } from '#web/features/recipes/recipe-page-skeleton.tsx'
import { ReviewAside } from '#web/features/review/review-aside.tsx'
import { ReviewNotices } from '#web/features/review/review-notices.tsx'
import { useReviewFocus } from '#web/features/review/use-review-focus.ts'
import { isNotFound, messageOf } from '#web/lib/http-error.ts'
import { paths } from '#web/lib/paths.ts'
import { useTitle } from '#web/lib/use-title.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { pagesWords } from '#web/words/pages.ts'
import { useWords } from '#web/words/words.ts'

interface ReviewRecipeProps {
  recipe: Recipe
  /** Called to show the recipe, whether it was confirmed or put off. */
  onLeave: () => void
}

/**
 * The review of a recipe that was read from photos: the recipe beside its photos, until its cook confirms it.
 */
export function ReviewRecipe({ recipe, onLeave }: ReviewRecipeProps) {
  const t = useWords(pagesWords)
  useTitle(t.checking({ title: recipe.title }))
  const { data: review, error, refetch } = useQuery(reviewQuery(recipe.id))
  if (error && !review) {
    return (
      <main className="page py-12">
        <ErrorState
          title={t.photosFailed}
          text={isNotFound(error) ? t.confirmedElsewhere : messageOf(error, t.photosFailedText)}
          onRetry={isNotFound(error) ? onLeave : () => refetch()}
        />
      </main>
    )
  }
  if (!review) return <RecipePageSkeleton />
  return <ReviewForm recipe={recipe} review={review} onLeave={onLeave} />
}

function ReviewForm({ recipe, review, onLeave }: ReviewRecipeProps & { review: Review }) {
  const t = useWords(pagesWords)
  const confirm = useConfirmReview(recipe.id)
  const { active, choose, onFocusCapture } = useReviewFocus(review.doubts)
  const navigate = useNavigate()
  const next = review.others.find(({ inReview }) => inReview)
  const goOn = (id: string) => {
    navigate(paths.recipe(id))
    window.scrollTo(0, 0)
  }
  return (
    <div onFocusCapture={onFocusCapture}>
      <EditRecipe
        recipe={recipe}
        onLeave={onLeave}
        review={{
          doubts: review.doubts,
          notice: <ReviewNotices review={review} />,
          aside: (
            // On small screens the aside makes no box, so that the photo stays in view over the whole form.
            <aside
              aria-label={t.source}
              className="contents lg:sticky lg:top-20 lg:block lg:max-h-[calc(100dvh-6rem)] lg:min-w-0 lg:self-start lg:overflow-y-auto lg:p-1"
            >
              <ReviewAside review={review} active={active} onChoose={choose} />
            </aside>
          ),
          confirm: () => confirm.mutateAsync(),
          onConfirmed: next && (() => goOn(next.id)),
        }}
      />
    </div>
  )
}
