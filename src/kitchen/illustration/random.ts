/** A source of repeatable chance: the same seed gives the same picture, byte for byte. */
export interface Chance {
  /** Returns a number from 0 to 1. */
  next(): number
  between(low: number, high: number): number
  /** Returns a whole number, both ends included. */
  whole(low: number, high: number): number
  pick<T>(list: readonly [T, ...T[]]): T
  likely(share: number): boolean
}

/** Hashes a text with FNV-1a over its UTF-16 units. */
export function hash(text: string): number {
  let value = 0x811c9dc5
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193)
  return value >>> 0
}

/** Random numbers by mulberry32: small, fast, and good enough to place basil leaves. */
export function chance(seed: string): Chance {
  let state = hash(seed)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), state | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  return {
    next,
    between: (low, high) => low + next() * (high - low),
    whole: (low, high) => low + Math.floor(next() * (high - low + 1)),
    pick: (list) => list[Math.floor(next() * list.length)] ?? list[0],
    likely: (share) => next() < share,
  }
}
