/** At most so many are remembered; one that was pushed out is only looked for once more. */
const MOST = 2000

/**
 * Remembers what was there, for `ms`. By the clock of the day, as the age of files is: of a machine that slept for a night
 * nothing is lately, nor after its clock was set back.
 */
export function createLately(ms: number, now: () => number = Date.now) {
  /** When, the oldest first. */
  const seen = new Map<string, number>()
  return {
    has(name: string): boolean {
      const age = now() - (seen.get(name) ?? Number.NEGATIVE_INFINITY)
      return age >= 0 && age < ms
    },
    note(name: string): void {
      seen.delete(name)
      const [oldest] = seen.keys()
      if (seen.size >= MOST && oldest !== undefined) seen.delete(oldest)
      seen.set(name, now())
    },
    forget(name: string): void {
      seen.delete(name)
    },
  }
}
