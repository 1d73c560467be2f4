import type { FileStore } from './file-store.ts'
import type { S3Client } from './s3-client.ts'

/**
 * How old a file may be to count as young without being written anew: the sweep takes what is older than a day.
 * An object's age cannot be changed by itself, only by writing it.
 */
const YOUNG_MS = 12 * 60 * 60 * 1000

const mediaTypes: Readonly<Record<string, string>> = {
  webp: 'image/webp',
  svg: 'image/svg+xml',
  jpg: 'image/jpeg',
}
const typeOf = (name: string) =>
  mediaTypes[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream'

/** Files as objects of a bucket, their keys below `prefix`. An object is whole or not there. */
export function s3Files(client: S3Client, prefix: string): FileStore {
  const key = (name: string) => `${prefix}/${name}`
  return {
    read: (name) => client.get(key(name)),
    has: async (name) => (await client.changedAt(key(name))) !== null,
    async place(files) {
      const [first, ...others] = files
      if (!first) return
      await Promise.all(others.map(({ name, bytes }) => client.put(key(name), bytes, typeOf(name))))
      await client.put(key(first.name), first.bytes, typeOf(first.name))
    },
    async touch(name) {
      const changedAt = await client.changedAt(key(name))
      return changedAt !== null && Date.now() - changedAt < YOUNG_MS
    },
    remove: (name) => client.remove(key(name)),
    async *list(before) {
      for await (const { key: found, changedAt } of client.list(`${prefix}/`)) {
        const name = found.slice(prefix.length + 1)
        if (before !== undefined && name >= before) return
        yield { name, changedAt }
      }
    },
    ready: () => client.findsBucket(),
  }
}
