import { posix } from 'node:path'
import type { ArchiveFile, OpenArchive } from '#server/archives/read-archive.ts'
import type { FindPicture } from './found-in-file.ts'

const MAX_PICTURE_BYTES = 20 * 1024 * 1024
const isPicture = /\.(?:jpe?g|png|webp|gif|avif)$/i

/**
 * Finds the pictures of an archive by the paths that recipes give: relative to their own file, or by the end
 * of the path.
 */
export function picturesIn({ files }: OpenArchive) {
  const byPath = new Map<string, ArchiveFile>()
  const byEnd = new Map<string, ArchiveFile>()
  for (const file of files) {
    if (!isPicture.test(file.path)) continue
    const path = file.path.toLowerCase()
    byPath.set(path, file)
    byEnd.set(path.split('/').slice(-3).join('/'), file)
  }
  const find = (path: string): ArchiveFile | undefined => {
    const plain = posix.normalize(path.toLowerCase())
    return byPath.get(plain) ?? byEnd.get(plain.split('/').slice(-3).join('/'))
  }
  return {
    /** Returns a finder for pictures that a document in `folder` names. */
    beside(folder: string): FindPicture {
      return async (name) => {
        const file = find(posix.join(folder, decoded(name)))
        return file ? await file.read(MAX_PICTURE_BYTES) : null
      }
    },
  }
}

/** Decodes a path that JSON may give in the percent encoding of the web. */
function decoded(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}
