import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { threadId } from 'node:worker_threads'
import { isAlive } from '#server/database/embedded/processes.ts'
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
  const release = await firstOrAfter(folder)
  try {
    if (release === null) return folder
    // Threads of one process have its number, too.
    const fresh = `${folder}.${process.pid}.${threadId}`
    await make(fresh)
    // Where two took the lock of one that was killed, both have made the same.
    await rename(fresh, folder).catch(() => rm(fresh, { recursive: true, force: true }))
    return folder
  } finally {
    await release?.()
  }
}

const WAIT_MS = 50
/** Nothing takes longer to make; the number of a process that was killed may be another's by then. */
const LONGEST_MS = 5 * 60_000
/** A lock is empty until its number is written. */
const WRITTEN_MS = 5_000

/**
 * Waits until nobody else makes the folder: several processes that begin at once would all do work of many seconds.
 * @returns what ends our turn to make it; null when another has made it meanwhile
 */
const firstOrAfter = async (folder: string): Promise<(() => Promise<void>) | null> => {
  const lock = `${folder}.lock`
  await mkdir(cache, { recursive: true })
  for (;;) {
    if (existsSync(folder)) return null
    try {
      await writeFile(lock, String(process.pid), { flag: 'wx' })
      // Whoever had it may have ended between the two.
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

/** Whether the process that has the lock was killed. */
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
