import { resolve } from 'node:path'
import { identityMigrations } from '#identity/migrations.ts'
import { RestoreError } from '#server/database/backup/all-or-nothing.ts'
import { wholeBackup } from '#server/database/backup/read-records.ts'
import { restoreBackup } from '#server/database/backup/restore-backup.ts'
import { migrations } from '#server/database/migrations/index.ts'
import { openForCommand } from './command-database.ts'
import { keptPlaces } from './kept-places.ts'

/** `npm run restore -- FILE`: into an empty database (an empty DATA_DIR, or a new one behind DATABASE_URL). */
const [file] = process.argv.slice(2)
if (!file) {
  console.error('From where? npm run restore -- FILE')
  process.exit(2)
}

const restore = async () => {
  // Before a database is opened, which would make one where there is none.
  const backup = await wholeBackup(resolve(file))
  const { database, config } = await openForCommand({ migrated: false })
  try {
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
