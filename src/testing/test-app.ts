import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { onTestFinished } from 'vitest'
import { createIdentity } from '#identity/index.ts'
import { type Cookbook, emptyCookbook } from '#kitchen/cookbook/open-cookbook.ts'
import { createSandbox, type SandboxOptions } from '#server/adapters/billing/sandbox/create-sandbox.ts'
import { openAddressHash } from '#server/adapters/identity/address-hash.ts'
import { embeddedIdentity } from '#server/adapters/identity/embedded.ts'
import { type AppOptions, buildApp } from '#server/app.ts'
import { createLog } from '#server/create-log.ts'
import type { Deps } from '#server/deps.ts'
import type { LimitSettings } from '#server/http/rate-limits.ts'
import type { Ai } from '#server/ports/ai.ts'
import { createClient } from './client.ts'
import { createCooks } from './cooks.ts'
import { testDatabase } from './database.ts'
import { memoryMail } from './memory-mail.ts'
import { memoryPhotos } from './memory-photos.ts'
import { memoryPictures } from './memory-pictures.ts'
import { scriptedAi } from './scripted-ai.ts'
import { scriptedPages } from './scripted-pages.ts'
import { scriptedReader } from './scripted-reader.ts'
import { assertNoSecret } from './secrets.ts'
import { layOutKeys } from './signing-keys.ts'
import { testClock } from './test-clock.ts'
import { sharedReading } from './test-reading.ts'

export type TestAppOptions = Partial<AppOptions> & {
  /** An AI in place of the scripted one; `ai` then stays unused. */
  ai?: Ai
  /** The cookbook whose recipes cravings can name; empty by default. */
  cookbook?: Cookbook
  /** A store that encodes and stores pictures for real, in place of the one in memory. */
  pictures?: Deps['pictures']
  /** A store that decodes and stores photos for real. */
  photos?: Deps['photos']
  /** A payment provider in place of the sandbox; null for none. */
  billing?: ((given: SandboxOptions) => Promise<Deps['billing']>) | null
  /** A reading in place of the one that all tests of a file share. */
  reading?: Deps['reading']
  /** A text reader in place of the scripted one; `reader` then stays unused. */
  reader?: Deps['reader']
  logLevel?: string
}

const adminEmail = 'chef@example.org'

/** Rate limits for tests that send more requests in a minute than any client may. */
export const noLimits: LimitSettings = { perAddressAndMinute: 1e9, perCookAndMinute: 1e9 }

/** Cheap password hashes; their real cost is tested with the password hasher. */
const quickHash = { memoryKiB: 1024, passes: 1 }

/**
 * Starts the real server on a database of its own with the embedded identity service, a clock that can be
 * moved and a scripted AI. Within a test it closes by itself; elsewhere the caller must call `close`.
 */
export const testApp = async ({
  ai: givenAi,
  cookbook = emptyCookbook,
  pictures: givenPictures,
  photos: givenPhotos,
  reader: givenReader,
  reading: givenReading,
  billing: openBilling = createSandbox,
  logLevel = 'info',
  ...options
}: TestAppOptions = {}) => {
  const closers: (() => Promise<unknown>)[] = []
  const close = async () => {
    for (const end of closers.splice(0).reverse()) await end()
  }
  closeAfterTest(close)
  const lines: string[] = []
  let secrets: ReadonlySet<string> = new Set()
  // Runs last, because closers run in reverse order, and so sees everything that is logged during closing.
  closers.push(async () => assertNoSecret('the log', lines.join('\n'), secrets))

  const database = await testDatabase()
  closers.push(() => database.drop())
  const dataDir = await mkdtemp(join(tmpdir(), 'larder-app-'))
  closers.push(() => rm(dataDir, { recursive: true, force: true }))
  await layOutKeys(dataDir)
  const clock = testClock()
  const ai = scriptedAi()
  const pictures = givenPictures ?? memoryPictures()
  const mail = memoryMail()
  const memory = memoryPhotos()
  const reader = scriptedReader()
  const reading = givenReading ?? (await sharedReading())
  const pages = scriptedPages()
  const log = createLog(logLevel, { write: (line: string) => lines.push(line) })
  const publicUrl = options.publicUrl ?? 'http://localhost:3000'

  const server = async (db: Deps['db']) => {
    const identityService = await createIdentity({ db, clock, dataDir, publicUrl, log, hash: quickHash })
    closers.push(() => identityService.close())
    const folder = join(dataDir, 'billing')
    const billing = (await openBilling?.({ db, clock, log, folder })) ?? null
    const deps: Deps = {
      db,
      addressHash: await openAddressHash(dataDir),
      ai: givenAi ?? ai,
      cookbook,
      identity: embeddedIdentity(identityService),
      pictures,
      mail,
      billing,
      photos: givenPhotos ?? memory,
      pages,
      reader: givenReader ?? reader,
      reading,
      clock,
      log,
    }
    const app = await buildApp(deps, {
      adminEmails: [adminEmail],
      webRoot: null,
      verifyReplies: true,
      logger: log,
      identityService: identityService.plugin,
      checks: async () => ({ database: await answers(db), pictures: await pictures.ready() }),
      ...options,
      publicUrl,
    })
    closers.push(() => app.close())
    await app.ready()
    return { app, deps }
  }

  const { app, deps } = await server(database.db)
  const cooks = createCooks({ app, db: database.db, clock, apiKey: deps.identity.publicConfig.apiKey })
  secrets = cooks.secrets
  return {
    app,
    deps,
    /** Passwords and tokens of its cooks, which must appear in no log and no file. */
    secrets: cooks.secrets,
    db: database.db,
    database,
    clock,
    ai,
    pages,
    pictures,
    /** Mails of the product itself; those of the identity service are files. */
    mail,
    /** The private photos, in memory. */
    photos: memory,
    /** The scripted text reader. */
    reader,
    close,
    /** Returns the log, one JSON line per entry. */
    logged: () => lines,
    /** A client that is not signed in. */
    visitor: createClient(app),
    /** A signed-in cook, ada@example.org, with the free plan. */
    cook: await cooks.signUp('ada@example.org'),
    secondCook: () => cooks.signUp('bob@example.org'),
    premiumCook: (email = 'premium@example.org') => cooks.signUp(email, { status: 'active' }),
    signUp: cooks.signUp,
    administrator: () => cooks.signUp(adminEmail, { emailVerified: true }),
    /** Starts a second server on the same database, as another process would. */
    anotherServer: async () => (await server(database.connect())).app,
    /** Listens on a free port of this machine and returns the address. */
    listen: () => app.listen({ host: '127.0.0.1', port: 0 }),
  }
}
export type TestApp = Awaited<ReturnType<typeof testApp>>

const answers = async (db: Deps['db']) => {
  try {
    await sql`select 1`.execute(db)
    return true
  } catch {
    return false
  }
}

const closeAfterTest = (close: () => Promise<void>) => {
  try {
    onTestFinished(close)
  } catch {
    // Outside a test there is no hook, and the caller closes the app.
  }
}
