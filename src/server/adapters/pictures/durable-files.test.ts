import { chmod, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openPictures, picturePlaces } from './open-pictures.ts'

let dataDir: string
let umask: number
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'larder-private-'))
  // The umask 0 is the most open that a system can be set to.
  umask = process.umask(0)
})
afterEach(async () => {
  process.umask(umask)
  await rm(dataDir, { recursive: true })
})

/** Lists everything below the data directory that another user could read or write. */
async function openToOthers(): Promise<string[]> {
  const found: string[] = []
  for (const entry of await readdir(dataDir, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    const mode = (await stat(path)).mode & 0o777
    if (mode !== (entry.isDirectory() ? 0o700 : 0o600))
      found.push(`${path.slice(dataDir.length)} ${mode.toString(8)}`)
  }
  return found
}

test.skipIf(process.platform === 'win32')('pictures and photos are files of this user alone', async () => {
  const { pictures, photos } = picturePlaces(null, dataDir)
  await pictures.place([{ name: 'ab/abc.webp', bytes: new Uint8Array(1) }])
  await photos.place([{ name: 'cook/photo.jpg', bytes: new Uint8Array(1) }])
  expect(await pictures.ready()).toBe(true)
  expect(await openToOthers()).toEqual([])
})

test.skipIf(process.platform === 'win32')(
  'what an earlier version left open is closed at the start',
  async () => {
    const folders = ['pictures/ab', 'pictures/incoming', 'pictures/private/cook']
    for (const folder of folders) {
      await mkdir(join(dataDir, folder), { recursive: true })
      await writeFile(join(dataDir, folder, 'file'), '')
    }
    // A start that was killed had closed the outermost folder already.
    await chmod(join(dataDir, 'pictures/private'), 0o700)
    await openPictures(null, dataDir)
    expect(await openToOthers()).toEqual([])
  },
)
