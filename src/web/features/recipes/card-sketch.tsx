import { Link } from 'react-router'
import type { RecipeCard } from '#contract/recipe.ts'
import { paths } from '#web/lib/paths.ts'
import { pictureSet } from '#web/lib/picture-sizes.ts'
import { notePicture } from '#web/ui/picture.tsx'
import { CARD_PICTURE_SIZES } from './recipe-card.tsx'

/**
 * A placeholder for a card that is not drawn yet: its picture and title in their final places, at the card's
 * height. It links to the recipe, for cooks who tap it before the card is drawn.
 */
export const CardSketch = ({ recipe, height }: { recipe: RecipeCard; height: number }) => (
  <Link
    to={paths.recipe(recipe.id)}
    // Keyboard users get the full card, which is drawn before the focus reaches it.
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
