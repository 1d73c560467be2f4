import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { createIdentity, identityMigrations } from '#identity/index.ts'
import { type PrivateFolder, privateFilesBelow } from '#identity/private-file.ts'
import { openAi } from './adapters/ai/open-ai.ts'
import { openBilling } from './adapters/billing/open-billing.ts'
import { openWarmCookbook } from './adapters/cookbook/open-packed.ts'
import { openAddressHash } from './adapters/identity/address-hash.ts'
import { embeddedIdentity } from './adapters/identity/embedded.ts'
import { firebaseIdentity } from './adapters/identity/firebase.ts'
import { createOutboxMailer } from './adapters/mail/outbox.ts'
import { pruneMails } from './adapters/mail/prune-mails.ts'
import { createSmtpMailer } from './adapters/mail/smtp.ts'
import { createPages } from './adapters/pages/create-pages.ts'
import { openPictures } from './adapters/pictures/open-pictures.ts'
import { sharedPicturePool } from './adapters/pictures/picture-pool.ts'
import { openPrivateFiles } from './adapters/private-files/open-private-files.ts'
import { createReader } from './adapters/reader/create-reader.ts'
import { createReading } from './adapters/reading/create-reading.ts'
import { buildApp } from './app.ts'
import { billingTasks, startBilling } from './billing/upkeep.ts'
import { type Config, ConfigError, loadEnvFile, readConfig } from './config.ts'
import { createLog } from './create-log.ts'
import { isMigrated, migrate } from './database/migrate.ts'
import { openDatabase } from './database/open.ts'
import type { Deps } from './deps.ts'
import { createModelBook, forgetOldModelCalls, metersOf } from './features/models/model-book.ts'
import { drawLibrary } from './features/popular/library/draw-library.ts'
import { loadLibrary } from './features/popular/library/load-library.ts'
import { seasonListings } from './features/popular/season-listings.ts'
import { handOverWaiting } from './features/support/hand-over.ts'
import { endLostGenerations, startUpkeep } from './features/upkeep/upkeep.ts'
import { createDrain } from './http/drain.ts'
import { createMetrics } from './http/metrics.ts'
import { whenIdle } from './idle.ts'
import { systemClock } from './ports/clock.ts'
import type { Mailer } from './ports/mail.ts'
import { stopWhenTold } from './stop-when-told.ts'
import { endImportLeases } from './stores/imports.ts'

/** Finds the built web app beside the bundled server; in development, where the last build left it. */
const findWebRoot = () =>
  ['../web', '../../dist/web']
    .map((path) => fileURLToPath(new URL(path, import.meta.url)))
    .find((path) => existsSync(join(path, 'index.html'))) ?? null

/** Finds the packed cookbook beside the bundled server; in development, where the last build left it. */
const findCookbook = (): string => {
  const places = ['./cookbook.jsonl', '../../dist/server/cookbook.jsonl'].map((path) =>
    fileURLToPath(new URL(path, import.meta.url)),
  )
  const found = places.find((path) => existsSync(path))
  if (!found) throw new ConfigError('The cookbook is not packed: run `npm run build` first.')
  return found
}

/**
 * Opens the mailer. Each server has a queue of its own, because several must not share a folder of queued
 * mails.
 */
const openMail = ({ mail, dataDir }: Config, log: Deps['log']): Mailer => {
  const folder = join(dataDir, 'outbox')
  return mail
    ? createSmtpMailer({ ...mail, folder: join(folder, 'waiting'), clock: systemClock, log })
    : createOutboxMailer({ folder, clock: systemClock })
}

/**
 * Returns the address for support messages: the configured one, else the sender of mails, else this machine.
 */
const supportInboxOf = ({ supportEmail, mail }: Config) =>
  supportEmail ?? /[^\s<>]+@[^\s<>]+/.exec(mail?.from ?? '')?.[0] ?? 'support@localhost'

