import { useDraggable } from '@dnd-kit/core'
import type { KeyboardEventHandler } from 'react'
import type { Meal } from '#contract/meals.ts'
import { cx } from '#web/ui/cx.ts'
import { calendarWords } from '#web/words/calendar.ts'
import { mealTypeWords } from '#web/words/common.ts'
import { MealChip } from './meal-chip.tsx'
import { mealTitle, warningInWords } from './meal-words.ts'

// The two components below do not subscribe to the language, because a month has a hundred chips; the tile
// re-renders them.

/** The name of a meal's chip, such as `Dinner: Tomato Soup`, and its further marks. */
function chipWords(meal: Meal): { name: string; marks: string[] } {
  const t = calendarWords.get()
  return {
    name: t.chip({ type: mealTypeWords.get()[meal.mealType], title: mealTitle(meal) }),
    marks: [...(meal.warning ? [warningInWords(meal.warning)] : []), ...(meal.cookedOn ? [t.cooked] : [])],
  }
}

/** A meal in a tile. A press counts as one on its date; a mouse or finger drags the meal to another day. */
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

/** The handle that picks up a meal by keyboard. It lies over the meal's chip and ignores the pointer. */
export function ChipGrip({ meal }: { meal: Meal }) {
  const { attributes, listeners, setNodeRef } = useDraggable({ id: `grip ${meal.id}`, data: { meal } })
  const { name, marks } = chipWords(meal)
  return (
    <button
      type="button"
      ref={setNodeRef}
      data-grip
      // Dnd-kit types its listeners as Function.
      onKeyDown={listeners?.onKeyDown as KeyboardEventHandler | undefined}
      aria-describedby={attributes['aria-describedby']}
      aria-label={[calendarWords.get().moveChip({ meal: name }), ...marks].join(', ')}
      className="block h-5 w-full rounded-full pointer-coarse:h-4"
    />
  )
}
