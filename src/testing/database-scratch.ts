import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Database, openDatabase } from '#server/database/open.ts'
import { migrateAll } from './database-migrations.ts'
import { quietLog } from './quiet-log.ts'

/** Opens a migrated database in a temporary folder, with a server of its own, for scripts and benchmarks. */
export async function openScratchDatabase(): Promise<{
  db: Database
  dataDir: string
  close(): Promise<void>
}> {
  const dataDir = await mkdtemp(join(tmpdir(), 'larder-scratch-'))
  const opened = await openDatabase({ dataDir, log: quietLog })
  const close = async () => {
    await opened.close()
    await rm(dataDir, { recursive: true, force: true })
  }
  try {
    await migrateAll(opened.db)
  } catch (error) {
    await close()
    throw error
  }
  return { db: opened.db, dataDir, close }
}
