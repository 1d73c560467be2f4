import { type Database, openDatabase } from '../../src/server/database/open.ts'
import type { Larder } from './larder.ts'

/** Works in the database of a server, which stays up. */
export async function inDatabase(
  { dataDir }: Pick<Larder, 'dataDir'>,
  work: (db: Database) => Promise<void>,
): Promise<void> {
  const silent = () => undefined
  const { db, close } = await openDatabase({
    dataDir,
    log: { info: silent, warn: silent, error: silent },
    poolSize: 1,
  })
  try {
    await work(db)
  } finally {
    await close()
  }
}
