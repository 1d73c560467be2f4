import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastify from 'fastify'
import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app'
import { type Auth, connectAuthEmulator, initializeAuth, inMemoryPersistence } from 'firebase/auth'
import { onTestFinished } from 'vitest'
import { createIdentity, type IdentityMail, type IdentityOptions } from '#identity/index.ts'
import type { IdentityTables } from '#identity/tables.ts'
import type { Tables } from '#server/database/tables.ts'
import { testDatabase } from '#testing/database.ts'
import { quietLog } from '#testing/quiet-log.ts'
import { layOutKeys } from '#testing/signing-keys.ts'
import { testClock } from '#testing/test-clock.ts'

/** A hash that costs almost nothing; one test uses the real settings. */
export const cheapHash = { memoryKiB: 64, passes: 1 }

export interface Answer {
  status: number
  headers: Headers
  text: string
  // biome-ignore lint/suspicious/noExplicitAny: the tests say what they expect of each body
  json: any
}

export interface Post {
  ip?: string
  headers?: Record<string, string>
  /** A body that is sent unchanged, in place of JSON. */
  raw?: string
  key?: string | null
  method?: string
}

export type World = Awaited<ReturnType<typeof identityWorld>>

/**
 * Starts the identity service on a real database, with a clock to move; everything is closed with the test.
 */
export async function identityWorld({
  ownKeys = false,
  ...options
}: Partial<IdentityOptions<Tables>> & { ownKeys?: boolean } = {}) {
  const database = await testDatabase()
  const dataDir = options.dataDir ?? (await mkdtemp(join(tmpdir(), 'larder-identity-')))
  if (!ownKeys && !options.dataDir) await layOutKeys(dataDir)
  const clock = testClock()
  const mails: IdentityMail[] = []
  const welcomes: IdentityMail[] = []
  const service = await createIdentity<Tables>({
    db: database.db,
    clock,
    dataDir,
    publicUrl: 'http://larder.test',
    log: quietLog,
    hash: cheapHash,
    mail: async (mail) => {
      if (mail.subject.startsWith('Welcome')) welcomes.push(mail)
      else mails.push(mail)
    },
    ...options,
  })
  const app = fastify({ trustProxy: true, forceCloseConnections: true })
  await app.register(service.plugin)
  await app.listen({ host: '127.0.0.1', port: 0 })
  const host = `127.0.0.1:${(app.server.address() as AddressInfo).port}` // a listening server has a port
  const apps = new Set<FirebaseApp>()

  onTestFinished(async () => {
    await Promise.all([...apps].map((each) => deleteApp(each).catch(() => undefined)))
    await app.close()
    await service.close()
    await database.drop()
    await rm(dataDir, { recursive: true, force: true })
  })

  async function call(path: string, body: unknown = {}, post: Post = {}): Promise<Answer> {
    const method = post.method ?? 'POST'
    const key = post.key === undefined ? service.publicConfig.apiKey : post.key
    const response = await fetch(
      `http://${host}${path}${key === null ? '' : `?key=${encodeURIComponent(key)}`}`,
      {
        method,
        headers: {
          'content-type': 'application/json',
          ...(post.ip ? { 'x-forwarded-for': post.ip } : {}),
          ...post.headers,
        },
        ...(method === 'GET' || method === 'HEAD' ? {} : { body: post.raw ?? JSON.stringify(body) }),
      },
    )
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.includes('json') ?? false
    return {
      status: response.status,
      headers: response.headers,
      text,
      json: isJson ? JSON.parse(text) : null,
    }
  }

  let number = 0
  /** Creates the genuine SDK, pointed at the service as the web app does it, or as at an emulator. */
  function sdk({ name = `app-${++number}-${host}`, emulator = false } = {}): Auth {
    const { apiKey, projectId } = service.publicConfig
    const firebaseApp = initializeApp({ apiKey, projectId }, name)
    apps.add(firebaseApp)
    const auth = initializeAuth(firebaseApp, { persistence: inMemoryPersistence })
    if (emulator) connectAuthEmulator(auth, `http://${host}`, { disableWarnings: true })
    else Object.assign(auth.config, { apiScheme: 'http', apiHost: host, tokenApiHost: host })
    return auth
  }

  const message = (answer: Answer): string => answer.json?.error?.message ?? answer.text

  return {
    service,
    db: database.db.withTables<IdentityTables>(),
    database,
    clock,
    dataDir,
    /** Sent mails, except the welcome mails, which are in `welcomes`. */
    mails,
    welcomes,
    host,
    app,
    call,
    sdk,
    /** Returns the code of a refusal, without its text. */
    code: (answer: Answer): string => message(answer).split(' : ')[0] ?? '',
    signUp: async (email = 'ann@example.com', password = 'secret-1', post: Post = {}) =>
      (await call('/v1/accounts:signUp', { email, password, returnSecureToken: true }, post)).json,
    signIn: (email = 'ann@example.com', password = 'secret-1', post: Post = {}) =>
      call('/v1/accounts:signInWithPassword', { email, password, returnSecureToken: true }, post),
    lookup: (idToken: string) => call('/v1/accounts:lookup', { idToken }),
    refresh: (refreshToken: string, post: Post = {}) =>
      call('/v1/token', undefined, {
        ...post,
        raw: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken }).toString(),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      }),
    verify: (idToken: string) =>
      service.verify(idToken).then(
        () => 'accepted',
        (error: { kind: string }) => error.kind,
      ),
  }
}

/** Returns `accepted`, or the `auth/…` code of a refused SDK call. */
export const codeOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'accepted',
    (error: { code: string }) => error.code,
  )
