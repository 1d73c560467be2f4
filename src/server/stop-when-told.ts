import type { Log } from './ports/log.ts'

export interface StopOptions {
  /**
   * Process whose end also stops this one, because npm does not pass a signal on to the process that it
   * started.
   */
  parentPid: number | null
  log: Log
  /** Milliseconds that closing may take before the process ends all the same. */
  patienceMs: number
}

const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // EPERM means that the process exists and may not be signalled.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/**
 * Ends this process in good order on SIGTERM, SIGINT or SIGHUP, and when the parent is gone. A second signal
 * ends it at once.
 */
export const stopWhenTold = (stop: () => Promise<void>, { parentPid, log, patienceMs }: StopOptions) => {
  let stopping = false
  const begin = (why: string) => {
    if (stopping) process.exit(1)
    stopping = true
    log.info({ why }, 'stopping')
    setTimeout(() => process.exit(1), patienceMs).unref()
    stop().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => begin(signal))
  if (parentPid === null) return
  const watch = setInterval(() => {
    if (isAlive(parentPid)) return
    clearInterval(watch)
    if (!stopping) begin('the parent process is gone')
  }, 500)
  watch.unref()
}
