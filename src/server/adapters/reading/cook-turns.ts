/** Share of one cook in the time of the reading threads. */
export interface CookBudget {
  /** Milliseconds of computing within `withinMs`. */
  spendMs: number
  withinMs: number
  /** Maximum number of jobs of one cook that wait or run. */
  open: number
}

interface Spell {
  at: number
  ms: number
}

/**
 * Schedules jobs fairly among cooks and limits each cook. One job of a cook runs at a time; the next one
 * belongs to the cook who has spent least, so that a cook with a page now and then does not wait behind one
 * with many.
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

  /** Milliseconds until the cook is below the budget again. */
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
    /** Admits a job and returns 0, or returns the milliseconds after which the cook may try again. */
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
    /**
     * Records that a thread begins a job of this cook, and returns the function to call when the job ends.
     */
    begin(cook: string): () => void {
      const began = now()
      running.add(cook)
      return () => {
        running.delete(cook)
        spells.set(cook, [...recent(cook), { at: now(), ms: now() - began }])
        // Reading all entries removes the expired ones, so that cooks who came only once are forgotten.
        for (const one of [...spells.keys()]) recent(one)
      }
    },
    /**
     * Returns the index of the next job among the waiting ones; -1 when each of them belongs to a cook whose
     * job runs.
     */
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
