import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Recipe } from '#contract/recipe.ts'
import { paths } from '#web/lib/paths.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { categoryWords } from '#web/words/common.ts'
import { nutrientWords, nutritionWords } from '#web/words/nutrition.ts'
import { recipesWords } from '#web/words/recipes.ts'
import { useWords } from '#web/words/words.ts'
import { FavoriteButton } from './favorite-button.tsx'
import { RecipeFacts } from './recipe-facts.tsx'
import { RecipePicture } from './recipe-picture.tsx'
import { ShortFacts } from './short-facts.tsx'

interface RecipeResultProps {
  recipe: Recipe
  /** Further buttons, beside View Recipe. */
  actions?: ReactNode
}

/** A newly generated recipe: larger than a card, with its first ingredient lines and its nutrition. */
export function RecipeResult({ recipe, actions }: RecipeResultProps) {
  const t = useWords(recipesWords)
  const names = useWords(categoryWords)
  const n = useWords(nutritionWords)
  const nutrients = useWords(nutrientWords)
  const { nutrition } = recipe
  const grams = (amount: number) => n.grams({ amount: Math.round(amount) })
  return (
    <article className="overflow-hidden rounded-card border border-line bg-card md:grid md:grid-cols-[5fr_6fr]">
      <div className="relative">
        <RecipePicture
          recipe={recipe}
          eager
          sizes="(min-width: 48rem) 34rem, 100vw"
          className="md:aspect-auto md:h-full md:min-h-80"
        />
        <FavoriteButton recipe={recipe} className="absolute top-3 right-3" />
      </div>
      <div className="p-5 md:p-7">
        <Badge tone="accent">{names[recipe.category]}</Badge>
        <h3 dir="auto" className="mt-3 text-2xl md:text-3xl">
          {recipe.title}
        </h3>
        <p dir="auto" className="mt-2 text-ink-soft">
          {recipe.description}
        </p>
        <RecipeFacts recipe={recipe} className="mt-4" />
        {nutrition && (
          <ShortFacts
            facts={[
              { label: nutrients.calories, value: `${Math.round(nutrition.calories)}` },
              { label: nutrients.protein, value: grams(nutrition.protein) },
              { label: nutrients.carbs, value: grams(nutrition.carbs) },
              { label: nutrients.fat, value: grams(nutrition.fat) },
            ]}
          />
        )}
        <div className="mt-6 flex flex-wrap gap-3">
          <Button asChild>
            <Link to={paths.recipe(recipe.id)}>{t.viewRecipe}</Link>
          </Button>
          {actions}
        </div>
      </div>
    </article>
  )
}
