import { useQuery } from '@tanstack/react-query'
import { ChefHat } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { Recipe } from '#contract/recipe.ts'
import { ratingQuery } from '#web/data/ratings.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { icon } from '#web/ui/icon.ts'
import { Section } from '#web/ui/section.tsx'
import { ratingWords } from '#web/words/rating.ts'
import { ratingTagsWords } from '#web/words/rating-tags.ts'
import { useWords } from '#web/words/words.ts'
import { RatingStars } from './rating-stars.tsx'
import { starLabels } from './star-labels.ts'

const RatingDialog = lazy(() => import('./rating-dialog.tsx').then((m) => ({ default: m.RatingDialog })))

interface RecipeRatingProps {
  recipe: Pick<Recipe, 'id' | 'title' | 'myRating' | 'averageRating' | 'totalRatings'>
  /** Number of servings shown, which a rating after cooking uses. */
  servings?: number
  /** Content below, such as the cooking log. */
  children?: ReactNode
}

/** The rating section of a recipe's page: the average, the cook's own rating, and the button to rate. */
export function RecipeRating({ recipe, servings, children }: RecipeRatingProps) {
  const t = useWords(ratingWords)
  const tags = useWords(ratingTagsWords)
  const [asked, setAsked] = useState(false)
  const [open, setOpen] = useState(false)
  const { data: own } = useQuery({ ...ratingQuery(recipe.id), enabled: recipe.myRating !== null })
  return (
    <Section id="rating" title={t.rating}>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <RatingStars stars={recipe.averageRating} total={recipe.totalRatings} className="text-lg" />
        <Button
          onClick={() => {
            setAsked(true)
            setOpen(true)
          }}
        >
          <ChefHat {...icon} />
          {recipe.myRating !== null ? t.update : t.cooked}
        </Button>
      </div>
      {recipe.myRating !== null && (
        <div className="mt-4 rounded-card bg-accent-tint p-4">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="font-semibold">{t.yours}</span>
            <RatingStars stars={recipe.myRating} />
            {starLabels(t)[recipe.myRating - 1]}
          </p>
          {own?.comment && (
            <p dir="auto" className="mt-2 max-w-prose whitespace-pre-line">
              {own.comment}
            </p>
          )}
          {own?.tags && own.tags.length > 0 && (
            <p className="mt-2.5 flex flex-wrap gap-2">
              {own.tags.map((tag) => (
                <Badge key={tag}>{tags[tag]}</Badge>
              ))}
            </p>
          )}
        </div>
      )}
      {children}
      {asked && (
        <Suspense fallback={null}>
          <RatingDialog recipe={recipe} open={open} onOpenChange={setOpen} servings={servings} />
        </Suspense>
      )}
    </Section>
  )
}
