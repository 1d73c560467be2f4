import type { Pictures } from '#server/ports/pictures.ts'
import { diskFiles } from './disk-files.ts'
import { createPictures } from './kept-pictures.ts'
import type { PicturePool } from './picture-pool.ts'

/** Pictures as files below `dir`. */
export const createDiskPictures = (dir: string, pool?: PicturePool): Pictures =>
  createPictures(diskFiles(dir), pool)
