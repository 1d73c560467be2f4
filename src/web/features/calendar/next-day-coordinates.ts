import type { KeyboardCoordinateGetter } from '@dnd-kit/core'
import { addDays } from '#web/lib/calendar-day.ts'
import type { DragItem, DropDay } from './plan-drag.tsx'

const days: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }

/** The id of a tile as a drop target. */
export const tileId = (place: number) => `tile ${place}`

/**
 * Moves a keyboard drag by days and weeks over the visible tiles with the arrow keys; at the edge it stays.
 */
export const nextDayCoordinates: KeyboardCoordinateGetter = (event, { context }) => {
  const step = days[event.code]
  if (step === undefined) return undefined
  event.preventDefault()
  const over = context.over?.data.current as DropDay | undefined // only days are drop targets
  const item = context.active?.data.current as DragItem | undefined // only a `DragItem` is dragged
  const at = over?.day ?? (item && 'meal' in item ? item.meal.date : undefined)
  const wanted = at && addDays(at, step)
  const tile = context.droppableContainers
    .getEnabled()
    .find(
      ({ id, data }) =>
        String(id).startsWith('tile ') && (data.current as DropDay | undefined)?.day === wanted,
    )
  // Right after the pick-up nothing is measured yet, so an early arrow key measures the tile itself.
  const rect = tile && (context.droppableRects.get(tile.id) ?? tile.node.current?.getBoundingClientRect())
  return rect ? { x: rect.left, y: rect.top } : undefined
}
