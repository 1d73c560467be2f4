import type { Kysely } from 'kysely'
import type { FileStore } from '#server/adapters/pictures/file-store.ts'
import { picturePlaces } from '#server/adapters/pictures/open-pictures.ts'
import type { DatabaseFiles } from '#server/adapters/private-files/database-files.ts'
import { sharedPrivateFiles } from '#server/adapters/private-files/open-private-files.ts'
import type { Config } from '#server/config.ts'
import type { KeptFiles, KeptPlaces } from '#server/database/backup/format.ts'
import { keptOnDisk } from '#server/database/backup/kept-on-disk.ts'
import type { Tables } from '#server/database/tables.ts'

/**
 * The places of an installation's files that a backup contains besides the rows; `db` is the transaction of a
 * restore.
 */
export function keptPlaces(config: Config, db: Kysely<Tables>): KeptPlaces {
  const places = keptOnDisk(config.dataDir)
  if (config.s3) {
    const { pictures, photos } = picturePlaces(config.s3, config.dataDir)
    places.pictures = inBucket(pictures, photos)
  }
  const shared = sharedPrivateFiles(config, db)
  if (shared) {
    places.identity = inTable(shared, 'identity')
    places.billing = inTable(shared, 'billing')
  }
  return places
}

const PICTURES = 'pictures/'
const PHOTOS = 'pictures/private/'

function inBucket(pictures: FileStore, photos: FileStore): KeptFiles {
  const place = (path: string) =>
    path.startsWith(PHOTOS)
      ? { files: photos, name: path.slice(PHOTOS.length) }
      : { files: pictures, name: path.slice(PICTURES.length) }
  return {
    async *list() {
      // Private photos are stored below the pictures and are listed after them.
      for await (const { name } of pictures.list('g')) yield { path: `${PICTURES}${name}`, mode: 0o600 }
      for await (const { name } of photos.list()) yield { path: `${PHOTOS}${name}`, mode: 0o600 }
    },
    read(path) {
      const { files, name } = place(path)
      return files.read(name)
    },
    bringBack() {
      const added: { files: FileStore; name: string }[] = []
      return {
        async add(path, _mode, bytes) {
          const { files, name } = place(path)
          // A name never belongs to two contents, so an existing file is already right.
          if (await files.has(name)) return
          added.push({ files, name })
          await files.place([{ name, bytes }])
        },
        place: async () => undefined,
        async undo() {
          for (const { files, name } of added) await files.remove(name)
        },
        keep: async () => undefined,
      }
    },
  }
}

const inTable = (files: DatabaseFiles, folder: string): KeptFiles => ({
  async *list() {
    for (const path of await files.all()) if (path.startsWith(`${folder}/`)) yield { path, mode: 0o600 }
  },
  async read(path) {
    const content = await files.read(path)
    return content === null ? null : Buffer.from(content)
  },
  bringBack() {
    const added: { path: string; content: string }[] = []
    return {
      async add(path, _mode, bytes) {
        added.push({ path, content: Buffer.from(bytes).toString() })
      },
      async place() {
        for (const { path, content } of added) await files.replace(path, content)
      },
      // The rollback of the transaction removes the files.
      undo: async () => undefined,
      keep: async () => undefined,
    }
  },
})
