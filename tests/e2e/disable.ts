import { setDisabled } from '../../src/identity/disable-account.ts'
import type { IdentityTables } from '../../src/identity/tables.ts'
import { inDatabase } from './in-database.ts'
import type { Larder } from './larder.ts'

/** Disables a cook at the identity service, as an administrator's tap does. */
export const disable = (larder: Pick<Larder, 'dataDir'>, email: string): Promise<void> =>
  inDatabase(larder, async (database) => {
    const db = database.withTables<IdentityTables>()
    const { uid } = await db
      .selectFrom('identity_accounts')
      .select('uid')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
    const installation = { issuer: '', projectId: '', apiKey: '', digest: () => '' }
    await setDisabled({ db, clock: { now: () => new Date() }, installation }, uid, true)
  })
