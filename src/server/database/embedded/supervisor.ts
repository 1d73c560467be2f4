import { rmdir } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { type ClientConfig, DatabaseError } from 'pg'
import type { Log } from '#server/ports/log.ts'
import { type Binaries, findBinaries } from './binaries.ts'
import { ensureCluster, SUPERUSER } from './cluster.ts'
import { freePort } from './free-port.ts'
import { type Layout, prepareLayout, temporarySocketFolder } from './layout.ts'
import {
  findRunning,
  launch,
  logTail,
  type Postmaster,
  removeStalePidFile,
  type Settings,
  stopPostmaster,
} from './postmaster.ts'
import { isPostmasterOf, signal } from './processes.ts'
import { enterTenancy } from './tenancy.ts'
import { watchOver } from './watch.ts'

/** Port number that is only a part of the socket's name. */
const SOCKET_PORT = 5432
const START_TIMEOUT_MS = 180_000
const START_ATTEMPTS = 6

export interface EmbeddedServer {
  connection: ClientConfig
  /** True when no other server used this database when it was opened. */
  sole: boolean
  /** Returns the process id, for tests that kill the process. */
  pid(): number
  /** Stops PostgreSQL unless another server still uses it. */
  stop(): Promise<void>
}

export interface EmbeddedOptions {
  dataDir: string
  log: Log
  /** Settings that override the defaults below; for tests. */
  settings?: Settings
  /** False skips flushing a new cluster to disk, for tests that throw it away. */
  sync?: boolean
  /** Work of this process that ends before it connects; see `DatabaseConfig`. */
  connectAfter?: Promise<unknown>
}

/** Starts PostgreSQL in the data directory, or joins the running one, and keeps it running until `stop`. */
export async function startEmbedded({
  dataDir,
  log,
  settings = {},
  sync = true,
  connectAfter = Promise.resolve(),
}: EmbeddedOptions): Promise<EmbeddedServer> {
  const binaries = await findBinaries()
  const layout = await prepareLayout(dataDir, binaries, log)
  await ensureCluster(binaries, layout, sync)
  const port = layout.sockets ? SOCKET_PORT : await freePort()
  const house: House = { binaries, layout, settings: { ...settingsFor(layout, port), ...settings } }

  let pid: number | undefined
  // The exit handler stops PostgreSQL for a process that ends without stop(): a failed start, an uncaught
  // error.
  const onExit = () => void (pid && signal(pid, 'SIGINT'))
  process.once('exit', onExit)
  const run = () =>
    runOrJoin(house, (launched) => {
      pid = launched
    })

  let postmaster = await run()
  const connection = {
    ...addressOf(postmaster),
    user: SUPERUSER,
    password: layout.password,
    database: 'postgres',
  }
  const entered = connectAfter.then(() => enterTenancy(connection, log))
  let tenancy = await entered.catch(async (error: unknown) => {
    // A PostgreSQL that was joined may serve others; one that was launched here has to be stopped.
    if (pid === postmaster.pid) await stopPostmaster(postmaster, layout.cluster, binaries)
    process.off('exit', onExit)
    throw withRemedy(error, dataDir)
  })
  const { sole } = tenancy
  if (sole) pid = postmaster.pid
  else process.off('exit', onExit)

  const restart = async () => {
    log.warn({ pid: postmaster.pid }, 'PostgreSQL ended unexpectedly; starting it again.')
    postmaster = await run()
    tenancy = await enterTenancy(connection, log).catch(() => tenancy)
  }
  const watch = watchOver(() => isPostmasterOf(postmaster.pid, layout.cluster), restart, log)

  return {
    connection,
    sole,
    pid: () => postmaster.pid,
    async stop() {
      await watch.end()
      const isLast = await tenancy.leave()
      process.off('exit', onExit)
      if (!isLast) return
      await stopPostmaster(postmaster, layout.cluster, binaries)
      // A socket folder in a shared temporary folder is removed; one below DATA_DIR stays.
      if (layout.sockets === temporarySocketFolder(layout.home))
        await rmdir(layout.sockets).catch(() => undefined)
    },
  }
}

const withRemedy = (error: unknown, dataDir: string): unknown =>
  error instanceof DatabaseError && error.code === '28P01'
    ? new Error(
        `database.secret in ${dataDir} is not the password of the database beside it: bring the right file back.`,
      )
    : error

const addressOf = ({ host, port }: Postmaster) => ({ host, port })

/**
 * Settings of PostgreSQL: small by default, while everything that guards the data has PostgreSQL's own
 * defaults.
 */
const settingsFor = ({ sockets }: Layout, port: number): Settings => ({
  ...(sockets
    ? { listen_addresses: '', unix_socket_directories: quoted(sockets), unix_socket_permissions: '0700' }
    : { listen_addresses: '127.0.0.1' }),
  port: String(port),
  shared_buffers: '64MB',
  max_connections: '50',
  max_parallel_workers_per_gather: '0',
  timezone: 'UTC',
  log_timezone: 'UTC',
  cluster_name: 'larder',
  // The log names the error without the row or the statement, which contain a cook's data.
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
})

/** Quotes a path, because the setting is a list with commas. */
const quoted = (path: string) => `"${path.replaceAll('"', '""')}"`

interface House {
  binaries: Binaries
  layout: Layout
  settings: Settings
}

/**
 * Joins or starts PostgreSQL, in several attempts: other servers may try at once, and processes of a killed
 * PostgreSQL may linger for a moment.
 */
async function runOrJoin(house: House, onLaunch: (pid: number) => void): Promise<Postmaster> {
  const { cluster, logFile } = house.layout
  const deadline = Date.now() + START_TIMEOUT_MS
  for (let attempt = 1; attempt <= START_ATTEMPTS; attempt++) {
    const running = await findRunning(cluster, deadline)
    if (running) return running
    await removeStalePidFile(cluster)
    const started = await launch({ ...house, deadline, onLaunch })
    if (started) return started
    await sleep(attempt * 150)
  }
  throw new Error(`PostgreSQL does not start. The end of ${logFile}:\n${await logTail(logFile)}`)
}
