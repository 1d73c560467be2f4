import { mkdtemp, readdir, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '#server/database/embedded/free-port.ts'
import { type TestDatabase, testDatabase } from './database.ts'
import { startProxy } from './proxy.ts'
import { startS3 } from './s3.ts'
import { type RunningServer, removeDataDir, startServer } from './start-server.ts'

/** Starts several servers as in a larger installation: on one PostgreSQL and one bucket, behind a proxy. */
export const startInstances = async (count: number, env: Record<string, string> = {}) => {
  const database: TestDatabase = await testDatabase()
  const s3 = await startS3()
  const proxy = await startProxy()
  const folders = await Promise.all(
    Array.from({ length: count }, () => mkdtemp(join(tmpdir(), 'larder-instance-'))),
  )
  const ports = await Promise.all(folders.map(() => freePort()))
  const start = (index: number) =>
    startServer({
      dataDir: folders[index] ?? '',
      env: {
        PORT: String(ports[index]),
        PUBLIC_URL: proxy.url,
        TRUST_PROXY: '1',
        DATABASE_URL: database.url,
        SECRETS_KEY: 'the same key on every server of the test',
        STOP_DELAY_S: '1',
        ...s3.env,
        ...env,
      },
    })
  const servers: RunningServer[] = await Promise.all(folders.map((_, index) => start(index)))
  const at = (index: number): RunningServer => {
    const server = servers[index]
    if (!server) throw new Error(`there is no server ${index}`)
    return server
  }
  await proxy.use(servers.map(({ url }) => url))

  return {
    database,
    s3,
    proxy,
    at,
    /** Kills a server with `kill -9`, until `startAgain`. */
    kill: (index: number) => at(index).kill(),
    /** Asks a server to stop, as an operator does, and returns its exit code. */
    stop: (index: number) => at(index).stop(),
    /** Restarts a server on the same port and folder; resolves when the proxy sends requests to it again. */
    async startAgain(index: number) {
      servers[index] = await start(index)
      await proxy.sees(at(index).url, true)
    },
    /** Returns the mails that all servers have written. */
    async mails(): Promise<string[]> {
      const found = await Promise.all(
        folders.map(async (folder) => {
          const outbox = join(folder, 'outbox')
          const names = (await readdir(outbox).catch(() => [])).filter((name) => name.endsWith('.eml'))
          return await Promise.all(names.map((name) => readFile(join(outbox, name), 'utf8')))
        }),
      )
      return found.flat()
    },
    async close() {
      await Promise.all(servers.map((server) => server.kill()))
      await proxy.close()
      await s3.close()
      await database.drop()
      await Promise.all(folders.map(removeDataDir))
    },
  }
}
export type Instances = Awaited<ReturnType<typeof startInstances>>
