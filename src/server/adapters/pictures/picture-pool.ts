import { Worker } from 'node:worker_threads'
import type { Drawing } from '#kitchen/illustration/index.ts'
import type { PreparedPhoto } from '#server/ports/photos.ts'
import { PictureError } from '#server/ports/pictures.ts'
import { createThreadPool } from '../threads/thread-pool.ts'
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

/** At most `size` workers, started when first needed. The result of a job whose caller gave up is thrown away. */
export function createPicturePool(
  size = 2,
  start: () => Worker = startWorker,
  restMs = REST_MS,
): PicturePool {
  const threads = createThreadPool<PictureJob, PictureJobResult, PictureJobFailure>(
    start,
    ({ problem, message }) => (problem ? new PictureError(problem, message) : new Error(message)),
    { name: 'picture', size, idleMs: restMs },
  )
  const run = (job: PictureJob, signal?: AbortSignal) => threads.run(job, { signal })

  return {
    async encode(bytes, signal, shape = 'dish') {
      const result = await run({ kind: 'encode', bytes, shape }, signal)
      if (result.kind !== 'encode') throw new Error('The picture worker answered another question')
      return result.picture
    },
    async encodeUnlessOwn(bytes) {
      const result = await run({ kind: 'encode', bytes, shape: 'dish', keepOwn: true })
      if (result.kind !== 'encode') throw new Error('The picture worker answered another question')
      return result.picture
    },
    async photo(bytes, signal) {
      const result = await run({ kind: 'photo', bytes }, signal)
      if (result.kind !== 'photo') throw new Error('The picture worker answered another question')
      const { jpeg, width, height } = result
      return { jpeg, width, height }
    },
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
    close: () => threads.close(),
  }
}

let shared: PicturePool | null = null

/** The process's own pool: drawing and storing take turns at the same two workers. */
export const sharedPicturePool = (): PicturePool => (shared ??= createPicturePool())
