import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/**
 * True when this process is a postmaster of this data directory. The process id alone proves nothing, because
 * ids are reused.
 */
export async function isPostmasterOf(pid: number, cluster: string): Promise<boolean> {
  if (!isAlive(pid)) return false
  const command = await commandLine(pid)
  // Windows has no cheap way to read a command line; there a living process with that id must do.
  return command === null
    ? process.platform === 'win32'
    : command.includes('postgres') && command.includes(cluster)
}

/** Returns the command line of a process: null when it cannot be read, empty for a zombie. */
async function commandLine(pid: number): Promise<string | null> {
  if (process.platform === 'linux') return await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => null)
  if (process.platform === 'win32') return null
  const { stdout } = await promisify(execFile)('ps', ['-p', String(pid), '-o', 'command=']).catch(() => ({
    stdout: '',
  }))
  return stdout
}

/** Sends a signal; false when there is no such process. */
export function signal(pid: number, name: NodeJS.Signals): boolean {
  try {
    process.kill(pid, name)
    return true
  } catch {
    return false
  }
}