const openIdentity = async (
  config: Config,
  { db, log, mail }: Pick<Deps, 'db' | 'log' | 'mail'>,
  secrets: PrivateFolder,
  publicUrl: string,
) => {
  const { dataDir } = config
  if (config.identity.firebase) {
    const keyCachePath = join(dataDir, 'identity', 'firebase-keys.json')
    const identity = await firebaseIdentity({
      ...config.identity.firebase,
      keyCachePath,
      clock: systemClock,
      log,
    })
    return { identity, plugin: undefined, close: async () => undefined }
  }
  const { passwordMin, hideAccounts, refuseCommonPasswords } = config.identity
  const service = await createIdentity({
    db,
    clock: systemClock,
    dataDir,
    files: privateFilesBelow(secrets, 'identity'),
    publicUrl,
    passwordMin,
    hideAccounts,
    refuseCommonPasswords,
    log,
    // Without a mail server the identity service keeps its plain files, which an operator can read at a
    // glance.
    ...(config.mail && { mail: (letter) => mail.send(letter) }),
  })
  return { identity: embeddedIdentity(service), plugin: service.plugin, close: () => service.close() }
}

/** Chooses a free port for PORT=0, because links need to know it before the server listens. */
const choosePort = async ({ host, port }: Config): Promise<number> => {
  if (port !== 0) return port
  const probe = createServer()
  probe.listen(0, host)
  await once(probe, 'listening').catch((error: unknown) => {
    throw whyNotListening(error, host, port)
  })
  const chosen = (probe.address() as AddressInfo).port // a TCP server has an address with a port
  probe.close()
  await once(probe, 'close')
  return chosen
}

/** Returns an error with a remedy for the operator; other errors are returned unchanged. */
const whyNotListening = (error: unknown, host: string, port: number) => {
  switch ((error as NodeJS.ErrnoException).code) {
    case 'EADDRINUSE':
      return new ConfigError(`Port ${port} is in use: stop what uses it, or set PORT to another number.`)
    case 'EACCES':
      return new ConfigError(`This user may not listen on port ${port}: set PORT to one above 1023.`)
    case 'EADDRNOTAVAIL':
    case 'EAFNOSUPPORT':
    case 'EAI_AGAIN':
    case 'EINVAL':
    case 'ENOTFOUND':
      return new ConfigError(
        `HOST is "${host}", which is no address of this machine: set it to one, such as 127.0.0.1 or 0.0.0.0.`,
      )
    default:
      return error
  }
}

const listen = async (app: FastifyInstance, host: string, port: number) => {
  try {
    await app.listen({ host, port })
  } catch (error) {
    throw whyNotListening(error, host, port)
  }
}

/**
 * Milliseconds before pictures are drawn in advance, so that the first requests after a start are served
 * first.
 */
const DRAWS_AFTER_MS = 5000

/**
 * Loads the popular library while the server is serving, since nobody needs it in the first second. A failure
 * is retried at the next start.
 */
const loadLibraryBeside = (deps: Deps) => {
  const controller = new AbortController()
  const { signal } = controller
  const load = async () => {
    await loadLibrary(deps, deps.cookbook.recipes, signal)
    await pause(DRAWS_AFTER_MS, undefined, { signal, ref: false })
    await drawLibrary(deps, () => whenIdle(signal))
  }
  const done = load().catch((error: unknown) => {
    if (!signal.aborted)
      deps.log.warn(
        { err: error },
        'the recipes of the cookbook could not be loaded into the popular library',
      )
  })
  return async () => {
    controller.abort()
    await done
  }
}

/** Milliseconds for closing everything else once the requests have ended. */
const TIDY_UP_MS = 10_000

/** Answers the open requests, and closes the connections of streams when the time is over. */
const closeInTime = async (app: FastifyInstance, patienceMs: number) => {
  const cut = setTimeout(() => app.server.closeAllConnections(), patienceMs + 1000)
  await app.close().finally(() => clearTimeout(cut))
}

