import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { openSigningKeys } from '#identity/signing-keys.ts'
import { isAlive } from '#server/database/embedded/processes.ts'
import { startEmbedded } from '#server/database/embedded/supervisor.ts'
import { openTestConnection, urlOf } from './database-connection.ts'
import { migrateAll } from './database-migrations.ts'
import { quietLog } from './quiet-log.ts'

declare module 'vitest' {
  interface ProvidedContext {
    database: TestCluster
  }
}

/** The connection and the template from which a test file creates its own database. */
export interface TestCluster {
  connection: pg.ClientConfig
  template: string
  /**
   * Folder of a key that signs ID tokens: generating a key takes longer than most tests. See
   * `signing-keys.ts`.
   */
  keys: string
}

interface RunningCluster extends TestCluster {
  stop(): Promise<void>
  users: number
}

/** The cluster shared by all test projects of a run, each of which loads this module by itself. */
const shared = globalThis as typeof globalThis & { larderTestCluster?: Promise<RunningCluster> }

/** Starts one PostgreSQL per run (or uses the one of DATABASE_URL) and migrates a template once. */
export default async function setup(project: TestProject) {
  shared.larderTestCluster ??= startCluster()
  const cluster = await shared.larderTestCluster
  cluster.users++
  project.provide('database', {
    connection: cluster.connection,
    template: cluster.template,
    keys: cluster.keys,
  })
  return async () => {
    if (--cluster.users > 0) return
    delete shared.larderTestCluster
    await cluster.stop()
  }
}

async function startCluster(): Promise<RunningCluster> {
  const server = process.env.DATABASE_URL ? externalServer(process.env.DATABASE_URL) : await embeddedServer()
  const template = `larder_test_${process.pid}`
  try {
    await run(server.connection, `drop database if exists ${template}`)
    await run(server.connection, `create database ${template}`)
    const migrating = openTestConnection({ connectionString: urlOf(server.connection, template) })
    await migrateAll(migrating.db)
    await migrating.db.destroy()
  } catch (error) {
    await server.stop()
    throw error
  }
  const keys = await mkdtemp(join(tmpdir(), 'larder-keys-'))
  await openSigningKeys(keys, { now: () => new Date() }, quietLog)
  return {
    connection: server.connection,
    template,
    keys,
    users: 0,
    stop: async () => {
      await rm(keys, { recursive: true, force: true })
      await dropAll(server.connection, template).finally(() => server.stop())
    },
  }
}

const externalServer = (url: string) => ({
  connection: { connectionString: url },
  stop: async () => undefined,
})

/** Settings that give up durability for speed, because nothing in the cluster outlives the run. */
const fastSettings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
  max_connections: '200',
  // Linux copies the template's files inside the kernel, which takes a third less time.
  ...(process.platform === 'linux' && { file_copy_method: 'clone' }),
}

async function embeddedServer() {
  await removeAbandoned()
  const dataDir = await mkdtemp(join(tmpdir(), `larder-test-${process.pid}-`))
  const remove = () => rm(dataDir, { recursive: true, force: true })
  try {
    const server = await startEmbedded({ dataDir, log: quietLog, settings: fastSettings, sync: false })
    await makeSignInCheap(server.connection)
    return { connection: server.connection, stop: () => server.stop().finally(remove) }
  } catch (error) {
    await remove()
    throw error
  }
}

/**
 * Lowers the rounds of password hashing: each test connects a few times, and hashing takes a third of that
 * time.
 */
async function makeSignInCheap(connection: pg.ClientConfig): Promise<void> {
  const [role, secret] = [
    pg.escapeIdentifier(connection.user ?? ''),
    pg.escapeLiteral(String(connection.password)),
  ]
  await run(connection, `set scram_iterations = 1; alter role ${role} password ${secret}`)
}

/** Removes the data of runs that were killed and could not clean up. */
async function removeAbandoned(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    const owner = Number(/^larder-test-(\d+)-/.exec(name)?.[1])
    if (!owner || isAlive(owner)) continue
    const dataDir = join(tmpdir(), name)
    const pidFile = await readFile(join(dataDir, 'database', 'cluster', 'postmaster.pid'), 'utf8').catch(
      () => null,
    )
    if (pidFile !== null) await stopAbandoned(dataDir)
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** Connects to the server that a killed run left behind and stops it the usual way. */
async function stopAbandoned(dataDir: string): Promise<void> {
  const server = await startEmbedded({ dataDir, log: quietLog, settings: fastSettings }).catch(() => null)
  await server?.stop()
}

/** Drops the template and the copies that failed tests have left. */
async function dropAll(connection: pg.ClientConfig, template: string): Promise<void> {
  const names = await run(
    connection,
    `select datname from pg_database where datname = '${template}' or starts_with(datname, '${template}_')`,
  )
  for (const { datname } of names) await run(connection, `drop database if exists ${datname} with (force)`)
}

async function run(connection: pg.ClientConfig, statement: string): Promise<{ datname: string }[]> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    return (await client.query<{ datname: string }>(statement)).rows
  } finally {
    await client.end()
  }
}
