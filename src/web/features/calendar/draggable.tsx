import { useDraggable } from '@dnd-kit/core'
import type { ReactNode } from 'react'
import { cx } from '#web/ui/cx.ts'
import { fromInside } from '#web/ui/dragging.ts'
import type { DragItem } from './plan-drag.tsx'

interface DraggableProps {
  id: string
  item: DragItem
  children: ReactNode
}

/**
 * Makes its content draggable onto a day by mouse, and by touch after a hold; its buttons and menus offer the
 * same to the keyboard.
 */
export function Draggable({ id, item, children }: DraggableProps) {
  const { listeners, setNodeRef, isDragging } = useDraggable({ id, data: item })
  const { onKeyDown: _, ...byPointer } = listeners ?? {}
  return (
    <div
      ref={setNodeRef}
      {...fromInside(byPointer)}
      className={cx('cursor-grab [-webkit-touch-callout:none]', isDragging && 'opacity-50')}
    >
      {children}
    </div>
  )
}
