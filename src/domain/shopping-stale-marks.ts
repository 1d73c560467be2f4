import type { Layers } from './shopping-layers.ts'

/** Milliseconds for which a mark is kept after its food has left the list, in case the food comes back. */
export const MARK_KEPT_MS = 30 * 24 * 60 * 60_000

/**
 * Removes marks of foods that left the list long ago, so that an old tick does not tick a newly planned food.
 */
export function withoutStaleMarks(layers: Layers, isListed: (key: string) => boolean, now: number): Layers {
  const stale = [...layers.marks].filter(
    ([key, { tickChangedAt, hideChangedAt }]) =>
      !isListed(key) && Math.max(tickChangedAt, hideChangedAt) < now - MARK_KEPT_MS,
  )
  if (stale.length === 0) return layers
  const marks = new Map(layers.marks)
  for (const [key] of stale) marks.delete(key)
  return { ...layers, marks }
}
