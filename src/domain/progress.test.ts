import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type ProgressMode, progressAt, progressModes, usualDurationMs } from './progress.ts'

const modes = Object.keys(progressModes) as ProgressMode[] // the keys of a constant record
const anyMode = fc.constantFrom(...modes)
const elapsed = fc.integer({ min: 0, max: 200_000 })

describe('the steps', () => {
  test('last as long as the specification says', () => {
    const seconds = (mode: ProgressMode) => progressModes[mode].map((step) => step.durationMs / 1000)
    expect(seconds('standard')).toEqual([4, 15, 12, 4])
    expect(seconds('photo-analysis')).toEqual([8, 6, 8])
    expect(seconds('photo-generation')).toEqual([12, 15, 8])
    expect(seconds('ocr')).toEqual([6, 8, 6, 12, 4])
  })

  test('follow one another by the clock', () => {
    expect(progressAt('standard', 0)).toMatchObject({ step: 1, of: 4, stage: 'analyzing', percent: 0 })
    expect(progressAt('standard', 4_000)).toMatchObject({ step: 2, stage: 'generating' })
    expect(progressAt('standard', 34_999)).toMatchObject({ step: 4, stage: 'finalizing' })
  })
})

describe('the bar', () => {
  test('stops at 95 % however long it takes', () => {
    for (const mode of modes) expect(progressAt(mode, usualDurationMs(mode) * 10).percent).toBe(95)
  })

  test('never goes back as time passes', () => {
    fc.assert(
      fc.property(anyMode, elapsed, elapsed, (mode, a, b) => {
        const [early, late] = a < b ? [a, b] : [b, a]
        return progressAt(mode, early).percent <= progressAt(mode, late).percent
      }),
    )
  })

  test('never goes back when the real stage advances, whatever was shown before', () => {
    fc.assert(
      fc.property(
        anyMode,
        fc.array(fc.tuple(fc.nat(20_000), fc.boolean()), { maxLength: 30 }),
        (mode, ticks) => {
          const steps = progressModes[mode]
          let time = 0
          let stage = 0
          let shown = 0
          for (const [wait, advances] of ticks) {
            time += wait
            if (advances) stage = Math.min(stage + 1, steps.length - 1)
            const next = progressAt(mode, time, steps[stage]?.stage, shown).percent
            if (next < shown || next > 95) return false
            shown = next
          }
          return true
        },
      ),
    )
  })

  test('waits for a slow server and keeps up with a fast one', () => {
    expect(progressAt('standard', 30_000, 'analyzing')).toMatchObject({ step: 1, stage: 'analyzing' })
    expect(progressAt('standard', 30_000, 'analyzing').percent).toBeLessThan(12)
    expect(progressAt('standard', 100, 'finalizing').percent).toBeGreaterThan(88)
  })

  test('ignores a stage that the mode does not have', () => {
    expect(progressAt('photo-analysis', 9_000, 'finalizing').stage).toBe('identifying')
  })

  test('takes a clock that runs backwards for zero', () => {
    expect(progressAt('ocr', -500)).toMatchObject({ step: 1, percent: 0 })
  })
})
