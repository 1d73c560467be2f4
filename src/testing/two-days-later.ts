import { readdir, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { createPictures } from '#server/adapters/pictures/kept-pictures.ts'
import { picturePlaces } from '#server/adapters/pictures/open-pictures.ts'
import { openDatabase } from '#server/database/open.ts'
import { sweepPictures } from '#server/features/upkeep/upkeep.ts'
import { systemClock } from '#server/ports/clock.ts'
import { bookedPictures, findDisagreements } from '#server/stores/integrity.ts'
import { unnamedPictures } from '#server/stores/pictures.ts'
import { quietLog } from './quiet-log.ts'

const DAY_MS = 86_400_000

const collect = async (hashes: AsyncIterable<string>) => {
  const all = new Set<string>()
  for await (const hash of hashes) all.add(hash)
  return all
}

const makeOld = async (folder: string, then: Date) => {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    // A draft may have been renamed meanwhile; its file is then young, which hides no fault.
    await utimes(join(entry.parentPath, entry.name), then, then).catch(() => undefined)
  }
}

/**
 * Sweeps the data directory of an idle server as on the day after tomorrow, and returns the numbers of
 * removed and kept pictures, and all disagreements between rows, quota, picture records and files.
 */
export const twoDaysLater = async (dataDir: string) => {
  const { db, close } = await openDatabase({ dataDir, log: quietLog, poolSize: 1 })
  const pictures = createPictures(picturePlaces(null, dataDir).pictures)
  try {
    const then = new Date(Date.now() - 2 * DAY_MS)
    await db.updateTable('pictures').set({ touched_at: then }).execute()
    await makeOld(join(dataDir, 'pictures'), then)
    let swept = 0
    // One sweep removes a limited number of pictures, so it is repeated until none is left.
    for (let more = 1; more > 0; swept += more) {
      more = await sweepPictures({ db, clock: systemClock, pictures })
    }
    const [booked, kept] = [await collect(bookedPictures(db)), await collect(pictures.list(0))]
    const wrong = [
      ...(await findDisagreements(db, new Date())),
      ...[...booked].filter((hash) => !kept.has(hash)).map((hash) => `no file: ${hash}`),
      ...[...kept].filter((hash) => !booked.has(hash)).map((hash) => `in no book: ${hash}`),
      ...(await unnamedPictures(db, new Date(Date.now() + DAY_MS))).map((hash) => `an orphan: ${hash}`),
    ]
    return { swept, kept: kept.size, wrong }
  } finally {
    await close()
  }
}
