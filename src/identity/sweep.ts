import type { Service } from './service.ts'
import { ABSOLUTE_MS } from './sessions.ts'

const DAY = 86_400_000

/** Deletes rows that no longer have an effect; safe to run in several processes at once. */
export async function sweep({ db, clock }: Pick<Service, 'db' | 'clock'>): Promise<void> {
  const now = clock.now().getTime()
  await db
    .deleteFrom('identity_throttle')
    .where('last_at', '<', new Date(now - 2 * DAY))
    .execute()
  await db
    .deleteFrom('identity_action_codes')
    .where('expires_at', '<', new Date(now - DAY))
    .execute()
  // Ended sessions stay for a while, because they show which networks are familiar.
  await db
    .deleteFrom('identity_sessions')
    .where('last_used_at', '<', new Date(now - ABSOLUTE_MS))
    .execute()
  await db
    .deleteFrom('identity_audit')
    .where('at', '<', new Date(now - 365 * DAY))
    .execute()
}
