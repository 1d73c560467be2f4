import { Heart } from 'lucide-react'
import type { Recipe } from '#contract/recipe.ts'
import { useToggleFavorite } from '#web/data/recipes.ts'
import { tellFailure } from '#web/lib/tell-failure.ts'
import { cx } from '#web/ui/cx.ts'
import { icon } from '#web/ui/icon.ts'
import { commonWords } from '#web/words/common.ts'
import { recipesWords } from '#web/words/recipes.ts'
import { useWords } from '#web/words/words.ts'

interface FavoriteButtonProps {
  recipe: Pick<Recipe, 'id' | 'title' | 'isFavorite'>
  className?: string
}

export function FavoriteButton({ recipe, className }: FavoriteButtonProps) {
  const t = useWords(recipesWords)
  const common = useWords(commonWords)
  const { mutateAsync } = useToggleFavorite(recipe.id)
  // The promise is awaited instead of passing a callback, because the card may be unmounted when the answer
  // arrives.
  const toggle = () =>
    mutateAsync(recipe.isFavorite).catch((error: unknown) =>
      tellFailure(error, { title: common.error, description: t.favoriteFailed }),
    )
  return (
    <button
      type="button"
      aria-pressed={recipe.isFavorite}
      aria-label={t.favorite({ title: recipe.title })}
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
