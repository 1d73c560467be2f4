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

/** Whether this process is a postmaster of this data directory. A number alone proves nothing: numbers are used again. */
export async function isPostmasterOf(pid: number, cluster: string): Promise<boolean> {
  if (!isAlive(pid)) return false
  const command = await commandLine(pid)
  // Windows tells no command line cheaply; there a living process of that number must do.
  return command === null
    ? process.platform === 'win32'
    : command.includes('postgres') && command.includes(cluster)
}

/** null when it cannot be read; empty for a process that has ended and was not yet fetched by its parent. */
async function commandLine(pid: number): Promise<string | null> {
  if (process.platform === 'linux') return await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => null)
  if (process.platform === 'win32') return null
  const { stdout } = await promisify(execFile)('ps', ['-p', String(pid), '-o', 'command=']).catch(() => ({
    stdout: '',
  }))
  return stdout
}

/** Sends a signal and says whether there was anybody to receive it. */
export function signal(pid: number, name: NodeJS.Signals): boolean {
  try {
    process.kill(pid, name)
    return true
  } catch {
    return false
  }
}
