import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The flags and the environment that `npm start` gives the server, so that tests and benchmarks run the same
 * process.
 */
export const serverProcess = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../scripts/server-process.json'), 'utf8'),
) as { flags: string[]; env: Record<string, string> }
