import { useContext } from 'react'
import { useDropPlace } from '#web/ui/dragging.ts'
import { Carrying, type DropDay } from './plan-drag.tsx'

interface DropHereProps extends DropDay {
  id: string
}

/** Makes a day a drop target while something is dragged. */
export const DropHere = (place: DropHereProps) => useContext(Carrying) && <Place {...place} />

const Place = ({ id, day }: DropHereProps) => <span {...useDropPlace(id, { day } satisfies DropDay)} />
