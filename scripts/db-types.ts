import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { openScratchDatabase } from '#testing/database-scratch.ts'
import { tableTypes } from '#testing/database-types.ts'

/** Writes src/server/database/tables.ts from a freshly migrated database; `--check` only compares. */
const target = fileURLToPath(new URL('../src/server/database/tables.ts', import.meta.url))
const { db, close } = await openScratchDatabase()
try {
  const wanted = await tableTypes(db)
  if (process.argv.includes('--check')) {
    if ((await readFile(target, 'utf8')) !== wanted) {
      console.error('src/server/database/tables.ts is not what the migrations make. Run: npm run db:types')
      process.exitCode = 1
    }
  } else {
    await writeFile(target, wanted)
    console.log(`wrote ${target}`)
  }
} finally {
  await close()
}
