import { memo, type ReactNode } from 'react'
import { Link } from 'react-router'
import type { Folder } from '#contract/folders.ts'
import type { RecipeCard as Card } from '#contract/recipe.ts'
import { paths } from '#web/lib/paths.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { categoryWords } from '#web/words/common.ts'
import { recipesWords } from '#web/words/recipes.ts'
import { useWords } from '#web/words/words.ts'
import { FavoriteButton } from './favorite-button.tsx'
import { CardNutrition } from './recipe-card-nutrition.tsx'
import { RecipeFacts } from './recipe-facts.tsx'
import { RecipePicture } from './recipe-picture.tsx'

/** The `sizes` attribute of a card's picture. */
export const CARD_PICTURE_SIZES = '(min-width: 40rem) 22rem, 100vw'

interface RecipeCardProps {
  recipe: Card
  /** The recipe's folder, if any and if loaded. */
  folder?: Pick<Folder, 'name' | 'color'> | undefined
  /** The menu of actions, beside the title. */
  menu?: ReactNode
  rating?: ReactNode
  /** The drag handle, on the picture's upper left. */
  handle?: ReactNode
  eager?: boolean
}

/**
 * A recipe in a list. All cards of one width have the same height, so that a virtual list can calculate with
 * it.
 */
export const RecipeCard = memo(function RecipeCard({
  recipe,
  folder,
  menu,
  rating,
  handle,
  eager = false,
}: RecipeCardProps) {
  const t = useWords(recipesWords)
  const categories = useWords(categoryWords)
  return (
    <article className="group relative flex h-full flex-col overflow-hidden rounded-card border border-line bg-card hover:border-line-strong">
      <div className="relative">
        <Link to={paths.recipe(recipe.id)} tabIndex={-1} aria-hidden="true" className="block">
          <RecipePicture recipe={recipe} eager={eager} sizes={CARD_PICTURE_SIZES} />
        </Link>
        {handle && <div className="absolute top-2.5 left-2.5">{handle}</div>}
        <FavoriteButton recipe={recipe} className="absolute top-2.5 right-2.5" />
        <div className="pointer-events-none absolute inset-x-2.5 bottom-2.5 flex gap-1.5">
          <Badge>{categories[recipe.category]}</Badge>
          {folder && (
            <Badge className="min-w-0">
              <span
                aria-hidden
                className="size-2.5 shrink-0 rounded-full"
                style={{ backgroundColor: folder.color }}
              />
              <span className="sr-only">{t.folder} </span>
              <span dir="auto" className="truncate">
                {folder.name}
              </span>
            </Badge>
          )}
        </div>
      </div>
      <div className="flex flex-1 flex-col p-4">
        <div className="flex h-8 items-center justify-between gap-1">
          <h3 dir="auto" className="min-w-0 flex-1 truncate text-lg" title={recipe.title}>
            {recipe.title}
          </h3>
          {menu}
        </div>
        <p dir="auto" className="mt-1 line-clamp-2 h-12 text-small leading-6 text-ink-soft">
          {recipe.description}
        </p>
        <RecipeFacts recipe={{ ...recipe, nutrition: null }} className="mt-3 h-6 overflow-hidden" />
        <CardNutrition nutrition={recipe.nutrition} className="mt-3" />
        <div className="mt-2 flex h-9 items-center overflow-hidden pointer-coarse:h-11">{rating}</div>
        <Button asChild variant="secondary" size="sm" className="mt-2 w-full">
          <Link to={paths.recipe(recipe.id)} aria-label={t.viewNamed({ title: recipe.title })}>
            {t.viewRecipe}
          </Link>
        </Button>
      </div>
    </article>
  )
})
