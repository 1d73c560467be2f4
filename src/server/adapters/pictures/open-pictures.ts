import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import type { Photos } from '#server/ports/photos.ts'
import type { Pictures } from '#server/ports/pictures.ts'
import { diskFiles } from './disk-files.ts'
import { makePrivate } from './durable-files.ts'
import type { FileStore } from './file-store.ts'
import { createPhotos } from './kept-photos.ts'
import { createPictures } from './kept-pictures.ts'
import { createS3Client, type S3Config } from './s3-client.ts'
import { s3Files } from './s3-files.ts'

/**
 * Two file stores: pictures that everyone may see, and private photos. File names are the same in a folder
 * and a bucket.
 */
export interface PicturePlaces {
  pictures: FileStore
  photos: FileStore
}

const PICTURES = 'pictures'
const PHOTOS = 'pictures/private'

/**
 * Returns the stores in the configured bucket, or below `dataDir` without one. Nothing is read or written
 * yet.
 */
export function picturePlaces(s3: S3Config | null, dataDir: string): PicturePlaces {
  if (!s3) {
    return {
      pictures: diskFiles(join(dataDir, PICTURES)),
      photos: diskFiles(join(dataDir, PHOTOS), { removeEmptyFolders: true }),
    }
  }
  const client = createS3Client(s3)
  return { pictures: s3Files(client, PICTURES), photos: s3Files(client, PHOTOS) }
}

/**
 * Opens the stores that the server works with.
 * @throws PictureStoreError with a remedy, when a configured bucket cannot be written
 */
export async function openPictures(
  s3: S3Config | null,
  dataDir: string,
): Promise<{ pictures: Pictures; photos: Photos }> {
  const places = picturePlaces(s3, dataDir)
  if (s3) await tryToWrite(places.pictures)
  else await makePrivate(join(dataDir, PICTURES))
  return { pictures: createPictures(places.pictures), photos: createPhotos(places.photos) }
}

/**
 * Writes a file as a test: an access key without the right to write would show only when the first cook loses
 * a picture.
 */
async function tryToWrite(files: FileStore): Promise<void> {
  const name = `incoming/start-${randomUUID()}`
  await files.place([{ name, bytes: new Uint8Array(1) }])
  await files.remove(name)
}
