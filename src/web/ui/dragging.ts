import {
  type CollisionDetection,
  type DraggableSyntheticListeners,
  type Modifier,
  pointerWithin,
  useDroppable,
} from '@dnd-kit/core'
import { getEventCoordinates } from '@dnd-kit/utilities'
import type { SyntheticEvent } from 'react'
import { cx } from './cx.ts'

/** The place under the pointer; by keyboard the one that the keys have gone to. */
export const underPointerOrKeys: CollisionDetection = (args) => {
  if (args.pointerCoordinates) return pointerWithin(args)
  const { left, top } = args.collisionRect
  return args.droppableContainers.flatMap((container) => {
    const rect = args.droppableRects.get(container.id)
    const isHere = rect && Math.abs(rect.left - left) < 4 && Math.abs(rect.top - top) < 4
    return isHere ? [{ id: container.id, data: { droppableContainer: container, value: 0 } }] : []
  })
}

/**
 * What an element carries that takes what is dropped on the one that it stands in, and is as large. To be there only while
 * something is carried: the library draws every place and all that can be carried anew when a place is added.
 *
 * @param data what the end of a drag is told of it
 * @param isOffered whether it is shown as a place to go before anything is over it
 */
export function useDropPlace(id: string, data: object, isOffered = false) {
  const { setNodeRef, isOver } = useDroppable({ id, data: { ...data } })
  return {
    ref: setNodeRef,
    'data-over': isOver || undefined,
    className: cx(
      'pointer-events-none absolute inset-0 rounded-[inherit] outline-2 -outline-offset-2',
      isOver
        ? 'outline-accent outline-solid'
        : isOffered
          ? 'outline-line-strong outline-dashed'
          : 'outline-none',
    ),
  }
}

/** What is shown of the dragged thing hangs at the pointer, wherever it was taken hold of. */
export const atPointer: Modifier = ({ activatorEvent, draggingNodeRect, transform }) => {
  const pointer = activatorEvent ? getEventCoordinates(activatorEvent) : null
  if (!pointer || !draggingNodeRect) return transform
  return {
    ...transform,
    x: transform.x + pointer.x - draggingNodeRect.left + 12,
    y: transform.y + pointer.y - draggingNodeRect.top + 12,
  }
}

/** Menus and dialogs of a dragged thing lie elsewhere in the page, yet their events come by here: those take hold of nothing. */
export const fromInside = (listeners: NonNullable<DraggableSyntheticListeners>) =>
  Object.fromEntries(
    Object.entries(listeners).map(([name, listen]) => [
      name,
      (event: SyntheticEvent) => {
        if (event.target instanceof Node && event.currentTarget.contains(event.target)) listen(event)
      },
    ]),
  )
