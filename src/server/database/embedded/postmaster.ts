import { type ChildProcess, spawn } from 'node:child_process'
import { open, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Binaries } from './binaries.ts'
import type { Layout } from './layout.ts'
import { isPostmasterOf, signal } from './processes.ts'
import { asAccount, runProgram } from './program.ts'

/** Running PostgreSQL, started by this server or found running. */
export interface Postmaster {
  pid: number
  /** Folder of its unix socket, or `127.0.0.1`. */
  host: string
  port: number
}

const POLL_MS = 25
const LARGEST_LOG = 5 * 1024 * 1024

interface PidFile extends Postmaster {
  status: string
}

/**
 * Reads postmaster.pid, whose lines are: pid, directory, start, port, socket folder, address, memory key,
 * status.
 */
async function readPidFile(cluster: string): Promise<PidFile | null> {
  const lines = (await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n')
  const pid = Number(lines[0])
  if (!Number.isInteger(pid) || pid <= 0) return null
  return { pid, port: Number(lines[3]), host: lines[4] || '127.0.0.1', status: lines[7]?.trim() ?? '' }
}

/**
 * Returns the postmaster of this directory that another server left running or shares, once it accepts
 * connections.
 */
export async function findRunning(cluster: string, deadline: number): Promise<Postmaster | null> {
  const noted = await readPidFile(cluster)
  if (!noted || !(await isPostmasterOf(noted.pid, cluster))) return null
  return await untilReady(cluster, noted.pid, deadline)
}

/**
 * Removes a stale postmaster.pid, which would block the start when its number now belongs to another process.
 */
export async function removeStalePidFile(cluster: string): Promise<void> {
  const noted = await readPidFile(cluster)
  if (noted && !(await isPostmasterOf(noted.pid, cluster)))
    await rm(join(cluster, 'postmaster.pid'), { force: true })
}

export type Settings = Record<string, string>

interface Launch {
  binaries: Binaries
  layout: Layout
  settings: Settings
  deadline: number
  /** Called with the process id as soon as there is one. */
  onLaunch(pid: number): void
}

/** Starts PostgreSQL; null when it ended before it was ready, with the reason in its log. */
export async function launch({
  binaries,
  layout,
  settings,
  deadline,
  onLaunch,
}: Launch): Promise<Postmaster | null> {
  await turnLog(layout.logFile)
  const log = await open(layout.logFile, 'a', 0o600)
  let child: ChildProcess
  try {
    const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
    child = spawn(binaries.postgres, ['-D', layout.cluster, ...args], {
      ...asAccount(layout.account),
      stdio: ['ignore', log.fd, log.fd],
    })
  } finally {
    await log.close()
  }
  const failure = new Promise<Error>((resolve) => child.once('error', resolve))
  child.unref()
  if (child.pid === undefined)
    throw new Error(`${binaries.postgres} does not start: ${(await failure).message}`)
  onLaunch(child.pid)
  return await untilReady(layout.cluster, child.pid, deadline)
}

/** Waits until PostgreSQL accepts connections, which takes long after a crash. null when it ended instead. */
async function untilReady(cluster: string, pid: number, deadline: number): Promise<Postmaster | null> {
  for (;;) {
    const noted = await readPidFile(cluster)
    if (noted?.pid === pid && noted.status === 'ready') return { pid, host: noted.host, port: noted.port }
    if (!(await isPostmasterOf(pid, cluster))) return null
    if (Date.now() > deadline)
      throw new Error(`PostgreSQL (process ${pid}) of ${cluster} did not become ready in time.`)
    await sleep(POLL_MS)
  }
}

/** Waits for the end of the process; false when it still runs after the timeout. */
async function untilGone(pid: number, cluster: string, timeoutMs: number): Promise<boolean> {
  const deadline = Date.now() + timeoutMs
  while (await isPostmasterOf(pid, cluster)) {
    if (Date.now() > deadline) return false
    await sleep(POLL_MS)
  }
  return true
}

/**
 * Stops PostgreSQL fast, then immediately, then by force, in at most half a minute. No acknowledged data is
 * lost by any of them.
 */
export async function stopPostmaster(
  { pid }: Postmaster,
  cluster: string,
  binaries: Binaries,
): Promise<void> {
  if (process.platform === 'win32') {
    await runProgram(binaries.pgCtl, ['stop', '-D', cluster, '-m', 'fast', '-t', '20'], null).catch(
      () => undefined,
    )
    return
  }
  for (const [name, patienceMs] of [
    ['SIGINT', 15_000],
    ['SIGQUIT', 5_000],
    ['SIGKILL', 5_000],
  ] as const) {
    if (!(await isPostmasterOf(pid, cluster)) || !signal(pid, name)) return
    if (await untilGone(pid, cluster, patienceMs)) return
  }
}

async function turnLog(path: string): Promise<void> {
  const found = await stat(path).catch(() => null)
  if (found && found.size > LARGEST_LOG) await rename(path, `${path}.1`)
}

/** Returns the end of PostgreSQL's log, which has the reason of a failed start. */
export async function logTail(path: string): Promise<string> {
  const text = await readFile(path, 'utf8').catch(() => '')
  return text.trim().split('\n').slice(-8).join('\n')
}
