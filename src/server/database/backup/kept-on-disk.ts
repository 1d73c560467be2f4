import { readdir, readFile, stat } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { ifMissing } from '#server/files.ts'
import { type KeptFiles, type KeptFolder, type KeptPlaces, keptFolders } from './format.ts'
import { returningOnDisk, STAGING } from './returning-on-disk.ts'

/** File stores of the folders in a data directory. */
export const keptOnDisk = (dataDir: string): KeptPlaces =>
  // Every folder is a key.
  Object.fromEntries(keptFolders.map((folder) => [folder, filesOf(dataDir, folder)])) as KeptPlaces

const filesOf = (dataDir: string, folder: KeptFolder): KeptFiles => ({
  async *list() {
    const root = join(dataDir, folder)
    const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(ifMissing([]))
    for (const entry of entries.filter((each) => each.isFile())) {
      const path = join(entry.parentPath, entry.name)
      // Files in the staging folder were left by a restore that was killed.
      if (path.startsWith(join(root, STAGING))) continue
      const found = await stat(path).catch(ifMissing(null))
      if (found) yield { path: relative(dataDir, path).split(sep).join('/'), mode: found.mode & 0o777 }
    }
  },
  read: (path) => readFile(join(dataDir, path)).catch(ifMissing(null)),
  bringBack: () => returningOnDisk(dataDir, folder),
})
