/** Deterministic randomness: the same seed tells the same story, on every machine. */
export interface Random {
  /** In [0, 1). */
  next(): number
  /** An integer in [from, to]. */
  between(from: number, to: number): number
  chance(probability: number): boolean
  pick<T>(choices: readonly T[]): T
  /** One choice, more often where the weight is larger; weights of 0 never win. */
  weighted<T>(choices: readonly T[], weight: (choice: T) => number): T | null
  shuffled<T>(values: readonly T[]): T[]
}

/** A 32-bit hash of any text (FNV-1a with a final avalanche), used as a seed. */
export function hashSeed(text: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) {
    hash ^= text.charCodeAt(i)
    hash = Math.imul(hash, 0x01000193)
  }
  hash ^= hash >>> 16
  hash = Math.imul(hash, 0x85ebca6b)
  hash ^= hash >>> 13
  hash = Math.imul(hash, 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

/** A generator (mulberry32) seeded by any text. */
export const randomFrom = (seed: string): Random => randomOf(uniform(hashSeed(seed)))

/** Turns before a series starts over with other choices; prime, so that every step below visits all of them. */
const TURNS = 23

/**
 * For a seed that ends in a number, `maria pancakes 4`: the fourth turn of a series. The turns share out every choice
 * among them (a Latin square: the n-th number drawn lies in another 23rd of the range in each turn), so that
 * "another" is another. Each turn by itself is as random as any seed; other seeds have no series.
 */
export function randomForTurn(seed: string, salt: number): Random {
  const { series, turn } = seriesOf(seed)
  if (series === null) return randomFrom(`${seed}|${salt}`)
  const jitter = uniform(hashSeed(`${seed}|${salt}`))
  const layout = uniform(hashSeed(`${series}|${Math.floor(turn / TURNS)}|${salt}`))
  return randomOf(() => {
    const step = 1 + Math.floor(layout() * (TURNS - 1))
    const start = Math.floor(layout() * TURNS)
    return (((step * (turn % TURNS) + start) % TURNS) + jitter()) / TURNS
  })
}

/** A whole number that goes up by one from turn to turn of a series, from a start of the series' own. */
export function turnOf(seed: string, salt: number): number {
  const { series, turn } = seriesOf(seed)
  return (hashSeed(`${series ?? seed}|${salt}`) % 997_000) + turn
}

function seriesOf(seed: string): { series: string | null; turn: number } {
  const [, series, digits] = /^(.*) (\d{1,9})$/s.exec(seed) ?? []
  return series === undefined ? { series: null, turn: 0 } : { series, turn: Number(digits) }
}

function uniform(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

function randomOf(next: () => number): Random {
  const between = (from: number, to: number) => from + Math.floor(next() * (to - from + 1))
  const pick = <T>(choices: readonly T[]): T => {
    if (choices.length === 0) throw new Error('pick: nothing to choose from')
    return choices[between(0, choices.length - 1)] as T // the index is in range
  }
  return {
    next,
    between,
    pick,
    chance: (probability) => next() < probability,
    weighted(choices, weight) {
      const total = choices.reduce((sum, choice) => sum + weight(choice), 0)
      if (total <= 0) return null
      let point = next() * total
      for (const choice of choices) {
        point -= weight(choice)
        if (point < 0) return choice
      }
      return choices.findLast((choice) => weight(choice) > 0) ?? null
    },
    shuffled(values) {
      const result = [...values]
      for (let i = result.length - 1; i > 0; i--) {
        const j = between(0, i)
        const a = result[i] as (typeof result)[number] // both indices are in range
        result[i] = result[j] as (typeof result)[number]
        result[j] = a
      }
      return result
    },
  }
}
