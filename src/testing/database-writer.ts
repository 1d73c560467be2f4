import { openDatabase } from '#server/database/open.ts'
import { createFolder } from '#server/stores/folders.ts'
import { aCook } from '#testing/database-builders.ts'
import { migrateAll } from '#testing/database-migrations.ts'
import { quietLog } from '#testing/quiet-log.ts'

/**
 * A server in a process of its own, for tests that kill it: it opens the database of the given folder, writes
 * one folder row after the other and prints the id of each that the database has acknowledged. `exit-early`
 * ends without closing, `exit-normally` closes first.
 */
const [dataDir = '', ending] = process.argv.slice(2)
const { db, close } = await openDatabase({ dataDir, log: quietLog })
await migrateAll(db)
const { id: userId } = await aCook(db)
process.stdout.write(`cook ${userId}\n`)
if (ending === 'exit-early') process.exit(1)
if (ending === 'exit-normally') await close()
else {
  for (;;) {
    const { id } = await createFolder(db, userId, { name: 'A', color: '#ea580c' }, new Date())
    process.stdout.write(`wrote ${id}\n`)
  }
}
