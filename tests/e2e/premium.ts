import { openDatabase } from '../../src/server/database/open.ts'
import type { Larder } from './larder.ts'

/** Makes a cook an active subscriber, as an administrator's override does. The server stays up. */
export async function makePremium({ dataDir }: Pick<Larder, 'dataDir'>, email: string): Promise<void> {
  const silent = () => undefined
  const { db, close } = await openDatabase({
    dataDir,
    log: { info: silent, warn: silent, error: silent },
    poolSize: 1,
  })
  try {
    await db.updateTable('users').set({ status_override: 'active' }).where('email', '=', email).execute()
  } finally {
    await close()
  }
}
