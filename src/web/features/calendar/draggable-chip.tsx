import { useDraggable } from '@dnd-kit/core'
import type { KeyboardEventHandler } from 'react'
import type { Meal } from '#contract/meals.ts'
import { cx } from '#web/ui/cx.ts'
import { calendarWords } from '#web/words/calendar.ts'
import { mealTypeWords } from '#web/words/common.ts'
import { useWords } from '#web/words/words.ts'
import { MealChip } from './meal-type.tsx'
import { mealTitle, warningInWords } from './meal-words.ts'

/** `Dinner: Tomato Soup`, and what else is to be said of it. */
function useChipWords(meal: Meal): { name: string; marks: string[] } {
  const t = useWords(calendarWords)
  const types = useWords(mealTypeWords)
  return {
    name: t.chip({ type: types[meal.mealType], title: mealTitle(meal) }),
    marks: [...(meal.warning ? [warningInWords(meal.warning)] : []), ...(meal.cookedOn ? [t.cooked] : [])],
  }
}

/** A meal of a tile. A part of its date for a press; mouse and finger carry it to another one. */
export function DraggableChip({ meal }: { meal: Meal }) {
  const {
    listeners: { onKeyDown: _, ...byPointer } = {},
    setNodeRef,
    isDragging,
  } = useDraggable({
    id: `chip ${meal.id}`,
    data: { meal },
  })
  const { name, marks } = useChipWords(meal)
  return (
    <span
      ref={setNodeRef}
      {...byPointer}
      title={[name, ...marks].join('\n')}
      className={cx('block [-webkit-touch-callout:none]', isDragging && 'opacity-50')}
    >
      <MealChip meal={meal} />
    </span>
  )
}

/** Takes hold of a meal by keyboard. It lies over the meal's chip and lets the mouse through. */
export function ChipGrip({ meal }: { meal: Meal }) {
  const t = useWords(calendarWords)
  const { attributes, listeners, setNodeRef } = useDraggable({ id: `grip ${meal.id}`, data: { meal } })
  const { name, marks } = useChipWords(meal)
  return (
    <button
      type="button"
      ref={setNodeRef}
      data-grip
      onKeyDown={listeners?.onKeyDown as KeyboardEventHandler | undefined} // dnd-kit types its listeners as Function
      aria-describedby={attributes['aria-describedby']}
      aria-label={[t.moveChip({ meal: name }), ...marks].join(', ')}
      className="block h-5 w-full rounded-full"
    />
  )
}
