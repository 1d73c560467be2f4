/** At most so many are remembered, twice; one that was pushed out is only looked for once more. */
const MOST = 1000

/**
 * Remembers what was there, for `ms`. Two generations: what is forgotten goes without being looked for. By the clock of
 * the day, as the age of files is: of a machine that slept for a night nothing is lately, nor after its clock was set back.
 */
export function createLately(ms: number, now: () => number = Date.now) {
  let young = new Map<string, number>()
  let old = young
  return {
    has(name: string): boolean {
      const age = now() - (young.get(name) ?? old.get(name) ?? Number.NEGATIVE_INFINITY)
      return age >= 0 && age < ms
    },
    note(name: string): void {
      if (young.size >= MOST) {
        old = young
        young = new Map()
      }
      young.set(name, now())
    },
    forget(name: string): void {
      young.delete(name)
      old.delete(name)
    },
  }
}
