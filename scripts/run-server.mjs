// @ts-check
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { constants } from 'node:os'

/**
 * The server as a process of its own, and this one as its shadow until it ends.
 *
 * How C libraries hand memory back is read from the environment when a process begins, before any code of ours runs:
 * that is worth 200 MB, so it cannot be one process (see "Memory" in docs/operations.md). What the build took is gone
 * with this process's own memory too, instead of staying in the server's.
 *
 * @param {string} file
 */
export const runServer = (file) => {
  const { flags, env } = JSON.parse(readFileSync(new URL('server-process.json', import.meta.url), 'utf8'))
  const parent = process.ppid
  const isWindows = process.platform === 'win32'
  const server = spawn(process.execPath, [...flags, file], {
    stdio: 'inherit',
    env: { ...env, LARDER_PARENT_PID: String(process.pid), ...process.env },
    // A group of its own: a terminal would send Ctrl+C to both, and a second signal ends the server at once.
    detached: !isWindows,
  })
  for (const signal of /** @type {const} */ (['SIGTERM', 'SIGINT', 'SIGHUP'])) {
    process.on(signal, () => {
      if (!isWindows) server.kill(signal)
    })
  }
  // npm does not pass SIGTERM on: the server stops when npm is gone, and when this process is.
  setInterval(() => {
    if (process.ppid !== parent) server.kill('SIGTERM')
  }, 500).unref()
  server.on('error', (error) => {
    console.error(`Larder could not start: ${error.message}`)
    process.exit(1)
  })
  server.on('exit', (code, signal) => process.exit(code ?? 128 + (signal ? constants.signals[signal] : 0)))
}
