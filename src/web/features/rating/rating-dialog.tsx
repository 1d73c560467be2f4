import { useQuery } from '@tanstack/react-query'
import type { Recipe } from '#contract/recipe.ts'
import { ratingQuery } from '#web/data/ratings.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { ratingWords } from '#web/words/rating.ts'
import { useWords } from '#web/words/words.ts'
import { RatingForm } from './rating-form.tsx'

export interface RatingDialogProps {
  recipe: Pick<Recipe, 'id' | 'title' | 'myRating'>
  open: boolean
  onOpenChange: (open: boolean) => void
  /** The cook comes from the stove: today goes into the log, rated before or not. */
  justCooked?: boolean
  /** For how many it was cooked. */
  servings?: number | undefined
  onSaved?: () => void
}

/** 'I Cooked This', or 'Update Rating' with what was said before. */
export function RatingDialog({
  recipe,
  open,
  onOpenChange,
  justCooked = false,
  servings,
  onSaved,
}: RatingDialogProps) {
  const t = useWords(ratingWords)
  const { data, error } = useQuery({ ...ratingQuery(recipe.id), enabled: open })
  const rated = data ? data.rating !== null : recipe.myRating !== null
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={rated ? t.update : t.cooked}
      description={recipe.title}
    >
      {error && (
        <Notice tone="info" className="mb-4">
          {t.beforeFailed}
        </Notice>
      )}
      {data || error ? (
        <RatingForm
          recipeId={recipe.id}
          before={data ?? { rating: null, comment: null, tags: null }}
          logsToday={justCooked || !rated}
          servings={servings}
          onSaved={() => {
            onOpenChange(false)
            onSaved?.()
          }}
        />
      ) : (
        <div role="status" aria-label={t.loading}>
          <Skeleton className="h-14" />
          <Skeleton className="mt-5 h-24" />
          <Skeleton className="mt-5 h-11" />
        </div>
      )}
    </Dialog>
  )
}
