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

/** Decodes and encodes pictures in worker threads. The calls reject with the signal's reason when aborted. */
export interface PicturePool {
  /** @throws PictureError */
  encode(bytes: Uint8Array, signal?: AbortSignal, shape?: PictureShape): Promise<EncodedPicture>
  /**
   * Encodes the picture of a dish; the bytes of our own encoder are kept as they are.
   * @throws PictureError
   */
  encodeUnlessOwn(bytes: Uint8Array): Promise<EncodedPicture>
  /**
   * Prepares a cook's photo: upright and without metadata.
   * @throws PictureError
   */
  photo(bytes: Uint8Array, signal?: AbortSignal): Promise<PreparedPhoto>
  /**
   * Renders at most `most` pages of a PDF, without empty ones.
   * @throws DocumentError
   */
  pdf(bytes: Uint8Array, most: number, signal?: AbortSignal): Promise<PreparedPage[]>
  /** Turns a prepared photo clockwise by quarters of a circle. */
  turn(jpeg: Uint8Array, degrees: number, signal?: AbortSignal): Promise<PreparedPhoto>
  /** Encodes the JPEG of a link preview from a picture of our own. */
  preview(bytes: Uint8Array, signal?: AbortSignal): Promise<Uint8Array>
  /**
   * Renders a drawing, or an SVG that the kitchen drew. Its pixels, some megabytes, never leave the worker.
   */
  draw(drawing: Drawing | { svg: string }, signal?: AbortSignal): Promise<EncodedPicture>
  close(): Promise<void>
}

/**
 * Milliseconds until an idle worker ends: it holds tens of megabytes after a drawing, and starting anew takes
 * a tenth of a second.
 */
const REST_MS = 20_000

/** The worker lies beside the main file of the bundle, as `picture-worker.js`. */
const startWorker = () =>
  import.meta.url.endsWith('.ts')
    ? new Worker(new URL('./picture-worker-from-source.mjs', import.meta.url), { execArgv: [] })
    : new Worker(new URL('./picture-worker.js', import.meta.url))

/**
 * Creates a pool of at most `size` workers, started when first needed, and one more for the files that only
 * `documents` can open. The result of a job whose caller gave up is dropped.
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
  /**
   * Converts a HEIC photo to JPEG in the pool for documents, because the workers of this pool cannot decode
   * it.
   */
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

/** Returns the pool that the whole process shares: drawing and storing take turns at the same two workers. */
export const sharedPicturePool = (): PicturePool => (shared ??= createPicturePool())
