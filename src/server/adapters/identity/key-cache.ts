import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { JWKSCacheInput } from 'jose'
import type { Log } from '#server/ports/log.ts'

/**
 * Public keys with the time at which they were read; jose fills the cache and checks that it is valid and
 * fresh.
 */
export type KeyCache = JWKSCacheInput

/** Reads the stored keys; the cache is empty when there are none, or none that can be used. */
export async function readKeyCache(path: string | undefined, log: Log): Promise<KeyCache> {
  if (!path) return {}
  try {
    const kept: unknown = JSON.parse(await readFile(path, 'utf8'))
    return typeof kept === 'object' && kept !== null ? (kept as KeyCache) : {} // jose checks every field of it
  } catch (error) {
    const isAbsent = error instanceof Error && 'code' in error && error.code === 'ENOENT'
    if (!isAbsent) log.warn({ err: error }, 'the kept keys of the identity provider cannot be used')
    return {}
  }
}

export async function writeKeyCache(path: string, { uat, jwks }: KeyCache, log: Log): Promise<void> {
  try {
    await mkdir(dirname(path), { recursive: true, mode: 0o700 })
    const draft = `${path}.${randomUUID()}`
    await writeFile(draft, JSON.stringify({ uat, jwks }), { mode: 0o600 })
    await rename(draft, path)
  } catch (error) {
    log.warn({ err: error }, 'the keys of the identity provider cannot be kept')
  }
}
