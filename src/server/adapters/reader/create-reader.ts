import { Worker } from 'node:worker_threads'
import { type Reader, ReaderError } from '#server/ports/reader.ts'
import { createReaderPool, type ReaderPoolSettings } from './reader-pool.ts'

/** The worker lies beside the main file of the bundle, as `reader-worker.js`. */
const startWorker = () =>
  import.meta.url.endsWith('.ts')
    ? new Worker(new URL('./reader-worker-from-source.mjs', import.meta.url), { execArgv: [] })
    : new Worker(new URL('./reader-worker.js', import.meta.url))

/** Reads pictures with Tesseract in worker threads. */
export function createReader(settings: Partial<ReaderPoolSettings> = {}): Reader {
  const pool = createReaderPool(startWorker, settings)
  return {
    async read(picture, { layout, inks, signal }) {
      signal.throwIfAborted()
      const page = await pool.run({ picture, layout, inks: inks ?? null }, signal)
      if (page.width === 0) throw new ReaderError('broken', 'The reader answered without a page')
      return page
    },
    close: () => pool.close(),
  }
}
