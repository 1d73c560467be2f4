import type { Queryable } from './service.ts'
import type { ActionCodeRow } from './tables.ts'

/** The ways back that lead to an address and can still be used. */
export const waysBackTo = (db: Queryable, email: string, now: Date): Promise<ActionCodeRow[]> =>
  db
    .selectFrom('identity_action_codes')
    .selectAll()
    .where('purpose', '=', 'RECOVER_EMAIL')
    .where('email', '=', email)
    .where('expires_at', '>', now)
    .execute()

/** Ends this way back and those that were mailed after it: all of them live equally long. */
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
