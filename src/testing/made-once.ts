import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { threadId } from 'node:worker_threads'
import { isAlive } from '#server/database/embedded/processes.ts'
import { hashOfSources } from './hash-of-sources.ts'

const cache = join(import.meta.dirname, '../../.cache')
const OLD_MS = 24 * 3_600_000

/**
 * Returns a folder that is made once for the current sources and shared by all test processes. A process that
 * runs on older sources keeps its own folder.
 *
 * @param make fills the given folder, which does not exist yet
 */
export async function madeOnce(name: string, make: (folder: string) => Promise<unknown>): Promise<string> {
  // The folder is two levels deep, so that a server in it finds the built web app in dist/ if there is one.
  const folder = join(cache, `${name}-${hashOfSources().slice(0, 16)}`)
  if (existsSync(folder)) return folder
  await removeOld(name)
  const release = await takeLock(folder)
  try {
    if (release === null) return folder
    // The thread's number is included, because threads of one process share the process number.
    const fresh = `${folder}.${process.pid}.${threadId}`
    await make(fresh)
    // After a killed holder two processes may get the lock; both then made the same folder.
    await rename(fresh, folder).catch(() => rm(fresh, { recursive: true, force: true }))
    return folder
  } finally {
    await release?.()
  }
}

const WAIT_MS = 50
/**
 * Age at which a lock is abandoned even if its process number exists: nothing takes longer to make, and the
 * number of a killed process may belong to another by then.
 */
const LONGEST_MS = 5 * 60_000
/** Milliseconds in which the holder writes its process number into the lock file. */
const WRITTEN_MS = 5_000

/**
 * Waits until no other process makes the folder, so that processes which start at once do not all do many
 * seconds of work.
 * @returns a function that releases the lock; null when another process has made the folder meanwhile
 */
const takeLock = async (folder: string): Promise<(() => Promise<void>) | null> => {
  const lock = `${folder}.lock`
  await mkdir(cache, { recursive: true })
  for (;;) {
    if (existsSync(folder)) return null
    try {
      await writeFile(lock, String(process.pid), { flag: 'wx' })
      // The previous holder may have finished between the two checks.
      if (!existsSync(folder)) return () => rm(lock, { force: true })
      await rm(lock, { force: true })
      return null
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
    if (await isAbandoned(lock)) await rm(lock, { force: true })
    await pause(WAIT_MS)
  }
}

/** True when the process that holds the lock was killed. */
const isAbandoned = async (lock: string): Promise<boolean> => {
  const taken = await stat(lock).catch(() => null)
  if (!taken) return false
  const age = Date.now() - taken.mtimeMs
  const holder = Number(await readFile(lock, 'utf8').catch(() => ''))
  return age > LONGEST_MS || (holder > 0 ? !isAlive(holder) : age > WRITTEN_MS)
}

const removeOld = async (name: string) => {
  const names = await readdir(cache).catch((): string[] => [])
  for (const each of names.filter((one) => one.startsWith(`${name}-`))) {
    const path = join(cache, each)
    const made = await stat(path).catch(() => null)
    if (made && Date.now() - made.mtimeMs > OLD_MS) await rm(path, { recursive: true, force: true })
  }
}
