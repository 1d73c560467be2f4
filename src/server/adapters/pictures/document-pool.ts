import { Worker } from 'node:worker_threads'
import { DocumentError, type PreparedPage, type PreparedPhoto } from '#server/ports/photos.ts'
import { PictureError } from '#server/ports/pictures.ts'
import { ThreadError } from '../threads/thread-error.ts'
import { createThreadPool, type ThreadPoolSettings } from '../threads/thread-pool.ts'
import type { DocumentJob, DocumentJobFailure, DocumentJobResult } from './document-jobs.ts'

/** Opens PDF and HEIC files in a worker thread. The calls reject with the signal's reason when aborted. */
export interface DocumentPool {
  /** @throws PictureError */
  heic(bytes: Uint8Array, signal?: AbortSignal): Promise<PreparedPhoto>
  /** @throws DocumentError */
  pdf(bytes: Uint8Array, most: number, signal?: AbortSignal): Promise<PreparedPage[]>
  close(): Promise<void>
}

export type DocumentPoolSettings = Pick<ThreadPoolSettings, 'size' | 'longestMs' | 'idleMs'>

/**
 * A photo of 50 megapixels takes some 300 MB while it is decoded, so there is one thread, which ends soon
 * when idle.
 */
const usual: DocumentPoolSettings = { size: 1, longestMs: 60_000, idleMs: 5_000 }

/**
 * The worker lies beside the main file of the bundle, as `document-worker.js`. Output of its libraries is
 * dropped.
 */
const startWorker = () => {
  const quiet = { stdout: true, stderr: true }
  const worker = import.meta.url.endsWith('.ts')
    ? new Worker(new URL('./document-worker-from-source.mjs', import.meta.url), { execArgv: [], ...quiet })
    : new Worker(new URL('./document-worker.js', import.meta.url), quiet)
  worker.stdout.resume()
  worker.stderr.resume()
  return worker
}

const toError = ({ problem, message }: DocumentJobFailure) => {
  if (!problem) return new Error(message)
  return problem.of === 'picture'
    ? new PictureError(problem.kind, message)
    : new DocumentError(problem.kind, message, { pages: problem.pages })
}

export function createDocumentPool(
  given: Partial<DocumentPoolSettings> = {},
  start: () => Worker = startWorker,
): DocumentPool {
  const threads = createThreadPool<DocumentJob, DocumentJobResult, DocumentJobFailure>(start, toError, {
    ...usual,
    ...given,
    name: 'document',
    givenUp: 'stops',
  })
  /** Reports a file that no thread can handle as the file's own fault, and other failures as they are. */
  const run = async (job: DocumentJob, tooMuch: (cause: ThreadError) => Error, signal?: AbortSignal) => {
    try {
      return await threads.run(job, { signal })
    } catch (cause) {
      if (!(cause instanceof ThreadError) || cause.kind === 'closed' || cause.kind === 'busy') throw cause
      throw tooMuch(cause)
    }
  }

  return {
    async heic(bytes, signal) {
      const tooMuch = (cause: ThreadError) =>
        new PictureError(
          cause.kind === 'lost' ? 'damaged' : 'too_large',
          'This photo is too much to decode',
          {
            cause,
          },
        )
      const result = await run({ kind: 'heic', bytes }, tooMuch, signal)
      if (result.kind !== 'heic') throw new Error('The document worker answered another question')
      return result.photo
    },
    async pdf(bytes, most, signal) {
      const tooMuch = (cause: ThreadError) =>
        new DocumentError(cause.kind === 'lost' ? 'damaged' : 'too_much', 'This PDF is too much to draw', {
          cause,
        })
      const result = await run({ kind: 'pdf', bytes, most }, tooMuch, signal)
      if (result.kind !== 'pdf') throw new Error('The document worker answered another question')
      return result.pages
    },
    close: () => threads.close(),
  }
}
