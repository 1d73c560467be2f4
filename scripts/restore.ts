import { resolve } from 'node:path'
import { identityMigrations } from '#identity/migrations.ts'
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
const { database, config } = await openForCommand({ migrated: false })
try {
  const everyMigration = [...migrations, ...identityMigrations]
  const { rows, files } = await restoreBackup(
    database.db,
    keptPlaces(config, database.db),
    resolve(file),
    everyMigration,
  )
  console.log(`Restored ${rows} rows and ${files} files into ${config.dataDir}.`)
} catch (error) {
  console.error(`Nothing was restored: ${error instanceof Error ? error.message : String(error)}`)
  process.exitCode = 1
} finally {
  await database.close()
}
