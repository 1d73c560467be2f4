// @ts-check
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { constants } from 'node:os'

/**
 * Runs the server in a process of its own, and waits until it ends.
 *
 * C libraries read from the environment how to return memory when a process begins, before any code of ours
 * runs. That saves 200 MB and needs a second process (see "Memory" in docs/operations.md). The memory of the
 * build is also freed when this process ends, instead of staying in the server's.
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
    // A process group of its own keeps Ctrl+C in a terminal from reaching both processes: a second signal
    // would end the server at once.
    detached: !isWindows,
  })
  for (const signal of /** @type {const} */ (['SIGTERM', 'SIGINT', 'SIGHUP'])) {
    process.on(signal, () => {
      if (!isWindows) server.kill(signal)
    })
  }
  // npm does not pass SIGTERM on, so the server is stopped when npm is gone.
  setInterval(() => {
    if (process.ppid !== parent) server.kill('SIGTERM')
  }, 500).unref()
  server.on('error', (error) => {
    console.error(`Larder could not start: ${error.message}`)
    process.exit(1)
  })
  server.on('exit', (code, signal) => process.exit(code ?? 128 + (signal ? constants.signals[signal] : 0)))
}
