import type { generationStages } from '#contract/generations.ts'
import { PROGRESS_CAP_PERCENT } from '#contract/limits.ts'

export type Stage = (typeof generationStages)[number]

export interface ProgressStep {
  stage: Stage
  /** The step's usual duration, which the bar assumes until the server reports the real stage. */
  durationMs: number
}

const step = (stage: Stage, seconds: number): ProgressStep => ({
  stage,
  durationMs: seconds * 1000,
})

/** The four kinds of work and their steps, with the durations of the specification, section 4. */
export const progressModes = {
  standard: [step('analyzing', 4), step('generating', 15), step('image', 12), step('finalizing', 4)],
  'photo-analysis': [step('scanning', 8), step('identifying', 6), step('ideas', 8)],
  'photo-generation': [step('crafting', 12), step('image', 15), step('finalizing', 8)],
  ocr: [
    step('reading', 6),
    step('structuring', 8),
    step('organizing', 6),
    step('image', 12),
    step('finalizing', 4),
  ],
} as const satisfies Record<string, readonly ProgressStep[]>
export type ProgressMode = keyof typeof progressModes

export interface Progress {
  /** Number of the current step, counted from 1. */
  step: number
  of: number
  stage: Stage
  /** Percentage from 0 to 95: the bar shows 100 only when the work is done. */
  percent: number
}

/** Milliseconds that all steps of this kind of work usually take together. */
export const usualDurationMs = (mode: ProgressMode): number =>
  progressModes[mode].reduce((sum, each) => sum + each.durationMs, 0)

/**
 * Computes the progress bar's step and percentage after `elapsedMs`.
 *
 * While no real stage is known, the usual durations decide. A real stage keeps the bar inside that stage's
 * share, so that it neither runs ahead of the server nor lags behind it. `shown` is the percentage on screen;
 * the bar never goes back.
 */
export function progressAt(mode: ProgressMode, elapsedMs: number, realStage?: Stage, shown = 0): Progress {
  const steps: readonly ProgressStep[] = progressModes[mode]
  const total = usualDurationMs(mode)
  const starts = steps.map((_, index) =>
    steps.slice(0, index).reduce((sum, each) => sum + each.durationMs, 0),
  )
  const elapsed = Math.max(0, elapsedMs)
  const byClock = starts.findLastIndex((start) => start <= elapsed)
  const real = realStage === undefined ? -1 : steps.findIndex((each) => each.stage === realStage)
  const index = real >= 0 ? real : byClock
  const current = steps[index] as ProgressStep // both indexes come from this array, and no mode is empty
  const start = starts[index] ?? 0
  const end = start + current.durationMs
  const reached = real >= 0 ? Math.min(Math.max(elapsed, start), end) : elapsed
  const percent = Math.min(PROGRESS_CAP_PERCENT, Math.max(shown, (reached / total) * 100))
  return { step: index + 1, of: steps.length, stage: current.stage, percent }
}
