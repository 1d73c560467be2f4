import { CookingPot, Croissant, type LucideIcon, Salad, Soup } from 'lucide-react'
import type { MealType } from '#contract/meals.ts'
import { cx } from '#web/ui/cx.ts'
import { icon } from '#web/ui/icon.ts'
import { mealTypeWords } from '#web/words/common.ts'
import { useWords } from '#web/words/words.ts'

export const mealTypeIcons: Record<MealType, LucideIcon> = {
  breakfast: Croissant,
  lunch: Salad,
  dinner: Soup,
  prep: CookingPot,
}

export const mealTypeTints: Record<MealType, string> = {
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
  const Icon = mealTypeIcons[type]
  return (
    <span
      className={cx(
        'inline-flex items-center gap-1.5 rounded-full px-2.5 py-0.5 text-sm font-semibold',
        mealTypeTints[type],
      )}
    >
      <Icon {...icon} className="size-4" />
      {names[type]}
    </span>
  )
}

export const MealDot = ({ type }: { type: MealType }) => (
  <span className={cx('size-1.5 rounded-full', dots[type])} />
)

export function MealTypeIcon({ type, className }: { type: MealType; className?: string }) {
  const Icon = mealTypeIcons[type]
  return <Icon {...icon} className={className} />
}
