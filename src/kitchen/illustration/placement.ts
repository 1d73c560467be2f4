import type { Chance } from './random.ts'
import type { Point } from './svg.ts'

export type Region = (chance: Chance) => Point

/** Region that covers a disc evenly. */
export const disc =
  (x: number, y: number, rx: number, ry = rx): Region =>
  (rng) => {
    const angle = rng.between(0, Math.PI * 2)
    const reach = Math.sqrt(rng.next())
    return { x: x + Math.cos(angle) * reach * rx, y: y + Math.sin(angle) * reach * ry }
  }

/** Region between two circles. */
export const ring =
  (x: number, y: number, inner: number, outer: number): Region =>
  (rng) => {
    const angle = rng.between(0, Math.PI * 2)
    const reach = Math.sqrt(rng.between((inner / outer) ** 2, 1)) * outer
    return { x: x + Math.cos(angle) * reach, y: y + Math.sin(angle) * reach }
  }

export const rectangle =
  (x: number, y: number, width: number, height: number): Region =>
  (rng) => ({ x: rng.between(x, x + width), y: rng.between(y, y + height) })

/**
 * Returns points that keep their distance, as a careful cook scatters: each is the best of several tries,
 * away from its fellows and from `taken`.
 */
export function scatter(rng: Chance, count: number, region: Region, taken: readonly Point[] = []): Point[] {
  const placed: Point[] = []
  for (let i = 0; i < count; i++) {
    let best: Point | null = null
    let room = -1
    for (let attempt = 0; attempt < 9; attempt++) {
      const candidate = region(rng)
      let nearest = Number.POSITIVE_INFINITY
      for (const other of placed) nearest = Math.min(nearest, squaredDistance(candidate, other))
      for (const other of taken) nearest = Math.min(nearest, squaredDistance(candidate, other) * 1.2 ** 2)
      if (nearest > room) {
        room = nearest
        best = candidate
      }
    }
    if (best) placed.push(best)
  }
  return placed
}

/**
 * The square orders distances the same and saves a root, which a drawing would take some ten thousand times.
 */
const squaredDistance = (a: Point, b: Point) => (a.x - b.x) ** 2 + (a.y - b.y) ** 2
