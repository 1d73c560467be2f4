import { Link } from 'react-router'
import type { Recipe } from '#contract/recipe.ts'
import { paths } from '#web/lib/paths.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { categoryNames } from './category.ts'
import { FavoriteButton } from './favorite-button.tsx'
import { RecipeFacts } from './recipe-facts.tsx'
import { RecipePicture } from './recipe-picture.tsx'

export function RecipeCard({ recipe, eager = false }: { recipe: Recipe; eager?: boolean }) {
  return (
    <article className="group relative flex h-full flex-col overflow-hidden rounded-card border border-line bg-card transition-colors duration-150 hover:border-line-strong">
      <div className="relative">
        <Link to={paths.recipe(recipe.id)} tabIndex={-1} aria-hidden="true" className="block">
          <RecipePicture
            recipe={recipe}
            eager={eager}
            sizes="(min-width: 80rem) 18rem, (min-width: 48rem) 33vw, 100vw"
          />
        </Link>
        <FavoriteButton recipe={recipe} className="absolute top-2.5 right-2.5" />
        <div className="pointer-events-none absolute bottom-2.5 left-2.5 flex gap-1.5">
          <Badge>{categoryNames[recipe.category]}</Badge>
        </div>
      </div>
      <div className="flex flex-1 flex-col p-4">
        <h3 className="truncate text-lg" title={recipe.title}>
          {recipe.title}
        </h3>
        <p className="mt-1 line-clamp-2 min-h-12 text-[0.9375rem] leading-6 text-ink-soft">
          {recipe.description}
        </p>
        <RecipeFacts recipe={recipe} className="mt-3" />
        <Button asChild variant="secondary" size="sm" className="mt-4 w-full">
          <Link to={paths.recipe(recipe.id)} aria-label={`View Recipe: ${recipe.title}`}>
            View Recipe
          </Link>
        </Button>
      </div>
    </article>
  )
}
