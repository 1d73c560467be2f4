import { readdir, stat, unlink } from 'node:fs/promises'
import { join } from 'node:path'
import { ifMissing } from '#server/files.ts'

const KEPT_MS = 30 * 24 * 60 * 60_000

/**
 * Removes mails in the outbox and failed mails once they are older than a month: they hold addresses and
 * messages to support, also of deleted accounts. Queued mails are not touched.
 * @returns number of removed files
 */
export async function pruneMails(outbox: string, now: Date): Promise<number> {
  let removed = 0
  for (const folder of [outbox, join(outbox, 'waiting', 'failed')]) {
    const names = await readdir(folder).catch(ifMissing<string[]>([]))
    for (const path of names
      .filter((name) => /\.(?:eml|json)$/.test(name))
      .map((name) => join(folder, name))) {
      const { mtimeMs } = await stat(path)
      if (now.getTime() - mtimeMs < KEPT_MS) continue
      await unlink(path)
      removed += 1
    }
  }
  return removed
}
