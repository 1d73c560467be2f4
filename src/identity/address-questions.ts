import { networkOf } from './client-network.ts'
import { tooManyAttempts } from './failure.ts'
import type { Service } from './service.ts'
import { takeFromWindow } from './throttle.ts'

const HOUR = 3_600_000

/**
 * Counts a call whose answer tells whether an address has an account: as many of each kind in an hour and from one
 * network as may sign up.
 * @throws Failure TOO_MANY_ATTEMPTS_TRY_LATER
 */
export async function countAddressQuestion(
  { db, clock, limits }: Pick<Service, 'db' | 'clock' | 'limits'>,
  kind: 'sign-up' | 'sign-in-methods',
  ip: string,
): Promise<void> {
  const admitted = await takeFromWindow(db, {
    key: `${kind}:network:${networkOf(ip)}`,
    now: clock.now(),
    windowMs: HOUR,
    limit: limits.signUpsPerHour,
  })
  if (!admitted) throw tooManyAttempts()
}