const start = async () => {
  loadEnvFile()
  const config = readConfig()
  const log = createLog(config.logLevel, pino.destination(2))

  const cookbookPath = findCookbook()
  const port = await choosePort(config)
  const publicUrl = config.publicUrl ?? `http://localhost:${port}`
  const cleanUp: (() => Promise<unknown>)[] = []
  const drain = createDrain()
  const metrics = config.metrics ? createMetrics() : null
  let isServing = false
  const { delayMs, patienceMs } = config.stop
  /** Closes everything in the reverse order of opening; one failure does not keep the others open. */
  const stop = async () => {
    drain.begin()
    if (isServing && delayMs > 0) await pause(delayMs)
    for (const close of cleanUp.splice(0).reverse()) {
      await close().catch((error: unknown) => log.error({ err: error }, 'could not close cleanly'))
    }
  }
  stopWhenTold(stop, { parentPid: config.parentPid, log, patienceMs: delayMs + patienceMs + TIDY_UP_MS })

  try {
    // The cookbook is opened while PostgreSQL starts, because this process is idle until then.
    const cookbookOpening = openWarmCookbook(cookbookPath)
    const opening = openDatabase({
      url: config.databaseUrl ?? undefined,
      dataDir: config.dataDir,
      log,
      prepares: config.databasePrepares,
      connectAfter: cookbookOpening,
    }).then((opened) => {
      cleanUp.push(() => opened.close())
      return opened
    })
    const [database, cookbook] = await Promise.all([opening, cookbookOpening])
    const { db } = database
    await migrate(db, identityMigrations)
    const secrets = await openPrivateFiles(config, { db, log })
    cleanUp.push(() => sharedPicturePool().close())
    const { pictures, photos } = await openPictures(config.s3, config.dataDir)
    const reader = createReader()
    cleanUp.push(() => reader.close())
    const reading = createReading()
    cleanUp.push(() => reading.close())
    const mail = openMail(config, log)
    cleanUp.push(() => mail.close())
    const { identity, plugin, close } = await openIdentity(config, { db, log, mail }, secrets, publicUrl)
    cleanUp.push(close)
    const pages = createPages({ allowedHosts: config.importAllowedHosts })
    const meter = metersOf([metrics?.meter, createModelBook({ db, clock: systemClock, log })])
    const ai = await openAi(config.ai, { log, clock: systemClock, meter, cookbook, pages })
    const deps: Deps = {
      db,
      addressHash: await openAddressHash(privateFilesBelow(secrets, 'identity')),
      ai,
      cookbook,
      identity,
      pictures,
      photos,
      pages,
      reader,
      reading,
      mail,
      billing: await openBilling(config.billing, {
        db,
        clock: systemClock,
        log,
        folder: privateFilesBelow(secrets, 'billing'),
      }),
      clock: systemClock,
      log,
    }

    const supportInbox = supportInboxOf(config)
    await startBilling(deps)
    await endLostGenerations(deps, database.sole ? 'all' : 'expired')
    if (database.sole) await endImportLeases(db, deps.clock.now())
    const app = await buildApp(deps, {
      publicUrl,
      adminEmails: config.adminEmails,
      adminSecondFactor: config.adminSecondFactor,
      modelPrices: config.aiPrices,
      supportEmail: config.supportEmail,
      supportInbox,
      trustProxy: config.trustProxy,
      webRoot: findWebRoot(),
      logger: log,
      identityService: plugin,
      ...(metrics && { metrics, poolCounts: database.poolCounts }),
      drain,
      generation: { patienceMs },
      checks: async () => ({
        serving: !drain.isDraining,
        database: (await database.ready()) && (await isMigrated(db, identityMigrations)),
        pictures: await pictures.ready(),
      }),
    })
    cleanUp.push(() => closeInTime(app, patienceMs))
    const stopUpkeep = startUpkeep(deps, [
      { name: 'support messages', everyMs: 60_000, task: () => handOverWaiting(deps, supportInbox) },
      { name: 'calls of models', everyMs: 60 * 60_000, task: () => forgetOldModelCalls(deps) },
      { name: 'seasons of listings', everyMs: 60_000, task: () => seasonListings(deps) },
      {
        name: 'mails',
        everyMs: 60 * 60_000,
        task: () => pruneMails(join(config.dataDir, 'outbox'), systemClock.now()),
      },
      ...billingTasks(deps, { publicUrl, supportEmail: config.supportEmail }),
    ])
    cleanUp.push(() => stopUpkeep())
    await listen(app, config.host, port)
    isServing = true
    process.stdout.write(`Larder is ready at ${publicUrl}\n`)
    if (config.houseCollection) cleanUp.push(loadLibraryBeside(deps))
  } catch (error) {
    await stop()
    throw error
  }
}

start().catch((error: unknown) => {
  const message = error instanceof Error ? error.message : String(error)
  process.stderr.write(error instanceof ConfigError ? `${message}\n` : `Larder could not start: ${message}\n`)
  process.exit(1)
})
