import { spawn } from 'node:child_process'
import type { Account } from './account.ts'

/**
 * Returns the environment without PostgreSQL's own variables (PGDATA, PGPORT, …), which would change its
 * behaviour.
 */
export function cleanEnvironment(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !/^(PG|LC_|LANG|TZ$)/.test(name))
  return { ...Object.fromEntries(kept), LC_ALL: 'C', TZ: 'UTC' }
}

/**
 * Options that start a program as the account, in a session of its own, so that Ctrl-C in the terminal does
 * not reach it.
 */
export const asAccount = (account: Account | null) => ({
  ...(account ?? {}),
  cwd: '/',
  env: cleanEnvironment(),
  detached: process.platform !== 'win32',
  windowsHide: true,
})

/** Runs a program to its end; rejects with its output when it fails. */
export async function runProgram(program: string, args: string[], account: Account | null): Promise<void> {
  const child = spawn(program, args, { ...asAccount(account), stdio: ['ignore', 'pipe', 'pipe'] })
  const onExit = () => void child.kill('SIGKILL')
  process.once('exit', onExit)
  let printed = ''
  child.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (printed += chunk.toString()))
  const ended = new Promise<void>((resolve, reject) => {
    child.on('error', (error) =>
      reject(new Error(`${program} does not start: ${error.message}`, { cause: error })),
    )
    child.on('close', (code, signal) =>
      code === 0
        ? resolve()
        : reject(new Error(`${program} failed (${code ?? signal}): ${printed.trim().slice(-2000)}`)),
    )
  })
  await ended.finally(() => process.off('exit', onExit))
}
