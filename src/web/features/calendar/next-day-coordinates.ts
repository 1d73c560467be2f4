import type { KeyboardCoordinateGetter } from '@dnd-kit/core'
import { addDays } from '#web/lib/calendar-day.ts'
import type { DragItem, DropDay } from './plan-drag.tsx'

const days: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }

/** The name of a day's tile among what can be dropped on. */
export const tileId = (day: string) => `tile ${day}`

/** Arrow keys carry a meal by days and weeks over the tiles in view; at their edge it stays. */
export const nextDayCoordinates: KeyboardCoordinateGetter = (event, { active, context }) => {
  const step = days[event.code]
  if (step === undefined) return undefined
  event.preventDefault()
  const over = context.over?.data.current as DropDay | undefined // only days can be dropped on
  const item = context.active?.data.current as DragItem | undefined // only DragItems are dragged
  const at = over?.day ?? (item && 'meal' in item ? item.meal.date : undefined)
  const rect = at && active && context.droppableRects.get(tileId(addDays(at, step)))
  return rect ? { x: rect.left, y: rect.top } : undefined
}
