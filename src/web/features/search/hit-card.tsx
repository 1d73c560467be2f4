import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { RecipeCard } from '#contract/recipe.ts'
import { totalMinutes } from '#domain/cook-time.ts'
import { paths } from '#web/lib/paths.ts'
import { TimeAndServings } from '#web/ui/time-and-servings.tsx'
import { useDuration } from '#web/words/duration.ts'

interface HitCardProps {
  recipe: RecipeCard
  picture: ReactNode
  /** The title with the matched words marked. */
  title: ReactNode
  /** The reasons for the match. */
  children: ReactNode
}

/** A recipe found by a search: small picture, title, facts and the reasons for the match. */
export const HitCard = ({ recipe, picture, title, children }: HitCardProps) => {
  const duration = useDuration()
  return (
    <article className="relative flex h-full gap-4 rounded-card border border-line bg-card p-3 transition-colors duration-150 focus-within:border-line-strong hover:border-line-strong">
      <div className="w-28 shrink-0 self-start overflow-hidden rounded-lg sm:w-36">{picture}</div>
      <div className="min-w-0 flex-1 py-0.5">
        <h3 dir="auto" className="text-lg leading-6">
          <Link
            to={paths.recipe(recipe.id)}
            className="text-ink no-underline after:absolute after:inset-0 after:rounded-card"
          >
            {title}
          </Link>
        </h3>
        <TimeAndServings
          time={duration(totalMinutes(recipe))}
          servings={recipe.servings}
          className="mt-1.5"
        />
        <div dir="auto" className="mt-2 space-y-1 text-small leading-6 text-ink-soft">
          {children}
        </div>
      </div>
    </article>
  )
}
