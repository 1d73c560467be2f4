import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from '#server/ports/log.ts'

const WATCH_MS = 200
const PATIENCE_MS = 3000

/** Checks regularly that something lives, and revives it, again and again, until `end` is called. */
export function watchOver(lives: () => Promise<boolean>, revive: () => Promise<void>, log: Log) {
  let ended = false
  let reviving: Promise<void> | undefined
  const watch = async () => {
    while (!ended) {
      await sleep(WATCH_MS, undefined, { ref: false })
      if (ended || (await lives()) || ended) continue
      try {
        reviving = revive()
        await reviving
      } catch (error) {
        // Reviving is tried for ever, because the cause may go away, such as a full disk.
        log.error({ err: error }, 'PostgreSQL cannot be started again; trying on.')
        await sleep(PATIENCE_MS, undefined, { ref: false })
      }
    }
  }
  void watch()
  return {
    /** Resolves when nothing is being revived any more, nor will be. */
    async end() {
      ended = true
      await reviving?.catch(() => undefined)
    },
  }
}
