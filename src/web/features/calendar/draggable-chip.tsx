import { useDraggable } from '@dnd-kit/core'
import type { KeyboardEventHandler } from 'react'
import type { Meal } from '#contract/meals.ts'
import { cx } from '#web/ui/cx.ts'
import { calendarWords } from '#web/words/calendar.ts'
import { mealTypeWords } from '#web/words/common.ts'
import { MealChip } from './meal-chip.tsx'
import { mealTitle, warningInWords } from './meal-words.ts'

// Both are drawn by a tile, which draws itself anew when the language changes: a month has a hundred chips.

/** `Dinner: Tomato Soup`, and what else is to be said of it. */
function chipWords(meal: Meal): { name: string; marks: string[] } {
  const t = calendarWords.get()
  return {
    name: t.chip({ type: mealTypeWords.get()[meal.mealType], title: mealTitle(meal) }),
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
  const { name, marks } = chipWords(meal)
  return (
    <span
      ref={setNodeRef}
      {...byPointer}
      title={[name, ...marks].join('\n')}
      className={cx('block [-webkit-touch-callout:none]', isDragging && 'opacity-50')}
    >
      <MealChip meal={meal} title={mealTitle(meal)} />
    </span>
  )
}

/** Takes hold of a meal by keyboard. It lies over the meal's chip and lets the mouse through. */
export function ChipGrip({ meal }: { meal: Meal }) {
  const { attributes, listeners, setNodeRef } = useDraggable({ id: `grip ${meal.id}`, data: { meal } })
  const { name, marks } = chipWords(meal)
  return (
    <button
      type="button"
      ref={setNodeRef}
      data-grip
      onKeyDown={listeners?.onKeyDown as KeyboardEventHandler | undefined} // dnd-kit types its listeners as Function
      aria-describedby={attributes['aria-describedby']}
      aria-label={[calendarWords.get().moveChip({ meal: name }), ...marks].join(', ')}
      className="block h-5 w-full rounded-full pointer-coarse:h-4"
    />
  )
}
