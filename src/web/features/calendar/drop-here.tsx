import { useDroppable } from '@dnd-kit/core'
import { useContext } from 'react'
import { Carrying, type DropDay } from './plan-drag.tsx'

interface DropHereProps extends DropDay {
  id: string
}

/**
 * Takes what is dropped on a day; as large as the element that it stands in. There only while something is carried: the
 * library draws every place anew when one is added, and a month has fifty of them.
 */
export const DropHere = (place: DropHereProps) => useContext(Carrying) && <Place {...place} />

function Place({ id, day }: DropHereProps) {
  const { setNodeRef, isOver } = useDroppable({ id, data: { day } satisfies DropDay })
  return (
    <span
      ref={setNodeRef}
      data-over={isOver || undefined}
      className="pointer-events-none absolute inset-0 rounded-[inherit] outline-accent data-over:outline-2 data-over:-outline-offset-2"
    />
  )
}
