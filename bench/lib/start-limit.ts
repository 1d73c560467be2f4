import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { serverProcess } from '#testing/server-process.ts'

/**
 * Starts `limit-server.ts` on the statements in this file and the database of a running server, with the
 * flags of our server: they save memory at a price in CPU, which must not count as our server's work for a
 * request.
 */
export const startLimit = (file: string, dataDir: string) => startBare('./limit-server.ts', file, dataDir)

/** Starts a bare server of this folder, which prints the port that it listens on. */
export async function startBare(name: string, ...given: string[]) {
  const script = new URL(name, import.meta.url).pathname
  const child = spawn(process.execPath, [...serverProcess.flags, '--import', 'tsx', script, ...given], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...serverProcess.env, NODE_ENV: 'production' },
  })
  for await (const line of createInterface({ input: child.stdout })) {
    const port = /^limit at (\d+)$/.exec(line)?.[1]
    if (!port) continue
    return {
      url: `http://127.0.0.1:${port}`,
      pid: child.pid ?? 0,
      stop: () =>
        new Promise<void>((resolve) => {
          child.once('exit', () => resolve())
          child.kill('SIGTERM')
        }),
    }
  }
  throw new Error('The limit did not start.')
}
