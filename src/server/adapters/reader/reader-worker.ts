import sharp from 'sharp'
import { PictureError } from '#server/ports/pictures.ts'
import type { PageText } from '#server/ports/reader.ts'
import { messageOf, serveJobs } from '../threads/serve-jobs.ts'
import { readPicture } from './read-picture.ts'
import type { ReaderFailure, ReaderRequest } from './reader-jobs.ts'

/**
 * Worker thread that reads pictures. It is an entry point of its own: `reader-worker.js` beside `main.js` in
 * the bundle, this file by tsx from the sources. Tesseract runs in a thread below it, which ends with this
 * one.
 */
// One core and no cache, because the pool decides how much runs at once.
sharp.concurrency(1)
sharp.cache(false)

serveJobs<ReaderRequest, PageText, ReaderFailure>(readPicture, (cause) => {
  const error = cause instanceof PictureError ? cause : null
  const message = messageOf(cause)
  if (!error) return { problem: 'broken', message }
  return { problem: error.kind === 'too_large' ? 'too_large' : 'not_a_picture', message }
})
