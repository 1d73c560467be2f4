import { Overloaded } from './failure.ts'
import type { Service } from './service.ts'

/**
 * Ends every session of an account by `work`, and what the product gave out that opens something of the account
 * without one. That ends first, so that a process that dies in between leaves nothing open, and once more after the
 * sessions, which could have made a new one until then. While it cannot be ended, nothing is done.
 * @throws Overloaded
 */
export async function endingElsewhere<T>(
  service: Pick<Service, 'endElsewhere' | 'log'>,
  uid: string,
  work: () => Promise<T>,
): Promise<T> {
  try {
    await service.endElsewhere(uid)
  } catch (error) {
    service.log.warn({ err: error }, 'sessions stay, because what belongs to them could not be ended')
    throw new Overloaded()
  }
  const done = await work()
  await endElsewhere(service, uid)
  return done
}

/** The same after sessions have ended that nobody was afraid of: what fails is logged. */
export async function endElsewhere(
  service: Pick<Service, 'endElsewhere' | 'log'>,
  uid: string,
): Promise<void> {
  await service.endElsewhere(uid).catch((error: unknown) => {
    service.log.error({ err: error }, 'what belongs to ended sessions could not be ended')
  })
}
