import { Flame } from 'lucide-react'
import type { Recipe } from '#contract/recipe.ts'
import { totalMinutes } from '#domain/cook-time.ts'
import { icon } from '#web/ui/icon.ts'
import { TimeAndServings } from '#web/ui/time-and-servings.tsx'
import { useDuration } from '#web/words/duration.ts'
import { nutritionWords } from '#web/words/nutrition.ts'
import { recipesWords } from '#web/words/recipes.ts'
import { useWords } from '#web/words/words.ts'

type Facts = Pick<Recipe, 'prepTime' | 'cookTime' | 'restTime' | 'servings' | 'nutrition'>

/** Total time, servings and kcal in one line. */
export const RecipeFacts = ({ recipe, className }: { recipe: Facts; className?: string }) => {
  const t = useWords(recipesWords)
  const n = useWords(nutritionWords)
  const duration = useDuration()
  return (
    <TimeAndServings time={duration(totalMinutes(recipe))} servings={recipe.servings} className={className}>
      {recipe.nutrition && (
        <li className="flex items-center gap-1.5">
          <Flame {...icon} className="size-4.5" />
          {n.kilocalories({ amount: Math.round(recipe.nutrition.calories) })}
          <span className="sr-only"> {t.perServingShort}</span>
        </li>
      )}
    </TimeAndServings>
  )
}
