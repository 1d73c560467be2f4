import { Overloaded } from './failure.ts'
import type { Service } from './service.ts'

/**
 * Runs `work`, which ends every session of an account, and ends what the product gave out that opens the
 * account without a session. The latter ends first, so that a crash in between leaves nothing open, and again
 * after the sessions, which could have made a new one until then. While it cannot be ended, nothing is done.
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

/**
 * Ends what opens an account without a session, after an ordinary end of its sessions: a failure is only
 * logged.
 */
export async function endElsewhere(
  service: Pick<Service, 'endElsewhere' | 'log'>,
  uid: string,
): Promise<void> {
  await service.endElsewhere(uid).catch((error: unknown) => {
    service.log.error({ err: error }, 'what belongs to ended sessions could not be ended')
  })
}
