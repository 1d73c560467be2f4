import { setPriority } from 'node:os'
import { messageOf, serveJobs } from '../threads/serve-jobs.ts'
import { doReading } from './do-reading.ts'
import type { ReadingJob, ReadingResult } from './reading-jobs.ts'

/**
 * The thread that reads pages, texts and long recipes. It is an entry point of its own: `reading-worker.js` beside
 * `main.js` in the bundle, this file by tsx from the sources.
 */
// Linux alone counts this for the calling thread; elsewhere it would slow the event loop, which it is to spare.
if (process.platform === 'linux') setPriority(5)

serveJobs<ReadingJob, ReadingResult, string>(async (job) => doReading(job), messageOf)
