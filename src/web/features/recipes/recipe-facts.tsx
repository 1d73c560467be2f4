import { Flame } from 'lucide-react'
import type { Recipe } from '#contract/recipe.ts'
import { minutesInWords, totalMinutes } from '#domain/cook-time.ts'
import { icon } from '#web/ui/icon.ts'
import { TimeAndServings } from '#web/ui/time-and-servings.tsx'

type Facts = Pick<Recipe, 'prepTime' | 'cookTime' | 'servings' | 'nutrition'>

/** Total time, servings and kcal in one line. */
export const RecipeFacts = ({ recipe, className }: { recipe: Facts; className?: string }) => (
  <TimeAndServings
    time={minutesInWords(totalMinutes(recipe))}
    servings={recipe.servings}
    className={className}
  >
    {recipe.nutrition && (
      <li className="flex items-center gap-1.5">
        <Flame {...icon} className="size-4.5" />
        {Math.round(recipe.nutrition.calories)} kcal
        <span className="sr-only"> per serving</span>
      </li>
    )}
  </TimeAndServings>
)
