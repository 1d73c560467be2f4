import { dirname, join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { createReading, type ReadingSettings } from '#server/adapters/reading/create-reading.ts'
import { bundleServer } from './bundle-server.ts'

/** The real reading, with threads that run the bundle: read anew from a thousand sources, each would take seconds to start. */
export const testReading = async (settings: Partial<ReadingSettings> = {}) => {
  const file = join(dirname(await bundleServer()), 'reading-worker.js')
  return createReading(settings, (resourceLimits) => new Worker(file, { resourceLimits }))
}

let shared: ReturnType<typeof testReading> | undefined

/** One for all tests of a process; its threads rest by themselves. Tests move clocks, and ask a lot in a minute. */
export const sharedReading = () =>
  (shared ??= testReading({ spendMs: Number.POSITIVE_INFINITY, open: 100, longestMs: 60_000 }))
