import { tooManyAttempts } from '../failure.ts'
import type { Service } from '../service.ts'
import { forget, takeWithBackoff } from '../throttle.ts'

/**
 * Admits or refuses one attempt at a code of this account. It is counted before the code is checked, over all
 * networks, and apart from attempts at the password. Only somebody who knows the password gets here, so
 * nobody else can make the owner wait.
 * @returns a function that forgets the failures once a code was right
 * @throws Failure TOO_MANY_ATTEMPTS_TRY_LATER
 */
export async function beginCodeTry(
  { db, clock, limits }: Pick<Service, 'db' | 'clock' | 'limits'>,
  uid: string,
): Promise<{ succeeded(): Promise<void> }> {
  const key = `second-factor:${uid}`
  const admitted = await takeWithBackoff(db, {
    key,
    now: clock.now(),
    free: limits.freeFailures,
    longestWaitMs: limits.longestWaitMs,
    forgetMs: limits.forgetFailuresMs,
  })
  if (!admitted) throw tooManyAttempts()
  return { succeeded: () => forget(db, [key]) }
}
