import { resolve } from 'node:path'
import { sql } from 'kysely'
import { identityMigrations } from '#identity/migrations.ts'
import type { Config } from '#server/config.ts'
import { RestoreError } from '#server/database/backup/all-or-nothing.ts'
import { wholeBackup } from '#server/database/backup/read-records.ts'
import { restoreBackup } from '#server/database/backup/restore-backup.ts'
import { migrations } from '#server/database/migrations/index.ts'
import type { OpenDatabase } from '#server/database/open.ts'
import { openForCommand } from './command-database.ts'
import { keptPlaces } from './kept-places.ts'

/**
 * `npm run restore -- FILE` restores a backup into an empty database (an empty DATA_DIR, or a new one behind
 * DATABASE_URL).
 */
const [file] = process.argv.slice(2)
if (!file) {
  console.error('From where? npm run restore -- FILE')
  process.exit(2)
}

/**
 * Throws while a server runs, because it would keep using its old keys and write to the database during the
 * restore.
 */
const refuseBesideServer = async ({ db, sole }: OpenDatabase, { databaseUrl }: Config) => {
  if (!databaseUrl) {
    if (sole) return
    throw new Error('Larder is running on this data. Stop it first.')
  }
  const { rows } = await sql<{ found: boolean }>`select exists (
    select from pg_stat_activity where datname = current_database() and application_name = 'larder'
      and pid <> pg_backend_pid()) as found`.execute(db)
  if (rows[0]?.found) {
    throw new Error(
      'Larder is running on this database, or a pooler still holds its connections. Stop it first, or go past the pooler.',
    )
  }
}

const restore = async () => {
  // The backup is checked first, because opening a database would create one.
  const backup = await wholeBackup(resolve(file))
  const { database, config } = await openForCommand({ migrated: false })
  try {
    await refuseBesideServer(database, config)
    const { rows, files } = await restoreBackup(database.db, {
      backup,
      placesWithin: (tx) => keptPlaces(config, tx),
      migrations: [...migrations, ...identityMigrations],
    })
    console.log(`Restored ${rows} rows and ${files} files into ${config.dataDir}.`)
  } finally {
    await database.close()
  }
}

restore().catch((error: unknown) => {
  const message = error instanceof Error ? error.message : String(error)
  console.error(error instanceof RestoreError ? message : `Nothing was restored: ${message}`)
  process.exitCode = 1
})
