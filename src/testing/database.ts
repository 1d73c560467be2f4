import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import type { Database } from '#server/database/open.ts'
import { openTestConnection, urlOf } from './database-connection.ts'

export interface TestDatabase {
  db: Database
  /** Address of the database, for a second pool or a server in a process of its own. */
  url: string
  connection: pg.ClientConfig
  /** Opens another pool on the same database, as a second server has; `drop` ends it. */
  connect(size?: number): Database
  drop(): Promise<void>
}

/** Creates a migrated database for the caller on the run's PostgreSQL, quickly, by copying the template. */
export async function testDatabase({ empty = false }: { empty?: boolean } = {}): Promise<TestDatabase> {
  const { connection: admin, template } = inject('database')
  const name = `${template}_${randomBytes(5).toString('hex')}`
  await run(admin, `create database ${name}${empty ? '' : ` template ${template} strategy file_copy`}`)
  const url = urlOf(admin, name)
  const connection = { connectionString: url }
  const pools = [openTestConnection(connection)]
  const [first] = pools
  return {
    db: first!.db,
    url,
    connection,
    connect(size) {
      const opened = openTestConnection(connection, size)
      pools.push(opened)
      return opened.db
    },
    drop: async () => {
      await Promise.all(pools.map(({ db }) => db.destroy()))
      await run(admin, `drop database if exists ${name} with (force)`)
    },
  }
}

/**
 * One connection that creates and drops all databases of a process, because connecting takes as long as
 * creating one.
 */
let administration: Promise<pg.Client> | undefined

async function administer(connection: pg.ClientConfig): Promise<pg.Client> {
  const client = new pg.Client(connection)
  // The run's PostgreSQL may be stopped before this process ends.
  client.on('error', () => undefined)
  await client.connect()
  return client
}

/** Retries a statement, because two copies of the template at the same moment refuse each other. */
async function run(connection: pg.ClientConfig, statement: string, attempts = 20): Promise<void> {
  administration ??= administer(connection)
  try {
    await (await administration).query(statement)
  } catch (error) {
    if (attempts <= 1 || !(error instanceof pg.DatabaseError) || error.code !== '55006') throw error
    await new Promise((resolve) => setTimeout(resolve, 50))
    await run(connection, statement, attempts - 1)
  }
}
