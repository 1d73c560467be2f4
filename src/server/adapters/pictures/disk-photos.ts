import type { Photos } from '#server/ports/photos.ts'
import { diskFiles } from './disk-files.ts'
import { createPhotos } from './kept-photos.ts'
import type { PicturePool } from './picture-pool.ts'

/** Private photos as files below `dir`; a cook's folder is removed with the last photo. */
export const createDiskPhotos = (dir: string, pool?: PicturePool): Photos =>
  createPhotos(diskFiles(dir, { removeEmptyFolders: true }), pool)
