import { Clock, Flame, Users } from 'lucide-react'
import type { Recipe } from '#contract/recipe.ts'
import { minutesInWords, totalMinutes } from '#domain/cook-time.ts'
import { cx } from '#web/ui/cx.ts'
import { icon } from '#web/ui/icon.ts'

type Facts = Pick<Recipe, 'prepTime' | 'cookTime' | 'servings' | 'nutrition'>

/** Total time, servings and kcal in one line. */
export const RecipeFacts = ({ recipe, className }: { recipe: Facts; className?: string }) => (
  <ul className={cx('flex flex-wrap gap-x-4 gap-y-1 text-[0.9375rem] text-ink-soft tabular-nums', className)}>
    <li className="flex items-center gap-1.5">
      <Clock {...icon} className="size-4.5" />
      <span className="sr-only">Total time </span>
      {minutesInWords(totalMinutes(recipe))}
    </li>
    <li className="flex items-center gap-1.5">
      <Users {...icon} className="size-4.5" />
      <span className="sr-only">Servings </span>
      {recipe.servings}
    </li>
    {recipe.nutrition && (
      <li className="flex items-center gap-1.5">
        <Flame {...icon} className="size-4.5" />
        {Math.round(recipe.nutrition.calories)} kcal
        <span className="sr-only"> per serving</span>
      </li>
    )}
  </ul>
)
