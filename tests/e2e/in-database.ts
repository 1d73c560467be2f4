import { type Database, openDatabase } from '../../src/server/database/open.ts'
import type { Larder } from './larder.ts'

/** Runs `work` in the database of a running server. */
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
