import { parentPort } from 'node:worker_threads'
import sharp from 'sharp'
import { PictureError } from '#server/ports/pictures.ts'
import { readPicture } from './read-picture.ts'
import type { ReaderAnswer, ReaderRequest } from './reader-jobs.ts'

/**
 * The thread that reads pictures. It is an entry point of its own: `reader-worker.js` beside `main.js` in the bundle,
 * this file by tsx from the sources. Tesseract runs in a thread below it, which ends with this one.
 */
if (!parentPort) throw new Error('reader-worker runs as a worker thread only')
const port = parentPort

// One core and no cache: the pool decides how much runs at once.
sharp.concurrency(1)
sharp.cache(false)

port.on('message', async ({ id, ...request }: ReaderRequest) => {
  const answer: ReaderAnswer = await readPicture(request).then(
    (page) => ({ id, ok: true, page }),
    (cause: unknown) => failed(id, cause),
  )
  port.postMessage(answer)
})

const failed = (id: number, cause: unknown): ReaderAnswer => {
  const error = cause instanceof PictureError ? cause : null
  const message = cause instanceof Error ? cause.message : String(cause)
  if (!error) return { id, ok: false, problem: 'broken', message }
  return { id, ok: false, problem: error.kind === 'too_large' ? 'too_large' : 'not_a_picture', message }
}
