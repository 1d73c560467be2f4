import type { Worker } from 'node:worker_threads'
import { type PageText, ReaderError } from '#server/ports/reader.ts'
import { ThreadError } from '../threads/thread-error.ts'
import { createThreadPool, type ThreadPoolSettings } from '../threads/thread-pool.ts'
import type { ReaderFailure, ReaderRequest } from './reader-jobs.ts'

export type ReaderPoolSettings = Pick<ThreadPoolSettings, 'size' | 'waiting' | 'longestMs' | 'idleMs'>

/** One thread, because each takes some 250 MB while it reads. */
const usual: ReaderPoolSettings = { size: 1, waiting: 20, longestMs: 120_000, idleMs: 2_000 }

const kinds = {
  busy: 'busy',
  too_slow: 'timeout',
  too_large: 'broken',
  lost: 'broken',
  closed: 'broken',
} as const

/**
 * Creates the pool of reader threads. A caller who gives up stops the thread: Tesseract cannot be interrupted
 * otherwise.
 */
export function createReaderPool(start: () => Worker, given: Partial<ReaderPoolSettings> = {}) {
  const threads = createThreadPool<ReaderRequest, PageText, ReaderFailure>(
    start,
    ({ problem, message }) => new ReaderError(problem, message),
    { ...usual, ...given, name: 'text reader', givenUp: 'stops' },
  )
  return {
    run: (task: ReaderRequest, signal: AbortSignal) =>
      threads.run(task, { signal }).catch((cause: unknown) => {
        throw cause instanceof ThreadError
          ? new ReaderError(kinds[cause.kind], 'The picture was not read', { cause })
          : cause
      }),
    close: () => threads.close(),
  }
}
