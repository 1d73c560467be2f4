import type { Deps } from '#server/deps.ts'
import type { Meter } from '#server/ports/meter.ts'
import { forgetModelCalls, noteModelCall } from '#server/stores/model-calls.ts'

const day = 24 * 60 * 60_000
const FAILURES_KEPT_MS = 30 * day
const DAYS_KEPT_MS = 400 * day

/** Records calls of models for the administrators' page. A failure to record never fails the call. */
export const createModelBook = ({ db, clock, log }: Pick<Deps, 'db' | 'clock' | 'log'>): Meter => ({
  modelCalled: (call) =>
    noteModelCall(db, call, clock.now()).catch((error: unknown) =>
      log.warn({ err: error }, 'a call of a model could not be written down'),
    ),
})

/** Combines several meters into one. */
export const metersOf = (meters: readonly (Meter | undefined)[]): Meter => ({
  async modelCalled(call) {
    await Promise.all(meters.map((meter) => meter?.modelCalled(call)))
  },
})

export const forgetOldModelCalls = ({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<number> => {
  const now = clock.now().getTime()
  return forgetModelCalls(db, {
    failures: new Date(now - FAILURES_KEPT_MS),
    days: new Date(now - DAYS_KEPT_MS),
  })
}
