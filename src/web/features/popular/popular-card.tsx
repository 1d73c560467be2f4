import type { ReactNode } from 'react'
import type { PopularRecipe } from '#contract/popular.ts'
import { totalMinutes } from '#domain/cook-time.ts'
import { Badge } from '#web/ui/badge.tsx'
import { TimeAndServings } from '#web/ui/time-and-servings.tsx'
import { useDuration } from '#web/words/duration.ts'
import { AverageRating } from './average-rating.tsx'
import { SavePopular } from './save-popular.tsx'

interface PopularCardProps {
  recipe: PopularRecipe
  picture: ReactNode
  category: string
  /** The reason for suggesting the recipe, where that is not obvious. */
  reason?: string
  onOpen: () => void
}

/** A recipe of the library. The whole card opens its preview, and a button of its own saves the recipe. */
export const PopularCard = ({ recipe, picture, category, reason, onOpen }: PopularCardProps) => {
  const duration = useDuration()
  return (
    <article className="relative flex h-full flex-col overflow-hidden rounded-card border border-line bg-card transition-colors duration-150 focus-within:border-line-strong hover:border-line-strong">
      <div className="relative">
        {picture}
        <div className="pointer-events-none absolute inset-x-2.5 bottom-2.5 flex gap-1.5">
          <Badge>{category}</Badge>
          {recipe.cuisine && <Badge className="min-w-0 truncate">{recipe.cuisine}</Badge>}
        </div>
      </div>
      <div className="flex flex-1 flex-col p-4">
        <h3 dir="auto" className="min-h-12 text-lg leading-6">
          <button
            type="button"
            onClick={onOpen}
            className="line-clamp-2 text-start after:absolute after:inset-0 after:rounded-card"
          >
            {recipe.title}
          </button>
        </h3>
        {reason ? (
          <p className="mt-1 text-small leading-6 text-accent">{reason}</p>
        ) : (
          <p dir="auto" className="mt-1 line-clamp-2 text-small leading-6 text-ink-soft">
            {recipe.description}
          </p>
        )}
        <TimeAndServings time={duration(totalMinutes(recipe))} servings={recipe.servings} className="mt-3" />
        <div className="mt-2">
          <AverageRating {...recipe} />
        </div>
        <div className="relative mt-auto pt-4">
          <SavePopular recipe={recipe} />
        </div>
      </div>
    </article>
  )
}
