import { existsSync } from 'node:fs'
import { readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { threadId } from 'node:worker_threads'
import { sourceHash } from '../../scripts/source-hash.mjs'

const cache = join(import.meta.dirname, '../../.cache')
const OLD_MS = 24 * 3_600_000

/**
 * A folder that is made once for the sources as they are, for every process that tests them; answers where it is. What
 * runs on one of older sources goes on with it.
 *
 * @param make fills the folder that it is given, which is not there yet
 */
export async function madeOnce(name: string, make: (folder: string) => Promise<unknown>): Promise<string> {
  // Two folders deep, so that a server in it finds the built web app of dist/ where there is one.
  const folder = join(cache, `${name}-${sourceHash().slice(0, 16)}`)
  if (existsSync(folder)) return folder
  await removeOld(name)
  // Threads of one process have its number, too.
  const fresh = `${folder}.${process.pid}.${threadId}`
  await make(fresh)
  // Another process may have been quicker: what it made is the same.
  await rename(fresh, folder).catch(() => rm(fresh, { recursive: true, force: true }))
  return folder
}

const removeOld = async (name: string) => {
  const names = await readdir(cache).catch((): string[] => [])
  for (const each of names.filter((one) => one.startsWith(`${name}-`))) {
    const path = join(cache, each)
    const made = await stat(path).catch(() => null)
    if (made && Date.now() - made.mtimeMs > OLD_MS) await rm(path, { recursive: true, force: true })
  }
}
