import { cp, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { inject } from 'vitest'

/** Gives an installation in `dataDir` the run's key, so that it does not generate its own. */
export async function layOutKeys(dataDir: string): Promise<void> {
  const identity = join(dataDir, 'identity')
  await mkdir(identity, { mode: 0o700 })
  await cp(inject('database').keys, join(identity, 'keys'), { recursive: true })
}
