import { dirname, join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { createReading, type ReadingSettings } from '#server/adapters/reading/create-reading.ts'
import { bundleServer } from './bundle-server.ts'

/**
 * Creates the real reading, whose threads run the bundle: from a thousand source files each would take
 * seconds to start.
 */
export const testReading = async (settings: Partial<ReadingSettings> = {}) => {
  const file = join(dirname(await bundleServer()), 'reading-worker.js')
  return createReading(settings, (resourceLimits) => new Worker(file, { resourceLimits }))
}

let shared: ReturnType<typeof testReading> | undefined

/**
 * Returns the reading that all tests of a process share; its threads stop by themselves. Its limits are off,
 * because tests move clocks and read a lot in a minute.
 */
export const sharedReading = () =>
  (shared ??= testReading({ spendMs: Number.POSITIVE_INFINITY, open: 100, longestMs: 60_000 }))
