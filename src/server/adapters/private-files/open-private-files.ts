import type { Kysely } from 'kysely'
import { type PrivateFolder, privateFilesIn } from '#identity/private-file.ts'
import type { Tables } from '#server/database/tables.ts'
import type { Log } from '#server/ports/log.ts'
import { type DatabaseFiles, databaseFiles } from './database-files.ts'
import { createSeal } from './seal.ts'

interface Place {
  databaseUrl: string | null
  secretsKey: string | null
  dataDir: string
}

/** Folders of private files: the installation's identity, the keys that sign tokens, the sandbox's keys. */
const FOLDERS = ['identity', 'identity/keys', 'billing']

/**
 * Opens the place of keys and secrets: `dataDir` with the embedded database, otherwise the database itself,
 * because all servers on it must share them. Files that a server kept in `dataDir` before it used that
 * database are imported once.
 */
export async function openPrivateFiles(
  place: Place,
  { db, log }: { db: Kysely<Tables>; log: Log },
): Promise<PrivateFolder> {
  const shared = sharedPrivateFiles(place, db)
  if (!shared) return place.dataDir
  if ((await shared.all()).length === 0) await takeOver(place.dataDir, shared, log)
  await shared.sealAll()
  return shared
}

/** Returns the private files in the database; null when they are files on this machine. */
export const sharedPrivateFiles = (
  { databaseUrl, secretsKey }: Pick<Place, 'databaseUrl' | 'secretsKey'>,
  db: Kysely<Tables>,
): DatabaseFiles | null =>
  databaseUrl ? databaseFiles(db, secretsKey ? createSeal(secretsKey) : null) : null

async function takeOver(dataDir: string, shared: DatabaseFiles, log: Log): Promise<void> {
  const own = privateFilesIn(dataDir)
  for (const folder of FOLDERS) {
    for (const file of await own.names(folder)) {
      if (!/^[\w-]+\.json$/.test(file) || file === 'firebase-keys.json') continue
      const content = await own.read(`${folder}/${file}`)
      if (content === null || !(await shared.create(`${folder}/${file}`, content))) continue
      log.info({ file: `${folder}/${file}` }, 'took a private file over into the database')
    }
  }
}
