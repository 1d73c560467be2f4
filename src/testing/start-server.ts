import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { bundleServer } from './bundle-server.ts'
import { preparedData } from './prepared-data.ts'
import { launchedProcess } from './server-process.ts'

const root = join(import.meta.dirname, '../..')

export interface StartOptions {
  /** Data directory, which survives a stop of the server; a prepared one when left out. */
  dataDir?: string
  env?: Record<string, string>
  /**
   * Runs the sources instead of their bundle, so that a module loaded with `--import` can change the
   * packages.
   */
  fromSources?: boolean
  /** File of the bundled server to run, when it is not the product as it is. */
  program?: string
}

export interface RunningServer {
  url: string
  dataDir: string
  process: ChildProcess
  /** Returns the error stream, which is the server's log. */
  log(): string
  /** Asks the server to stop and returns its exit code. */
  stop(): Promise<number | null>
  /** Kills the server with `kill -9`, so that it cannot tidy up. */
  kill(): Promise<void>
}

/**
 * Starts the real server in a process of its own, on a free port of this machine unless `env` sets one;
 * resolves when the server reports that it is ready.
 */
export const startServer = async ({
  dataDir,
  env = {},
  fromSources = false,
  program: bundle,
}: StartOptions = {}): Promise<RunningServer> => {
  const folder = dataDir ?? (await preparedData('larder-server-', startAndStop))
  const program = fromSources ? ['--import', 'tsx', 'src/server/main.ts'] : [bundle ?? (await bundleServer())]
  const child = spawn(process.execPath, [...launchedProcess.flags, ...program], {
    cwd: root,
    env: {
      ...launchedProcess.env,
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      PORT: '0',
      DATA_DIR: folder,
      LOG_LEVEL: 'error',
      HOUSE_COLLECTION: 'off',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const errors: Buffer[] = []
  child.stderr.on('data', (chunk: Buffer) => errors.push(chunk))
  const log = () => Buffer.concat(errors).toString()
  const exited = once(child, 'exit')

  const end = async (signal: NodeJS.Signals): Promise<number | null> => {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal)
    await exited
    return child.exitCode
  }
  const said = await readyUrl(child, log).catch(async (error: unknown) => {
    await end('SIGKILL')
    if (!dataDir) await removeDataDir(folder)
    throw error
  })
  return {
    // A server behind a proxy prints the proxy's address.
    url: env.PORT ? `http://127.0.0.1:${env.PORT}` : said,
    dataDir: folder,
    process: child,
    log,
    stop: () => end('SIGTERM'),
    kill: async () => {
      await end('SIGKILL')
    },
  }
}

const startAndStop = async (dataDir: string) => (await startServer({ dataDir })).stop()

const readyUrl = async (child: ChildProcess, log: () => string): Promise<string> => {
  if (!child.stdout) throw new Error('the server has no standard output')
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /^Larder is ready at (http\S+)$/.exec(line)?.[1]
    if (url) return url.replace('localhost', '127.0.0.1')
  }
  throw new Error(`the server ended before it was ready:\n${log()}`)
}

/** Removes a data directory whose server has stopped. */
export const removeDataDir = (dataDir: string) => rm(dataDir, { recursive: true, force: true, maxRetries: 5 })
