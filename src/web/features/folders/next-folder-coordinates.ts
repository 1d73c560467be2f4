import { KeyboardCode, type KeyboardCoordinateGetter } from '@dnd-kit/core'

const forward = new Set<string>([KeyboardCode.Down, KeyboardCode.Right])
const backward = new Set<string>([KeyboardCode.Up, KeyboardCode.Left])

/** Moves a keyboard drag to the next folder with the arrow keys, from top to bottom and round again. */
export const nextFolderCoordinates: KeyboardCoordinateGetter = (event, { context }) => {
  const step = forward.has(event.code) ? 1 : backward.has(event.code) ? -1 : 0
  if (step === 0) return undefined
  event.preventDefault()
  const folders = context.droppableContainers
    .getEnabled()
    .map(({ id }) => ({ id, rect: context.droppableRects.get(id) }))
    .filter(({ rect }) => rect !== undefined && rect.height > 0)
    .toSorted((one, other) => (one.rect?.top ?? 0) - (other.rect?.top ?? 0))
  const at = folders.findIndex(({ id }) => id === context.over?.id)
  const next = folders.at(at < 0 ? (step > 0 ? 0 : -1) : (at + step) % folders.length)
  return next?.rect && { x: next.rect.left, y: next.rect.top }
}
