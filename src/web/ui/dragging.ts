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

/**
 * Finds the drop target under the pointer, or, during a keyboard drag, the one that the arrow keys have
 * reached.
 */
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
 * Props of an element that makes its positioned parent a drop target of the same size. Render it only during
 * a drag, because the library redraws all targets and draggable elements whenever a target is added.
 * @param data is passed to the handler at the end of the drag
 * @param isOffered true to outline the target before anything is over it
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

/** Keeps the drag overlay at the pointer, wherever the element was picked up. */
export const atPointer: Modifier = ({ activatorEvent, draggingNodeRect, transform }) => {
  const pointer = activatorEvent ? getEventCoordinates(activatorEvent) : null
  if (!pointer || !draggingNodeRect) return transform
  return {
    ...transform,
    x: transform.x + pointer.x - draggingNodeRect.left + 12,
    y: transform.y + pointer.y - draggingNodeRect.top + 12,
  }
}

/**
 * Ignores events that bubble through React from an element's menus and dialogs, which lie elsewhere in the
 * DOM, so that they start no drag.
 */
export const fromInside = (listeners: NonNullable<DraggableSyntheticListeners>) =>
  Object.fromEntries(
    Object.entries(listeners).map(([name, listen]) => [
      name,
      (event: SyntheticEvent) => {
        if (event.target instanceof Node && event.currentTarget.contains(event.target)) listen(event)
      },
    ]),
  )
