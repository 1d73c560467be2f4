import { setPriority } from 'node:os'
import { JsonTextError } from '#kitchen/reading/apps/index.ts'
import { ArchiveError } from '#server/archives/limits.ts'
import { messageOf, serveJobs } from '../threads/serve-jobs.ts'
import { doReading } from './do-reading.ts'
import { UnreadableFile } from './files/found-in-file.ts'
import type { ReadingFailure, ReadingJob, ReadingResult } from './reading-jobs.ts'

/**
 * Worker thread that reads pages, texts and long recipes. It is an entry point of its own:
 * `reading-worker.js` beside `main.js` in the bundle, this file by tsx from the sources.
 */
// Only Linux lowers the priority of the calling thread alone; elsewhere the event loop would become slow as
// well.
if (process.platform === 'linux') setPriority(5)

serveJobs<ReadingJob, ReadingResult, ReadingFailure>(doReading, (cause) => ({
  message: cause instanceof JsonTextError ? `This file ${cause.message}.` : messageOf(cause),
  forCook: cause instanceof UnreadableFile || cause instanceof ArchiveError || cause instanceof JsonTextError,
}))
