import { useDroppable } from '@dnd-kit/core'
import { useContext } from 'react'
import { cx } from '#web/ui/cx.ts'
import { CarriedCard } from './folder-drag.tsx'

export interface FolderTarget {
  /** null for Unorganized. */
  folderId: string | null
  name: string
}

/**
 * Takes a card that is dropped on an entry of the list; as large as the entry. There only while one is carried: the library
 * draws every place and every card anew when one is added.
 */
export function FolderDrop({ target }: { target: FolderTarget }) {
  const card = useContext(CarriedCard)
  return card && <Place target={target} isPossible={card.folderId !== target.folderId} />
}

function Place({ target, isPossible }: { target: FolderTarget; isPossible: boolean }) {
  const id = `folder ${target.folderId ?? 'unorganized'}`
  const { setNodeRef, isOver } = useDroppable({ id, data: target })
  return (
    <span
      ref={setNodeRef}
      className={cx(
        'pointer-events-none absolute inset-0 rounded-[inherit] outline-2 -outline-offset-2',
        isOver
          ? 'outline-accent outline-solid'
          : isPossible
            ? 'outline-line-strong outline-dashed'
            : 'outline-none',
      )}
    />
  )
}
