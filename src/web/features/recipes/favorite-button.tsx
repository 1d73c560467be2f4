import { Heart } from 'lucide-react'
import type { Recipe } from '#contract/recipe.ts'
import { useToggleFavorite } from '#web/data/recipes.ts'
import { toast } from '#web/lib/toasts.ts'
import { cx } from '#web/ui/cx.ts'
import { icon } from '#web/ui/icon.ts'

interface FavoriteButtonProps {
  recipe: Pick<Recipe, 'id' | 'title' | 'isFavorite'>
  className?: string
}

export function FavoriteButton({ recipe, className }: FavoriteButtonProps) {
  const { mutate } = useToggleFavorite()
  const toggle = () =>
    mutate(recipe, {
      onError: () =>
        toast({ title: 'Error', description: 'Failed to update favorite status', tone: 'error' }),
    })
  return (
    <button
      type="button"
      aria-pressed={recipe.isFavorite}
      aria-label={`Favorite ${recipe.title}`}
      onClick={toggle}
      className={cx(
        'grid size-10 place-items-center rounded-full bg-card/90 transition-colors duration-150 hover:text-accent pointer-coarse:size-11',
        recipe.isFavorite ? 'text-accent' : 'text-ink-soft',
        className,
      )}
    >
      <Heart {...icon} className="size-5.5" fill={recipe.isFavorite ? 'currentColor' : 'none'} />
    </button>
  )
}
