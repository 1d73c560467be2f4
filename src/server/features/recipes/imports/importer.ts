import type { Deps } from '#server/deps.ts'
import { problemOf } from '#server/http/errors.ts'
import {
  failReading,
  forgetImports,
  type ImportKey,
  lostReadings,
  renewImportLease,
  takeOverSaving,
} from '#server/stores/imports.ts'
import { interruptedReading, readImport } from './read-import.ts'
import type { ReceivedFile } from './receive-file.ts'
import { saveImport } from './save-import.ts'
import { sweepReceived } from './sweep-received.ts'

export interface ImporterSettings {
  /** Milliseconds for which an import counts as being worked on without a renewed lease from its server. */
  leaseMs: number
  /** Milliseconds for which the items of a file are kept for their cook to review. */
  keptMs: number
}

const usual: ImporterSettings = { leaseMs: 15_000, keptMs: 7 * 24 * 60 * 60_000 }

/** Reads files and saves the chosen items, independently of the requests that asked for it. */
export const createImporter = (deps: Deps, given: Partial<ImporterSettings> = {}) => {
  const { db, clock, log } = deps
  const { leaseMs, keptMs } = { ...usual, ...given }
  const controller = new AbortController()
  const { signal } = controller
  const running = new Map<string, Promise<void>>()
  /**
   * Queue of files, which are read one after the other: decompressing and encoding pictures is the most
   * expensive work of this server.
   */
  let reading: Promise<unknown> = Promise.resolve()
  let timer: NodeJS.Timeout | undefined

  const leaseUntil = () => new Date(clock.now().getTime() + leaseMs)
  const failed = (key: ImportKey) => (error: unknown) =>
    log.error({ err: error, importId: key.importId }, 'an import stopped; it will be taken up again')

  const keepAlive = async (key: ImportKey, work: () => Promise<void>) => {
    const renew = setInterval(
      () => void renewImportLease(db, key, leaseUntil()).catch(failed(key)),
      leaseMs / 3,
    )
    try {
      await work()
    } finally {
      clearInterval(renew)
    }
  }
  /** Runs the work on one import in sequence: a cook may save while the last items are still being read. */
  const start = (key: ImportKey, work: () => Promise<void>) => {
    const before = running.get(key.importId) ?? Promise.resolve()
    const done = before
      .then(() => keepAlive(key, work))
      .catch(failed(key))
      .finally(() => {
        if (running.get(key.importId) === done) running.delete(key.importId)
      })
    running.set(key.importId, done)
  }

  let looking: Promise<void> = Promise.resolve()
  let sweeping: Promise<unknown> = Promise.resolve()
  const save = (key: ImportKey) => start(key, () => saveImport(deps, key, signal))
  const resume = async () => {
    for (const key of await takeOverSaving(db, clock.now(), leaseUntil()))
      if (!running.has(key.importId)) save(key)
    for (const key of await lostReadings(db, clock.now())) {
      if (!running.has(key.importId)) await failReading(db, key, problemOf(interruptedReading()), clock.now())
    }
    await forgetImports(db, new Date(clock.now().getTime() - keptMs))
  }

  return {
    leaseUntil,
    read(key: ImportKey, file: ReceivedFile) {
      start(key, () => {
        const turn = reading.then(() => readImport(deps, key, file, { signal, leaseMs }))
        reading = turn.catch(() => undefined)
        return turn
      })
    },
    save,
    resume,
    /** Continues imports that other processes left unfinished, now and from time to time. */
    watch() {
      const look = () => {
        looking = resume().catch((error: unknown) =>
          log.warn({ err: error }, 'imports could not be looked after'),
        )
      }
      look()
      sweeping = sweepReceived(clock.now()).catch((error: unknown) =>
        log.warn({ err: error }, 'uploads that were left behind could not be removed'),
      )
      timer ??= setInterval(look, leaseMs / 2)
      timer.unref()
    },
    async close() {
      clearInterval(timer)
      controller.abort()
      await looking
      await sweeping
      await Promise.all(running.values())
    },
  }
}
export type Importer = ReturnType<typeof createImporter>
