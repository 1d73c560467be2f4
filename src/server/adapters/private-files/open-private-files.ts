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

/** What an installation keeps to itself: who it is, what it signs tokens with, the sandbox's keys. */
const FOLDERS = ['identity', 'identity/keys', 'billing']

/**
 * Where keys and secrets are: in `dataDir` with the embedded database, otherwise in the database, because every server
 * on it must know the same. What a server kept in `dataDir` before it had that database is taken over once.
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

/** Those in the database; null when they are files on this machine. */
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
