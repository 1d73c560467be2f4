import { resolve } from 'node:path'
import { writeBackup } from '#server/database/backup/write-backup.ts'
import { openForCommand } from './command-database.ts'
import { keptPlaces } from './kept-places.ts'

/** `npm run backup -- FILE` saves everything in one file; the server may keep running. */
const [file] = process.argv.slice(2)
if (!file) {
  console.error('Where to? npm run backup -- FILE')
  process.exit(2)
}
const { database, config } = await openForCommand()
try {
  const { rows, files } = await writeBackup(database.db, keptPlaces(config, database.db), resolve(file))
  console.log(`${resolve(file)}: ${rows} rows and ${files} files.`)
} catch (error) {
  console.error(`The backup failed: ${error instanceof Error ? error.message : String(error)}`)
  process.exitCode = 1
} finally {
  await database.close()
}
