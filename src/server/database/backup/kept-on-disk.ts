import { chmod, mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { type KeptFiles, type KeptFolder, type KeptPlaces, keptFolders } from './format.ts'

/** The folders of a data directory. */
export const keptOnDisk = (dataDir: string): KeptPlaces =>
  Object.fromEntries(keptFolders.map((folder) => [folder, filesOf(dataDir, folder)])) as KeptPlaces // all of them

const filesOf = (dataDir: string, folder: KeptFolder): KeptFiles => ({
  async *list() {
    const root = join(dataDir, folder)
    const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(ifMissing([]))
    for (const entry of entries.filter((each) => each.isFile())) {
      const path = join(entry.parentPath, entry.name)
      const found = await stat(path).catch(ifMissing(null))
      if (found) yield { path: relative(dataDir, path).split(sep).join('/'), mode: found.mode & 0o777 }
    }
  },
  read: (path) => readFile(join(dataDir, path)).catch(ifMissing(null)),
  async write(path, mode, bytes) {
    const target = join(dataDir, path)
    await mkdir(dirname(target), { recursive: true, mode: 0o700 })
    await writeFile(target, bytes, { mode, flush: true })
    await chmod(target, mode)
  },
})

const ifMissing =
  <T>(instead: T) =>
  (error: unknown): T => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return instead
    throw error
  }
