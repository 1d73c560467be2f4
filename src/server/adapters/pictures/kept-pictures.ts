import { createHash } from 'node:crypto'
import { type Drawing, drawingSize } from '#kitchen/illustration/index.ts'
import { type Pictures, previewSuffix, type StoredPicture } from '#server/ports/pictures.ts'
import { dishSize } from './dish-size.ts'
import type { FileStore } from './file-store.ts'
import { createRecentNames } from './lately.ts'
import { type EncodedPicture, pictureSuffixes } from './picture-jobs.ts'
import { type PicturePool, sharedPicturePool } from './picture-pool.ts'

const fileName = /^([0-9a-f]{64})(-480|-960)?\.webp$/
const previewName = new RegExp(`^([0-9a-f]{64})${previewSuffix.replace('.', '\\.')}$`)
const keptName = new RegExp(
  `^([0-9a-f]{2})/(\\1[0-9a-f]{62})(?:(?:-480|-960)?\\.webp|\\.json|\\.svg|${previewSuffix.replace('.', '\\.')})$`,
)
/**
 * Name that sorts behind all folders of pictures, which are named by the first byte of the hash, and before
 * all other entries.
 */
const AFTER_SHARDS = 'g'
/**
 * Milliseconds for which a drawing that was found or placed is not looked up again: the sweep counts in days.
 */
const AGAIN_AFTER_MS = 60 * 60_000

/** Pictures in a store of files: `ab/abcdef….webp`, one folder for each first byte of the hash. */
export function createPictures(files: FileStore, pool: PicturePool = sharedPicturePool()): Pictures {
  const shard = (hash: string) => hash.slice(0, 2)
  const path = (hash: string, suffix: string) => `${shard(hash)}/${hash}${suffix}.webp`
  /** File with the description of a drawing that is not rendered yet. */
  const waiting = (hash: string) => `${shard(hash)}/${hash}.json`
  /** File of a drawing as SVG, the format of earlier versions (decision 032), which is still read. */
  const svg = (hash: string) => `${shard(hash)}/${hash}.svg`
  const preview = (hash: string) => `${shard(hash)}/${hash}${previewSuffix}`
  /** Files that are being made; a second request for one waits for the same work. */
  const underWay = new Map<string, Promise<void>>()
  const recentNames = createRecentNames(AGAIN_AFTER_MS)

  return {
    store: async (bytes) => keep(await pool.encode(bytes)),
    // Bytes that are stored already were encoded here: nothing else can have put them under that hash.
    storeAgain: async (bytes) => (await alreadyKept(bytes)) ?? keep(await pool.encodeUnlessOwn(bytes)),
    storePortrait: async (bytes) => keep(await pool.encode(bytes, undefined, 'portrait')),

    async storeDrawing(drawing, { render: when } = { render: 'soon' }) {
      const text = JSON.stringify(drawing)
      const hash = hashOf(text)
      const picture = stored(hash, drawingSize)
      if (recentNames.has(hash)) return picture
      if (!(await files.touch(path(hash, ''))) && !(await files.touch(waiting(hash)))) {
        await files.place([{ name: waiting(hash), bytes: Buffer.from(text) }])
        // Nobody waits for the rendering, and after a failure the first reader of the picture starts it
        // again.
        if (when === 'soon') render(hash).catch(() => undefined)
      }
      recentNames.note(hash)
      return picture
    },

    async drawWaiting(hash) {
      if (!fileName.test(`${hash}.webp`) || !(await files.has(waiting(hash)))) return false
      await render(hash)
      return true
    },

    async read(name) {
      const previewed = previewName.exec(name)?.[1]
      if (previewed) return readOrMake(preview(previewed), () => makePreview(previewed))
      const [, hash, suffix = ''] = fileName.exec(name) ?? []
      return hash ? readOrMake(path(hash, suffix), () => render(hash)) : null
    },

    async *list(olderThanMs) {
      const limit = Date.now() - olderThanMs
      // The files of one picture are listed one after the other, and the youngest of them counts.
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
      recentNames.forget(hash)
      // The main file and its drawing are removed last: as long as one of them exists, an interrupted removal
      // is found and finished.
      const widths = pictureSuffixes.toReversed().map((suffix) => path(hash, suffix))
      for (const name of [preview(hash), ...widths, svg(hash), waiting(hash)]) await files.remove(name)
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

  async function readOrMake(name: string, make: () => Promise<void>) {
    const there = await files.read(name)
    if (there) return there
    await make()
    return files.read(name)
  }

  function once(name: string, make: () => Promise<void>): Promise<void> {
    const begun = underWay.get(name)
    if (begun) return begun
    const work = make().finally(() => underWay.delete(name))
    underWay.set(name, work)
    return work
  }

  /** Renders a drawing that has no files yet; another server may just have made them. */
  function render(hash: string): Promise<void> {
    return once(path(hash, ''), async () => {
      const drawing = await unmade(hash)
      if (drawing === null) return
      // The main file gets its name last, so when it exists all files do.
      if (!(await files.has(path(hash, '')))) await place(hash, await pool.draw(drawing))
      // The description holds the words of a recipe, which are removed as soon as they are rendered.
      await files.remove(waiting(hash))
    })
  }

  async function unmade(hash: string): Promise<Drawing | { svg: string } | null> {
    const drawing = await files.read(waiting(hash))
    if (drawing) return JSON.parse(Buffer.from(drawing).toString()) as Drawing // we wrote it
    const drawn = await files.read(svg(hash))
    return drawn && { svg: Buffer.from(drawn).toString() }
  }

  /** Makes the picture of a link preview from the widest file, if the picture exists. */
  function makePreview(hash: string): Promise<void> {
    return once(preview(hash), async () => {
      const widest = await readOrMake(path(hash, ''), () => render(hash))
      if (!widest) return
      await files.place([{ name: preview(hash), bytes: await pool.preview(widest) }])
    })
  }

  /**
   * Touches all files of a picture that is stored again, so that a running sweep keeps them. False unless
   * every file exists.
   */
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
