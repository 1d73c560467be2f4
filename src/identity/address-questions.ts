import { networkOf } from './client-network.ts'
import { tooManyAttempts } from './failure.ts'
import type { Service } from './service.ts'
import { takeFromWindow } from './throttle.ts'

const HOUR = 3_600_000

/**
 * Counts a call whose answer reveals whether an address has an account. Each kind is limited to as many calls
 * per hour and network as there may be sign-ups.
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
