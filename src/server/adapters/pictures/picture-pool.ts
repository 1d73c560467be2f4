import { Worker } from 'node:worker_threads'
import type { Drawing } from '#kitchen/illustration/index.ts'
import type { PreparedPage, PreparedPhoto } from '#server/ports/photos.ts'
import { PictureError } from '#server/ports/pictures.ts'
import { createThreadPool } from '../threads/thread-pool.ts'
import { createDocumentPool, type DocumentPool } from './document-pool.ts'
import { isHeic } from './picture-format.ts'
import type {
  EncodedPicture,
  PictureJob,
  PictureJobFailure,
  PictureJobResult,
  PictureShape,
} from './picture-jobs.ts'

/** Picture work off the event loop. The calls reject with the signal's reason when aborted. */
export interface PicturePool {
  /** @throws PictureError */
  encode(bytes: Uint8Array, signal?: AbortSignal, shape?: PictureShape): Promise<EncodedPicture>
  /** The picture of a dish; one that an encoder like ours made is kept as it is.
   * @throws PictureError */
  encodeUnlessOwn(bytes: Uint8Array): Promise<EncodedPicture>
  /** A photo that a cook sent, made upright and bare.
   * @throws PictureError */
  photo(bytes: Uint8Array, signal?: AbortSignal): Promise<PreparedPhoto>
  /** The pages of a PDF that have something on them, at most so many.
   * @throws DocumentError */
  pdf(bytes: Uint8Array, most: number, signal?: AbortSignal): Promise<PreparedPage[]>
  /** A prepared photo, turned clockwise by quarters of a circle. */
  turn(jpeg: Uint8Array, degrees: number, signal?: AbortSignal): Promise<PreparedPhoto>
  /** JPEG of a link preview, from a picture of our own. */
  preview(bytes: Uint8Array, signal?: AbortSignal): Promise<Uint8Array>
  /** The picture of a drawing, or of an SVG that the kitchen drew. Its pixels, some megabytes, never leave the worker. */
  draw(drawing: Drawing | { svg: string }, signal?: AbortSignal): Promise<EncodedPicture>
  close(): Promise<void>
}

/** What a worker holds after a drawing is tens of megabytes; starting one anew takes a tenth of a second. */
const REST_MS = 20_000

/** In the bundle the worker lies beside the main file as `picture-worker.js`. */
const startWorker = () =>
  import.meta.url.endsWith('.ts')
    ? new Worker(new URL('./picture-worker-from-source.mjs', import.meta.url), { execArgv: [] })
    : new Worker(new URL('./picture-worker.js', import.meta.url))

/**
 * At most `size` workers, started when first needed, and one more for what only `documents` can open. The result of a
 * job whose caller gave up is thrown away.
 */
export function createPicturePool(
  size = 2,
  start: () => Worker = startWorker,
  restMs = REST_MS,
  documents: DocumentPool = createDocumentPool(),
): PicturePool {
  const threads = createThreadPool<PictureJob, PictureJobResult, PictureJobFailure>(
    start,
    ({ problem, message }) => (problem ? new PictureError(problem, message) : new Error(message)),
    { name: 'picture', size, idleMs: restMs },
  )
  const run = (job: PictureJob, signal?: AbortSignal) => threads.run(job, { signal })
  /** What this pool's threads can decode themselves: a HEIC photo comes out of the other pool as a JPEG. */
  const decodable = async (bytes: Uint8Array, signal?: AbortSignal) =>
    isHeic(bytes) ? (await documents.heic(bytes, signal)).jpeg : bytes
  const photoOf = async (job: PictureJob, signal?: AbortSignal): Promise<PreparedPhoto> => {
    const result = await run(job, signal)
    if (result.kind !== 'photo') throw new Error('The picture worker answered another question')
    const { jpeg, width, height } = result
    return { jpeg, width, height }
  }

  return {
    async encode(bytes, signal, shape = 'dish') {
      const result = await run({ kind: 'encode', bytes: await decodable(bytes, signal), shape }, signal)
      if (result.kind !== 'encode') throw new Error('The picture worker answered another question')
      return result.picture
    },
    async encodeUnlessOwn(bytes) {
      const result = await run({
        kind: 'encode',
        bytes: await decodable(bytes),
        shape: 'dish',
        keepOwn: true,
      })
      if (result.kind !== 'encode') throw new Error('The picture worker answered another question')
      return result.picture
    },
    photo: (bytes, signal) =>
      isHeic(bytes) ? documents.heic(bytes, signal) : photoOf({ kind: 'photo', bytes }, signal),
    pdf: (bytes, most, signal) => documents.pdf(bytes, most, signal),
    turn: (bytes, degrees, signal) => photoOf({ kind: 'turn', bytes, degrees }, signal),
    async preview(bytes, signal) {
      const result = await run({ kind: 'preview', bytes }, signal)
      if (result.kind !== 'preview') throw new Error('The picture worker answered another question')
      return result.bytes
    },
    async draw(drawing, signal) {
      const result = await run({ kind: 'draw', ...('svg' in drawing ? drawing : { drawing }) }, signal)
      if (result.kind !== 'encode') throw new Error('The picture worker answered another question')
      return result.picture
    },
    async close() {
      await Promise.all([threads.close(), documents.close()])
    },
  }
}

let shared: PicturePool | null = null

/** The process's own pool: drawing and storing take turns at the same two workers. */
export const sharedPicturePool = (): PicturePool => (shared ??= createPicturePool())
