import type { Meal } from '#contract/meals.ts'
import { cx } from '#web/ui/cx.ts'
import { DrawnSign } from './drawn-signs.tsx'
import { mealTypeTints } from './meal-type.tsx'

/**
 * A meal in a day's tile. Its icons have no names, so the caller's accessible name must include their
 * meaning.
 */
export const MealChip = ({ meal, title }: { meal: Meal; title: string }) => (
  <span
    data-meal-type={meal.mealType}
    className={cx(
      'flex h-5 pointer-coarse:h-4 items-center gap-1 rounded-full px-1.5 text-fine leading-none font-semibold',
      mealTypeTints[meal.mealType],
    )}
  >
    <DrawnSign sign={meal.mealType} className="size-3.5 shrink-0" />
    <span dir="auto" className="truncate leading-tight">
      {title}
    </span>
    {meal.warning && (
      <span data-warning={meal.warning.status} className="flex shrink-0">
        <DrawnSign sign={meal.warning.status} className="size-3.5" />
      </span>
    )}
    {meal.cookedOn && <DrawnSign sign="cooked" className="size-3.5 shrink-0" />}
  </span>
)
