import { useDndContext, useDroppable } from '@dnd-kit/core'
import type { DragData } from './folder-drag.tsx'

export interface FolderTarget {
  /** null for Unorganized. */
  folderId: string | null
  name: string
}

/** Lets a card be dropped on an entry of the list. Outside of a drag area nothing can be. */
export function useFolderTarget(target: FolderTarget | undefined) {
  const { active } = useDndContext()
  const { setNodeRef, isOver } = useDroppable({
    id: `folder ${target ? (target.folderId ?? 'unorganized') : 'all'}`,
    disabled: !target,
    ...(target ? { data: target } : {}),
  })
  const dragged = active?.data.current as DragData | undefined // only cards are dragged here
  return {
    ref: setNodeRef,
    isOver: Boolean(target) && isOver,
    isPossible: Boolean(target && dragged && dragged.recipe.folderId !== target.folderId),
  }
}
