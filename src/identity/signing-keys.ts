import { setTimeout as pause } from 'node:timers/promises'
import {
  type CryptoKey,
  calculateJwkThumbprint,
  createLocalJWKSet,
  errors,
  exportJWK,
  generateKeyPair,
  importJWK,
  type JSONWebKeySet,
  type JWK,
  type JWTVerifyGetKey,
} from 'jose'
import { z } from 'zod'
import type { IdentityLog } from './options.ts'
import { type PrivateFiles, type PrivateFolder, privateFilesIn } from './private-file.ts'

const DAY = 86_400_000
const ROTATE_AFTER_MS = 90 * DAY
/**
 * Milliseconds for which an old key is still served: its tokens live for an hour, and a day leaves room for
 * caches and wrong clocks.
 */
const SERVE_OLD_KEY_MS = DAY + 3_600_000
/**
 * Shortest time in milliseconds between two reads of all keys, because forged tokens name unknown keys and
 * must not cause a read for every request.
 */
const REREAD_EVERY_MS = 500

const keyFile = z.object({
  createdAt: z.iso.datetime(),
  jwk: z.looseObject({ kty: z.literal('RSA'), n: z.string(), e: z.string(), d: z.string() }),
})

interface StoredKey {
  kid: string
  createdAt: Date
  jwk: JWK
}

export interface SigningKeys {
  /** Returns the newest key, and creates a new one when it is 90 days old. */
  signer(): Promise<{ kid: string; key: CryptoKey | Uint8Array }>
  /** Returns the public keys that valid tokens may be signed with. */
  jwks(): JSONWebKeySet
  find: JWTVerifyGetKey
}

/**
 * Opens the RSA keys, one file each in `folder`, so that several processes may add one at the same time and
 * none is ever overwritten. Servers on several machines share one folder. The newest key signs. A key's id is
 * its RFC 7638 thumbprint.
 */
export async function openSigningKeys(
  folder: PrivateFolder,
  clock: { now(): Date },
  log: IdentityLog,
): Promise<SigningKeys> {
  const files = privateFilesIn(folder)
  let stored: StoredKey[] = []
  let find: JWTVerifyGetKey = createLocalJWKSet({ keys: [] })
  let signer: { kid: string; key: CryptoKey | Uint8Array } | null = null
  let readAt = 0
  let rereading: Promise<void> | null = null

  async function read(): Promise<void> {
    stored = await readKeys(files)
    find = createLocalJWKSet({ keys: stored.map(publicHalf) })
    readAt = performance.now()
    const newest = stored[0]
    if (newest && newest.kid !== signer?.kid) {
      signer = { kid: newest.kid, key: await importJWK(newest.jwk, 'RS256') }
    }
  }

  const isDue = () => {
    const newest = stored[0]
    return !newest || clock.now().getTime() - newest.createdAt.getTime() >= ROTATE_AFTER_MS
  }

  let renewing: Promise<void> | null = null
  async function renew(): Promise<void> {
    await read()
    if (isDue()) {
      const { kid, file } = await newKey(clock.now())
      await files.create(`${kid}.json`, file)
      log.info({ kid }, 'made a key for signing ID tokens')
    }
    await removeRetired(files, stored, clock.now())
    await read()
  }
  const renewOnce = () => (renewing ??= renew().finally(() => (renewing = null)))

  /** Reads the keys again, at most once in REREAD_EVERY_MS for all callers together. */
  const reread = () =>
    (rereading ??= pause(Math.max(0, readAt + REREAD_EVERY_MS - performance.now()))
      .then(read)
      .finally(() => (rereading = null)))

  await renewOnce()
  return {
    async signer() {
      if (isDue()) await renewOnce()
      if (!signer) throw new Error('There is no key to sign with')
      return signer
    },
    jwks: () => ({ keys: stored.map(publicHalf) }),
    async find(header, token) {
      try {
        return await find(header, token)
      } catch (error) {
        // Another process may have made the key meanwhile, so the caller waits for the next read of all keys.
        if (!(error instanceof errors.JWKSNoMatchingKey)) throw error
        await reread()
        return await find(header, token)
      }
    },
  }
}

async function readKeys(files: PrivateFiles): Promise<StoredKey[]> {
  const names = (await files.names('.')).filter((name) => name.endsWith('.json'))
  const read = await Promise.all(names.map(async (name) => ({ name, text: await files.read(name) })))
  const keys = read.flatMap(({ name, text }) => {
    if (text === null) return [] // another process has just removed it
    const parsed = keyFile.safeParse(JSON.parse(text))
    if (!parsed.success) {
      throw new Error(`${files.placeOf(name)} is no signing key. Restore it from a backup, or remove it.`)
    }
    const { createdAt, jwk } = parsed.data
    return [{ kid: name.slice(0, -'.json'.length), createdAt: new Date(createdAt), jwk }]
  })
  return keys.sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime() || a.kid.localeCompare(b.kid))
}

const publicHalf = ({ kid, jwk: { n, e } }: StoredKey): JWK => ({
  kty: 'RSA',
  n,
  e,
  kid,
  alg: 'RS256',
  use: 'sig',
})

async function newKey(now: Date): Promise<{ kid: string; file: string }> {
  const { privateKey } = await generateKeyPair('RS256', { modulusLength: 2048, extractable: true })
  const jwk = await exportJWK(privateKey)
  const kid = await calculateJwkThumbprint(jwk)
  return { kid, file: JSON.stringify({ createdAt: now.toISOString(), jwk }) }
}

/** Removes keys whose successor has been signing for longer than any of their tokens can live. */
async function removeRetired(files: PrivateFiles, newestFirst: StoredKey[], now: Date): Promise<void> {
  const retired = newestFirst.filter((_, i) => {
    const successor = newestFirst[i - 1]
    return successor && now.getTime() - successor.createdAt.getTime() > SERVE_OLD_KEY_MS
  })
  for (const { kid } of retired) await files.remove(`${kid}.json`)
}
