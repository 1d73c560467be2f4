import type { Deps } from '#server/deps.ts'
import { type GenerationKey, setStage } from '#server/stores/generations.ts'
import type { EventLog } from './event-log.ts'
import { Stopped } from './failure.ts'
import type { Stage } from './job.ts'

/**
 * Announces the stage of a generation: to readers at once, to the row in order, without waiting for the row.
 */
export const createStages = (
  db: Deps['db'],
  { userId, generationId }: GenerationKey,
  log: EventLog,
  stages: readonly Stage[],
  signal: AbortSignal,
) => {
  const key = { userId, generationId }
  let noted: Promise<boolean> = Promise.resolve(true)
  return {
    enter(stage: Stage) {
      signal.throwIfAborted()
      const step = stages.indexOf(stage) + 1
      if (step === 0) return
      log.stage({ generationId, stage, step, of: stages.length })
      noted = noted.then(
        (alive) => alive && setStage(db, key, stage),
        () => setStage(db, key, stage),
      )
      noted.catch(() => undefined)
    },
    /** @throws Stopped when the generation was cancelled elsewhere, or its lease was lost */
    async requireAlive() {
      if (!(await noted)) throw new Stopped('lease_lost')
    },
  }
}
