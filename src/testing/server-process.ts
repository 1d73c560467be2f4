import { readFileSync } from 'node:fs'
import { join } from 'node:path'

interface ProcessSettings {
  flags: string[]
  env: Record<string, string>
}

/** The flags and the environment that `npm start` gives the server, so that benchmarks run the same process. */
export const serverProcess = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../scripts/server-process.json'), 'utf8'),
) as ProcessSettings

/**
 * The flags of servers that tests start: those of `npm start` trade processor time for memory, and a start
 * takes a third less without them. `run-server.test.ts` proves that `npm start` gives them.
 */
export const testedProcess: ProcessSettings = { flags: ['--expose-gc'], env: {} }
