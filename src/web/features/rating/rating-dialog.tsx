import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
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
  /**
   * True after cook mode: saving also adds today to the cooking log, whether or not the recipe was rated
   * before.
   */
  justCooked?: boolean
  /** Number of servings that were cooked. */
  servings?: number | undefined
  onSaved?: () => void
}

/** The dialog 'I Cooked This', or 'Update Rating' with the earlier rating. */
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
  const isRated = data ? data.rating !== null : recipe.myRating !== null
  // A first rating counts as given once sent, so the dialog remembers its own title until it is closed.
  const [wasRated, setWasRated] = useState<boolean | null>(null)
  const rated = wasRated ?? isRated
  const change = (open: boolean) => {
    setWasRated(null)
    onOpenChange(open)
  }
  return (
    <Dialog open={open} onOpenChange={change} title={rated ? t.update : t.cooked} description={recipe.title}>
      {error && (
        <Notice tone="info" className="mb-4">
          {t.beforeFailed}
        </Notice>
      )}
      {data || error ? (
        <RatingForm
          recipeId={recipe.id}
          before={data ?? { rating: null, comment: null, tags: null }}
          isUpdate={rated}
          logsToday={justCooked || !rated}
          servings={servings}
          onSaving={() => setWasRated(rated)}
          onSaved={() => {
            change(false)
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
