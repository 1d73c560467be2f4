import { createHash } from 'node:crypto'
import { PictureError, type Pictures, previewSuffix, type StoredPicture } from '#server/ports/pictures.ts'
import { dishSize } from './dish-size.ts'
import type { FileStore } from './file-store.ts'
import { type EncodedPicture, pictureSuffixes } from './picture-jobs.ts'
import { type PicturePool, sharedPicturePool } from './picture-pool.ts'

const fileName = /^([0-9a-f]{64})(-480|-960)?\.webp$/
const previewName = new RegExp(`^([0-9a-f]{64})${previewSuffix.replace('.', '\\.')}$`)
const keptName = new RegExp(
  `^([0-9a-f]{2})/(\\1[0-9a-f]{62})(?:(?:-480|-960)?\\.webp|\\.svg|${previewSuffix.replace('.', '\\.')})$`,
)
/** Folders of pictures are named by the first byte of the hash; what else lies there comes after them. */
const AFTER_SHARDS = 'g'

/** Pictures in a store of files: `ab/abcdef….webp`, one folder for each first byte of the hash. */
export function createPictures(files: FileStore, pool: PicturePool = sharedPicturePool()): Pictures {
  const shard = (hash: string) => hash.slice(0, 2)
  const path = (hash: string, suffix: string) => `${shard(hash)}/${hash}${suffix}.webp`
  const drawing = (hash: string) => `${shard(hash)}/${hash}.svg`
  const preview = (hash: string) => `${shard(hash)}/${hash}${previewSuffix}`
  /** Files that are being made: whoever wants one waits for the same work. */
  const underWay = new Map<string, Promise<boolean>>()

  return {
    store: async (bytes) => keep(await pool.encode(bytes)),
    // One that lies here to the byte was made here: nobody can have put it under that name otherwise.
    storeAgain: async (bytes) => (await alreadyKept(bytes)) ?? keep(await pool.encodeUnlessOwn(bytes)),
    storePortrait: async (bytes) => keep(await pool.encode(bytes, undefined, 'portrait')),

    async storeDrawing(svg, { render: when } = { render: 'soon' }) {
      const hash = hashOf(svg)
      const picture = stored(hash, sizeOf(svg))
      if (await files.touch(drawing(hash))) return picture
      await files.place([{ name: drawing(hash), bytes: Buffer.from(svg) }])
      // Nobody waits for it, and a failure shows when somebody looks: then it is tried again.
      if (when === 'soon') render(hash).catch(() => undefined)
      return picture
    },

    async read(name) {
      const previewed = previewName.exec(name)?.[1]
      if (previewed) return readOrMake(preview(previewed), () => makePreview(previewed))
      const [, hash, suffix = ''] = fileName.exec(name) ?? []
      return hash ? readOrMake(path(hash, suffix), () => render(hash)) : null
    },

    async *list(olderThanMs) {
      const limit = Date.now() - olderThanMs
      // The files of one picture come one after the other, and the youngest of them counts.
      let current = { hash: '', changedAt: 0 }
      const isOld = () => current.hash !== '' && current.changedAt <= limit
      for await (const { name, changedAt } of files.list(AFTER_SHARDS)) {
        const hash = keptName.exec(name)?.[2]
        if (!hash) continue
        if (hash !== current.hash) {
          if (isOld()) yield current.hash
          current = { hash, changedAt: 0 }
        }
        current.changedAt = Math.max(current.changedAt, changedAt)
      }
      if (isOld()) yield current.hash
    },

    async remove(hash) {
      if (!fileName.test(`${hash}.webp`)) return
      // The main file and its drawing last: as long as one is there, a removal that was cut short is found and finished.
      const widths = pictureSuffixes.toReversed().map((suffix) => path(hash, suffix))
      for (const name of [preview(hash), ...widths, drawing(hash)]) await files.remove(name)
    },

    ready: () => files.ready(),
  }

  async function keep(picture: EncodedPicture): Promise<StoredPicture> {
    const [main] = picture.files
    if (!main) throw new Error('An encoded picture has at least one file')
    const hash = hashOf(main.bytes)
    if (!(await touch(hash))) await place(hash, picture)
    return stored(hash, picture)
  }

  async function alreadyKept(bytes: Uint8Array): Promise<StoredPicture | null> {
    const size = dishSize(bytes)
    if (!size) return null
    const hash = hashOf(bytes)
    return (await touch(hash)) ? stored(hash, size) : null
  }

  async function readOrMake(name: string, make: () => Promise<boolean>) {
    return (await files.read(name)) ?? ((await make()) ? files.read(name) : null)
  }

  function once(name: string, make: () => Promise<boolean>): Promise<boolean> {
    const begun = underWay.get(name)
    if (begun) return begun
    const work = make().finally(() => underWay.delete(name))
    underWay.set(name, work)
    return work
  }

  /** Makes the files of a drawing that has none yet. False when there is no such drawing. */
  function render(hash: string): Promise<boolean> {
    return once(path(hash, ''), async () => {
      const svg = await files.read(drawing(hash))
      if (svg === null) return false
      // The main file is named last, so when it is there all are.
      if (!(await files.has(path(hash, '')))) {
        await place(hash, await pool.draw(Buffer.from(svg).toString()))
      }
      return true
    })
  }

  /** Makes the picture of a link preview from the widest file. False when there is no such picture. */
  function makePreview(hash: string): Promise<boolean> {
    return once(preview(hash), async () => {
      const widest = await readOrMake(path(hash, ''), () => render(hash))
      if (!widest) return false
      await files.place([{ name: preview(hash), bytes: await pool.preview(widest) }])
      return true
    })
  }

  /** The same picture again: made young, so that a sweep under way leaves it. False unless every file is there. */
  async function touch(hash: string) {
    const touched = await Promise.all(pictureSuffixes.map((suffix) => files.touch(path(hash, suffix))))
    return touched.every(Boolean)
  }

  function place(hash: string, picture: EncodedPicture) {
    return files.place(picture.files.map(({ suffix, bytes }) => ({ name: path(hash, suffix), bytes })))
  }
}

const stored = (hash: string, { width, height }: { width: number; height: number }): StoredPicture => ({
  hash,
  url: `/images/${hash}.webp`,
  width,
  height,
})

const hashOf = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest('hex')

/** A drawing says its size in its first line. */
function sizeOf(svg: string) {
  const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg.slice(0, 400)) ?? []
  if (!width || !height) throw new PictureError('not_a_picture', 'This drawing does not say how large it is')
  return { width: Number(width), height: Number(height) }
}
