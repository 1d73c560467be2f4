import { createHash, randomUUID } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm, stat, unlink, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { PictureError, type Pictures } from '#server/ports/pictures.ts'
import type { EncodedPicture } from './picture-jobs.ts'
import { type PicturePool, sharedPicturePool } from './picture-pool.ts'

const fileName = /^([0-9a-f]{64})(-480|-960)?\.webp$/
const keptName = /^([0-9a-f]{64})(?:(?:-480|-960)?\.webp|\.svg)$/
const shardName = /^[0-9a-f]{2}$/
const INCOMING = 'incoming'
const FORGOTTEN_MS = 60 * 60 * 1000

/** Pictures as files below `dir`: `ab/abcdef….webp`, one folder for each first byte of the hash. */
export function createDiskPictures(dir: string, pool: PicturePool = sharedPicturePool()): Pictures {
  const shard = (hash: string) => join(dir, hash.slice(0, 2))
  const path = (hash: string, suffix: string) => join(shard(hash), `${hash}${suffix}.webp`)
  const drawing = (hash: string) => join(shard(hash), `${hash}.svg`)
  const incoming = join(dir, INCOMING)
  /** Drawings whose files are being made: whoever wants one waits for the same work. */
  const rendering = new Map<string, Promise<boolean>>()

  return {
    async store(bytes) {
      const picture = await pool.encode(bytes)
      const [main] = picture.files
      if (!main) throw new Error('An encoded picture has at least one file')
      const hash = createHash('sha256').update(main.bytes).digest('hex')
      if (!(await touch(hash, picture))) await write(hash, picture)
      return { hash, url: `/images/${hash}.webp`, width: picture.width, height: picture.height }
    },

    async storeDrawing(svg) {
      const hash = createHash('sha256').update(svg).digest('hex')
      if (!(await touchFile(drawing(hash)))) {
        await place(hash, [{ target: drawing(hash), bytes: Buffer.from(svg) }])
      }
      // Nobody waits for it, and a failure shows when somebody looks: then it is tried again.
      render(hash).catch(() => undefined)
      return { hash, url: `/images/${hash}.webp`, ...sizeOf(svg) }
    },

    async read(name) {
      const [, hash, suffix = ''] = fileName.exec(name) ?? []
      if (!hash) return null
      const find = () => readFile(path(hash, suffix)).catch((cause: unknown) => ignoreMissing(cause, null))
      return (await find()) ?? ((await render(hash)) ? find() : null)
    },

    async *list(olderThanMs) {
      const limit = Date.now() - olderThanMs
      for (const folder of await names(dir)) {
        if (!shardName.test(folder)) continue
        const hashes = new Set(
          (await names(join(dir, folder))).flatMap((name) => keptName.exec(name)?.[1] ?? []),
        )
        for (const hash of hashes) if ((await youngest(hash)) <= limit) yield hash
      }
    },

    async remove(hash) {
      if (!fileName.test(`${hash}.webp`)) return
      // The main file and its drawing last: as long as one is there, a removal that was cut short is found and finished.
      for (const file of [...['-480', '-960', ''].map((suffix) => path(hash, suffix)), drawing(hash)]) {
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

  /** Makes the files of a drawing that has none yet. False when there is no such drawing. */
  function render(hash: string): Promise<boolean> {
    const underWay = rendering.get(hash)
    if (underWay) return underWay
    const work = renderNow(hash).finally(() => rendering.delete(hash))
    rendering.set(hash, work)
    return work
  }

  async function renderNow(hash: string) {
    const svg = await readFile(drawing(hash), 'utf8').catch((cause: unknown) => ignoreMissing(cause, null))
    if (svg === null) return false
    // The main file is named last, so when it is there all are.
    if ((await modified(path(hash, ''))) === 0) {
      await write(hash, await pool.encode(await pool.rasterize(svg)))
    }
    return true
  }

  /** The same picture again: made young, so that a sweep under way leaves it. False unless every file is there. */
  async function touch(hash: string, picture: EncodedPicture) {
    const touched = await Promise.all(picture.files.map(({ suffix }) => touchFile(path(hash, suffix))))
    return touched.every(Boolean)
  }

  function touchFile(file: string) {
    const now = new Date()
    return utimes(file, now, now).then(
      () => true,
      (cause: unknown) => ignoreMissing(cause, false),
    )
  }

  function write(hash: string, picture: EncodedPicture) {
    return place(
      hash,
      picture.files.map(({ suffix, bytes }) => ({ target: path(hash, suffix), bytes })),
    )
  }

  /** Every file is whole on disk before it has its name, and the first one is named last. */
  async function place(hash: string, given: { target: string; bytes: Uint8Array }[]) {
    await mkdir(shard(hash), { recursive: true })
    const files = given.map((file) => ({ ...file, draft: join(incoming, `${hash}-${randomUUID()}`) }))
    try {
      await Promise.all(files.map((file) => writeDurably(file.draft, file.bytes)))
      for (const file of files.toReversed()) await rename(file.draft, file.target)
      await syncFolder(shard(hash))
    } catch (cause) {
      await Promise.all(files.map((file) => rm(file.draft, { force: true })))
      throw cause
    }
  }

  async function writeDurably(file: string, bytes: Uint8Array) {
    await mkdir(incoming, { recursive: true })
    const handle = await open(file, 'wx')
    try {
      await handle.writeFile(bytes)
      await handle.sync()
    } finally {
      await handle.close()
    }
  }

  /** Drafts of a process that was killed. Others' running drafts are younger than an hour. */
  async function clearForgotten() {
    for (const name of await names(incoming)) {
      const file = join(incoming, name)
      const age = Date.now() - (await modified(file))
      if (age > FORGOTTEN_MS) await rm(file, { force: true })
    }
  }

  async function youngest(hash: string) {
    return Math.max(
      ...(await Promise.all(
        [drawing(hash), ...['', '-960', '-480'].map((suffix) => path(hash, suffix))].map(modified),
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

const names = (folder: string) =>
  readdir(folder).catch((cause: unknown) => ignoreMissing(cause, [] as string[]))

/** Milliseconds since 1970; the beginning of time for a file that is gone. */
const modified = (file: string) =>
  stat(file).then(
    (found) => found.mtimeMs,
    (cause: unknown) => ignoreMissing(cause, 0),
  )

function ignoreMissing<T>(cause: unknown, instead: T): T {
  if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT') return instead
  throw cause
}

/** A rename is durable once its folder is. Windows cannot open folders and needs no sync. */
async function syncFolder(folder: string) {
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
