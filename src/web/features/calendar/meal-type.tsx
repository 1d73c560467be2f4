import { CookingPot, Croissant, type LucideIcon, Salad, Soup } from 'lucide-react'
import type { Meal, MealType } from '#contract/meals.ts'
import { cx } from '#web/ui/cx.ts'
import { icon } from '#web/ui/icon.ts'
import { mealTypeWords } from '#web/words/common.ts'
import { useWords } from '#web/words/words.ts'
import { MealSigns } from './meal-marks.tsx'
import { mealTitle } from './meal-words.ts'

const icons: Record<MealType, LucideIcon> = {
  breakfast: Croissant,
  lunch: Salad,
  dinner: Soup,
  prep: CookingPot,
}

const tints: Record<MealType, string> = {
  breakfast: 'bg-breakfast-tint text-breakfast',
  lunch: 'bg-lunch-tint text-lunch',
  dinner: 'bg-dinner-tint text-dinner',
  prep: 'bg-prep-tint text-prep',
}

const dots: Record<MealType, string> = {
  breakfast: 'bg-breakfast',
  lunch: 'bg-lunch',
  dinner: 'bg-dinner',
  prep: 'bg-prep',
}

export function MealTypeBadge({ type }: { type: MealType }) {
  const names = useWords(mealTypeWords)
  const Icon = icons[type]
  return (
    <span
      className={cx(
        'inline-flex items-center gap-1.5 rounded-full px-2.5 py-0.5 text-sm font-semibold',
        tints[type],
      )}
    >
      <Icon {...icon} className="size-4" />
      {names[type]}
    </span>
  )
}

/** One meal in a day's tile. */
export function MealChip({ meal, className }: { meal: Meal; className?: string }) {
  const Icon = icons[meal.mealType]
  return (
    <span
      data-meal-type={meal.mealType}
      className={cx(
        'flex h-5 items-center gap-1 rounded-full px-1.5 text-[0.8125rem] leading-none font-semibold',
        tints[meal.mealType],
        className,
      )}
    >
      <Icon {...icon} className="size-3.5 shrink-0" />
      <span className="truncate leading-tight">{mealTitle(meal)}</span>
      <MealSigns meal={meal} />
    </span>
  )
}

export const MealDot = ({ type }: { type: MealType }) => (
  <span className={cx('size-1.5 rounded-full', dots[type])} />
)

export function MealTypeIcon({ type, className }: { type: MealType; className?: string }) {
  const Icon = icons[type]
  return <Icon {...icon} className={className} />
}
