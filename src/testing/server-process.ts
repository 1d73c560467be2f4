import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The flags and the environment that `npm start` gives the server: what is tested and measured is what runs. */
export const serverProcess = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../scripts/server-process.json'), 'utf8'),
) as { flags: string[]; env: Record<string, string> }
