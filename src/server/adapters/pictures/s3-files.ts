import type { FileStore } from './file-store.ts'
import type { S3Client } from './s3-client.ts'

/**
 * Age below which a file counts as touched without being written anew: the sweep takes files older than a
 * day, and an object's age can be changed only by writing it.
 */
const YOUNG_MS = 12 * 60 * 60 * 1000

const mediaTypes: Readonly<Record<string, string>> = {
  webp: 'image/webp',
  svg: 'image/svg+xml',
  jpg: 'image/jpeg',
}
const typeOf = (name: string) =>
  mediaTypes[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream'

/** File store in a bucket, with keys below `prefix`. An object appears only once it is complete. */
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
