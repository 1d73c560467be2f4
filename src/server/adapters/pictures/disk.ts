import { createHash, randomUUID } from 'node:crypto'
import { readFile, rm, unlink } from 'node:fs/promises'
import { join } from 'node:path'
import { PictureError, type Pictures, previewSuffix, type StoredPicture } from '#server/ports/pictures.ts'
import { ignoreMissing, modified, namesIn, placeFiles, touchFile, writeDurably } from './durable-files.ts'
import type { EncodedPicture } from './picture-jobs.ts'
import { type PicturePool, sharedPicturePool } from './picture-pool.ts'

const fileName = /^([0-9a-f]{64})(-480|-960)?\.webp$/
const previewName = new RegExp(`^([0-9a-f]{64})${previewSuffix.replace('.', '\\.')}$`)
const keptName = new RegExp(
  `^([0-9a-f]{64})(?:(?:-480|-960)?\\.webp|\\.svg|${previewSuffix.replace('.', '\\.')})$`,
)
const shardName = /^[0-9a-f]{2}$/
const INCOMING = 'incoming'
const FORGOTTEN_MS = 60 * 60 * 1000

/** Pictures as files below `dir`: `ab/abcdef….webp`, one folder for each first byte of the hash. */
export function createDiskPictures(dir: string, pool: PicturePool = sharedPicturePool()): Pictures {
  const shard = (hash: string) => join(dir, hash.slice(0, 2))
  const path = (hash: string, suffix: string) => join(shard(hash), `${hash}${suffix}.webp`)
  const drawing = (hash: string) => join(shard(hash), `${hash}.svg`)
  const preview = (hash: string) => join(shard(hash), `${hash}${previewSuffix}`)
  const incoming = join(dir, INCOMING)
  /** Files that are being made: whoever wants one waits for the same work. */
  const underWay = new Map<string, Promise<boolean>>()

  return {
    store: async (bytes) => keep(await pool.encode(bytes)),
    storeAgain: async (bytes) => keep(await pool.encodeUnlessOwn(bytes)),
    storePortrait: async (bytes) => keep(await pool.encode(bytes, undefined, 'portrait')),

    async storeDrawing(svg, { render: when } = { render: 'soon' }) {
      const hash = createHash('sha256').update(svg).digest('hex')
      if (!(await touchFile(drawing(hash)))) {
        await placeFiles(incoming, [{ target: drawing(hash), bytes: Buffer.from(svg) }])
      }
      // Nobody waits for it, and a failure shows when somebody looks: then it is tried again.
      if (when === 'soon') render(hash).catch(() => undefined)
      return { hash, url: `/images/${hash}.webp`, ...sizeOf(svg) }
    },

    async read(name) {
      const previewed = previewName.exec(name)?.[1]
      if (previewed) return readOrMake(preview(previewed), () => makePreview(previewed))
      const [, hash, suffix = ''] = fileName.exec(name) ?? []
      return hash ? readOrMake(path(hash, suffix), () => render(hash)) : null
    },

    async *list(olderThanMs) {
      const limit = Date.now() - olderThanMs
      for (const folder of await namesIn(dir)) {
        if (!shardName.test(folder)) continue
        const hashes = new Set(
          (await namesIn(join(dir, folder))).flatMap((name) => keptName.exec(name)?.[1] ?? []),
        )
        for (const hash of hashes) if ((await youngest(hash)) <= limit) yield hash
      }
    },

    async remove(hash) {
      if (!fileName.test(`${hash}.webp`)) return
      // The main file and its drawing last: as long as one is there, a removal that was cut short is found and finished.
      const files = ['-480', '-960', ''].map((suffix) => path(hash, suffix))
      for (const file of [preview(hash), ...files, drawing(hash)]) {
        await unlink(file).catch((cause: unknown) => ignoreMissing(cause, undefined))
      }
    },

    async ready() {
      try {
        const probe = join(incoming, `ready-${randomUUID()}`)
        await writeDurably(probe, new Uint8Array(1))
        await unlink(probe)
        await clearForgotten()
        return true
      } catch {
        return false
      }
    },
  }

  async function keep(picture: EncodedPicture): Promise<StoredPicture> {
    const [main] = picture.files
    if (!main) throw new Error('An encoded picture has at least one file')
    const hash = createHash('sha256').update(main.bytes).digest('hex')
    if (!(await touch(hash, picture))) await write(hash, picture)
    return { hash, url: `/images/${hash}.webp`, width: picture.width, height: picture.height }
  }

  async function readOrMake(file: string, make: () => Promise<boolean>) {
    const find = () => readFile(file).catch((cause: unknown) => ignoreMissing(cause, null))
    return (await find()) ?? ((await make()) ? find() : null)
  }

  function once(file: string, make: () => Promise<boolean>): Promise<boolean> {
    const begun = underWay.get(file)
    if (begun) return begun
    const work = make().finally(() => underWay.delete(file))
    underWay.set(file, work)
    return work
  }

  /** Makes the files of a drawing that has none yet. False when there is no such drawing. */
  function render(hash: string): Promise<boolean> {
    return once(path(hash, ''), async () => {
      const svg = await readFile(drawing(hash), 'utf8').catch((cause: unknown) => ignoreMissing(cause, null))
      if (svg === null) return false
      // The main file is named last, so when it is there all are.
      if ((await modified(path(hash, ''))) === 0) {
        await write(hash, await pool.encode(await pool.rasterize(svg)))
      }
      return true
    })
  }

  /** Makes the picture of a link preview from the widest file. False when there is no such picture. */
  function makePreview(hash: string): Promise<boolean> {
    return once(preview(hash), async () => {
      const widest = await readOrMake(path(hash, ''), () => render(hash))
      if (!widest) return false
      await placeFiles(incoming, [{ target: preview(hash), bytes: await pool.preview(widest) }])
      return true
    })
  }

  /** The same picture again: made young, so that a sweep under way leaves it. False unless every file is there. */
  async function touch(hash: string, picture: EncodedPicture) {
    const touched = await Promise.all(picture.files.map(({ suffix }) => touchFile(path(hash, suffix))))
    return touched.every(Boolean)
  }

  function write(hash: string, picture: EncodedPicture) {
    return placeFiles(
      incoming,
      picture.files.map(({ suffix, bytes }) => ({ target: path(hash, suffix), bytes })),
    )
  }

  /** Drafts of a process that was killed. Others' running drafts are younger than an hour. */
  async function clearForgotten() {
    for (const name of await namesIn(incoming)) {
      const file = join(incoming, name)
      const age = Date.now() - (await modified(file))
      if (age > FORGOTTEN_MS) await rm(file, { force: true })
    }
  }

  async function youngest(hash: string) {
    return Math.max(
      ...(await Promise.all(
        [drawing(hash), preview(hash), ...['', '-960', '-480'].map((suffix) => path(hash, suffix))].map(
          modified,
        ),
      )),
    )
  }
}

/** A drawing says its size in its first line. */
function sizeOf(svg: string) {
  const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg.slice(0, 400)) ?? []
  if (!width || !height) throw new PictureError('not_a_picture', 'This drawing does not say how large it is')
  return { width: Number(width), height: Number(height) }
}
