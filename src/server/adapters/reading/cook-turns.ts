/** The share of one cook in the threads' time. */
export interface CookBudget {
  /** Milliseconds of computing within `withinMs`. */
  spendMs: number
  withinMs: number
  /** Jobs of one cook that may wait or run. */
  open: number
}

interface Spell {
  at: number
  ms: number
}

/**
 * Whose turn it is, and who has had enough. One job of a cook runs at a time; the next is of the cook who has spent least,
 * so that whoever brings a page now and then does not wait behind those who bring one after the other.
 */
export function createCookTurns({ spendMs, withinMs, open }: CookBudget, now: () => number) {
  const spells = new Map<string, Spell[]>()
  const running = new Set<string>()
  const opened = new Map<string, number>()

  const recent = (cook: string): Spell[] => {
    const kept = (spells.get(cook) ?? []).filter(({ at }) => at > now() - withinMs)
    if (kept.length > 0) spells.set(cook, kept)
    else spells.delete(cook)
    return kept
  }
  const spent = (cook: string) => recent(cook).reduce((sum, { ms }) => sum + ms, 0)

  /** Milliseconds until enough of what was spent is over. */
  const waitMs = (cook: string): number => {
    let left = spent(cook)
    for (const { at, ms } of recent(cook)) {
      if (left < spendMs) break
      left -= ms
      if (left < spendMs) return at + withinMs - now()
    }
    return 0
  }

  return {
    /** Takes a job in, or answers in how many milliseconds the cook may come again. */
    enter(cook: string): number {
      const wait = waitMs(cook)
      if (wait > 0) return wait
      const count = opened.get(cook) ?? 0
      if (count >= open) return 1000
      opened.set(cook, count + 1)
      return 0
    },
    leave(cook: string): void {
      const count = (opened.get(cook) ?? 1) - 1
      if (count > 0) opened.set(cook, count)
      else opened.delete(cook)
    },
    /** A thread begins a job of this cook; to be called when it ends it. */
    begin(cook: string): () => void {
      const began = now()
      running.add(cook)
      return () => {
        running.delete(cook)
        spells.set(cook, [...recent(cook), { at: now(), ms: now() - began }])
        // Whoever came once and never again is forgotten.
        for (const one of [...spells.keys()]) recent(one)
      }
    },
    /** The place of the next job among those that wait; -1 when all of them are of cooks whose job runs. */
    pick(cooks: readonly string[]): number {
      let best = -1
      let least = Number.POSITIVE_INFINITY
      for (const [place, cook] of cooks.entries()) {
        if (running.has(cook)) continue
        const cost = spent(cook)
        if (cost < least) [best, least] = [place, cost]
      }
      return best
    },
  }
}
