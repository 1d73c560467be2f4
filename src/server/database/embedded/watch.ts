import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from '#server/ports/log.ts'

const WATCH_MS = 200
const PATIENCE_MS = 3000

/** Looks every now and then whether something lives, and revives it, again and again, until told to end. */
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
        // A full disk may be emptied: nobody is helped by giving up.
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
