import type { Queryable } from './service.ts'
import type { ActionCodeRow } from './tables.ts'

/** Lists the valid ways back to an address. */
export const waysBackTo = (db: Queryable, email: string, now: Date): Promise<ActionCodeRow[]> =>
  db
    .selectFrom('identity_action_codes')
    .selectAll()
    .where('purpose', '=', 'RECOVER_EMAIL')
    .where('email', '=', email)
    .where('expires_at', '>', now)
    .execute()

/** Ends this way back and those mailed after it, which expire later because all have the same lifetime. */
export async function endWaysBackSince(
  db: Queryable,
  uid: string,
  { hash, expires_at }: Pick<ActionCodeRow, 'hash' | 'expires_at'>,
): Promise<void> {
  await db
    .deleteFrom('identity_action_codes')
    .where('uid', '=', uid)
    .where('purpose', '=', 'RECOVER_EMAIL')
    .where((eb) => eb.or([eb('hash', '=', hash), eb('expires_at', '>', expires_at)]))
    .execute()
}
