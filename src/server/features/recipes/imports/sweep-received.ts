import { lstat, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { RECEIVED } from './receive-file.ts'

/**
 * Age in milliseconds below which a file is kept, because another server of this machine may be reading it;
 * no reading takes a day.
 */
const GRACE_MS = 24 * 60 * 60_000

/**
 * Removes uploaded files of killed servers. Folders of other users are left alone.
 * @returns number of removed folders
 */
export async function sweepReceived(now: Date, folder = tmpdir()): Promise<number> {
  let removed = 0
  for (const name of await readdir(folder)) {
    if (!name.startsWith(RECEIVED)) continue
    const path = join(folder, name)
    const found = await lstat(path).catch(() => null)
    if (!found || found.uid !== process.getuid?.() || now.getTime() - found.mtimeMs < GRACE_MS) continue
    await rm(path, { recursive: true, force: true })
    removed += 1
  }
  return removed
}
