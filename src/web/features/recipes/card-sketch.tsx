import { Link } from 'react-router'
import type { RecipeCard } from '#contract/recipe.ts'
import { paths } from '#web/lib/paths.ts'
import { pictureSet } from '#web/lib/picture-sizes.ts'
import { notePicture } from '#web/ui/picture.tsx'
import { CARD_PICTURE_SIZES } from './recipe-card.tsx'

/**
 * What of a card is there at once, while the card itself waits to be drawn: its picture and its title where they will be,
 * at the height that it will have. Whoever is quick opens the recipe by it.
 */
export const CardSketch = ({ recipe, height }: { recipe: RecipeCard; height: number }) => (
  <Link
    to={paths.recipe(recipe.id)}
    // Of a card that is reached by keys, the whole stands there.
    tabIndex={-1}
    className="block overflow-hidden rounded-card border border-line bg-card text-ink no-underline"
    style={{ height }}
  >
    {recipe.imageUrl ? (
      <img
        src={recipe.imageUrl}
        srcSet={pictureSet(recipe.imageUrl)}
        sizes={CARD_PICTURE_SIZES}
        alt=""
        loading="lazy"
        decoding="async"
        onLoad={() => notePicture(recipe.imageUrl)}
        className="aspect-4/3 w-full bg-accent-tint object-cover"
      />
    ) : (
      <span className="block aspect-4/3 bg-accent-tint" />
    )}
    <h3 dir="auto" className="mx-4 mt-4 h-8 truncate text-lg leading-8">
      {recipe.title}
    </h3>
  </Link>
)
