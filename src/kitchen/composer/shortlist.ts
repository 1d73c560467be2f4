import { blocking, checkRecipe } from '../checks/index.ts'
import type { Craving } from '../craving/craving.ts'
import type { Composition } from './composition.ts'

/** A recipe that was tried. `own` is the composer's opinion of it (see `assess`), 0 when it is all that was asked for. */
export interface Candidate {
  own: number
  /** Wishes that found no place. */
  forgotten: number
  composition: Extract<Composition, { kind: 'recipe' }>
}

/** Broken promises (a diet, an excluded word, the time limit) weigh this much. */
export const UNACCEPTABLE = 100

/**
 * The recipes tried for one craving. The checks that every recipe must pass are the last judge, and cost more than
 * writing one: only those are asked that could still win.
 */
export function createShortlist(craving: Craving) {
  const waiting: Candidate[] = []
  let best: { score: number; composition: Candidate['composition'] } | null = null
  let leastOwn = UNACCEPTABLE

  const judge = ({ own, composition }: Candidate): number => {
    const found = blocking(checkRecipe(composition.draft, { craving, source: 'engine' }))
    const score =
      own +
      found.reduce((sum, { rule }) => sum + (/diet|exclu|safety|allerg|condition/.test(rule) ? 100 : 20), 0)
    if (!best || score < best.score) best = { score, composition }
    return score
  }

  return {
    /** The least distance so far; a try that cannot come closer need not be finished. */
    toBeat: (): number => Math.min(leastOwn, best?.score ?? UNACCEPTABLE),
    /** Takes a candidate in; answers 0 for one that is beyond reproach, which ends the search. */
    enter(candidate: Candidate): number {
      if (candidate.own === 0) return judge(candidate)
      if (candidate.own < UNACCEPTABLE) waiting.push(candidate)
      leastOwn = Math.min(leastOwn, candidate.own)
      return candidate.own
    },
    /** The one that the checks like best; asks them in the order of promise, until no other can win. */
    best(): { score: number; composition: Candidate['composition'] } | null {
      waiting.sort((a, b) => a.own - b.own)
      for (let next = waiting[0]; next && (!best || next.own < best.score); next = waiting[0]) {
        waiting.shift()
        judge(next)
      }
      return best
    },
  }
}
