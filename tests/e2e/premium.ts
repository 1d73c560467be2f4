import { inDatabase } from './in-database.ts'
import type { Larder } from './larder.ts'

/** Makes a cook an active subscriber, as an administrator's override does, while the server keeps running. */
export const makePremium = (larder: Pick<Larder, 'dataDir'>, email: string): Promise<void> =>
  inDatabase(larder, async (db) => {
    await db.updateTable('users').set({ status_override: 'active' }).where('email', '=', email).execute()
  })
