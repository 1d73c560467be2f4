import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import { bundledProgram } from './bundle-server.ts'

/** Creates a data directory for one test, in a short path; `remove` deletes it. */
export async function aDataDir(prefix = 'larder-fault-') {
  const path = await mkdtemp(join(tmpdir(), prefix))
  return { path, remove: () => rm(path, { recursive: true, force: true, maxRetries: 5 }) }
}

/**
 * Finds the ids of processes whose command line contains a text, as PostgreSQL's contains its data directory.
 */
export async function processesNaming(text: string): Promise<number[]> {
  const found = process.platform === 'linux' ? await fromProc() : await fromPs()
  return found
    .filter(({ command, pid }) => command.includes(text) && pid !== process.pid)
    .map(({ pid }) => pid)
}

async function fromProc() {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  return await Promise.all(
    pids.map(async (pid) => ({
      pid: Number(pid),
      command: (await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')).replaceAll('\0', ' '),
    })),
  )
}

async function fromPs() {
  const { stdout } = await promisify(execFile)('ps', ['-axo', 'pid=,command='])
  return stdout.split('\n').map((line) => ({ pid: Number.parseInt(line, 10), command: line }))
}

export interface Writer {
  pid: number
  /** Returns the next line that the process prints; null when it has ended. */
  line(): Promise<string | null>
  /** Ids of the folders that the database has acknowledged. */
  acknowledged: string[]
  userId(): Promise<string>
  kill(signal?: NodeJS.Signals): Promise<void>
  ended: Promise<unknown>
}

/** Starts a server in a process of its own (database-writer.ts). */
export async function startWriter(dataDir: string, ending = 'never'): Promise<Writer> {
  const program = await bundledProgram('database-writer')
  const child = spawn(process.execPath, [program, dataDir, ending], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  const acknowledged: string[] = []
  const lines = createInterface({ input: child.stdout })
  const printed: string[] = []
  let cook: string | undefined
  lines.on('line', (line) => {
    const [word, id = ''] = line.split(' ')
    if (word === 'wrote') acknowledged.push(id)
    if (word === 'cook') cook = id
    printed.push(line)
  })
  const line = async () => {
    const next = printed.shift()
    if (next !== undefined) return next
    const [waited] = (await Promise.race([once(lines, 'line'), once(lines, 'close')])) as [string | undefined]
    if (waited === undefined) return null
    return printed.shift() ?? waited
  }
  return {
    pid: child.pid ?? 0,
    acknowledged,
    line,
    ended,
    async userId() {
      while (cook === undefined)
        if ((await line()) === null) throw new Error('The writer ended before it began.')
      return cook
    },
    async kill(signal = 'SIGKILL') {
      child.kill(signal)
      await ended
    },
  }
}

/** Waits until a condition holds; fails with the given description when the time is over. */
export async function eventually(what: string, holds: () => boolean | Promise<boolean>, timeoutMs = 30_000) {
  const deadline = Date.now() + timeoutMs
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error(`Not within ${timeoutMs} ms: ${what}`)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}
