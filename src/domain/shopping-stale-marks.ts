import type { Layers } from './shopping-layers.ts'

/** So long a tick waits for its food to come back to the list. */
export const MARK_KEPT_MS = 30 * 24 * 60 * 60_000

/** The layers without marks of what has not been on the list for long: a tick of last month ticks nothing today. */
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
