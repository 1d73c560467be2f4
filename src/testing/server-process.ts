import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The flags and the environment that `npm start` gives the server. */
export const serverProcess = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../scripts/server-process.json'), 'utf8'),
) as { flags: string[]; env: Record<string, string> }

/**
 * The flags and the environment of servers that tests and benchmarks start: those of `npm start`, which benchmarks
 * measure. They trade processor time for memory, so the projects of tests that start many servers set
 * `SERVER_FLAGS=none`, by which a start takes a third less.
 */
export const launchedProcess: typeof serverProcess =
  process.env.SERVER_FLAGS === 'none' ? { flags: ['--expose-gc'], env: {} } : serverProcess
