/** Maximum number of remembered names; a name that was dropped is only looked up once more. */
const MOST = 2000

/**
 * Remembers names for `ms` milliseconds by the wall clock, like the age of files: after a night's sleep of
 * the machine, or after its clock was set back, no name counts as recent.
 */
export function createRecentNames(ms: number, now: () => number = Date.now) {
  /** Times at which names were noted, oldest first. */
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
