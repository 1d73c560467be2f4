/** A goal for a share of trials, at least `target`. */
export interface Share {
  name: string
  good: number
  of: number
  target: number
}

/** A goal for the median of a measure, at most `target`. */
export interface Median {
  name: string
  values: readonly number[]
  unit: '%' | 'ms' | 'µs'
  target: number
}

export type Goal = Share | Median

/** A failure for the list by kind: each `kind` is counted, and some `example`s are shown. */
export interface Failure {
  kind: string
  example: string
}

/** One part of the report. */
export interface Section {
  title: string
  goals: Goal[]
  failures: Failure[]
  /** Measures without a goal. */
  notes: string[]
}

interface Row {
  name: string
  measured: string
  trials: number
  interval: string
  goal: string
  met: boolean
}

const percent = (value: number) => `${(value * 100).toFixed(1)} %`

export function rowOf(goal: Goal): Row {
  if ('values' in goal) {
    const { low, middle, high } = medianOf(goal.values)
    const shown = (value: number) => `${value.toFixed(1)} ${goal.unit}`
    return {
      name: goal.name,
      measured: shown(middle),
      trials: goal.values.length,
      interval: `${shown(low)} – ${shown(high)}`,
      goal: `<= ${shown(goal.target)}`,
      met: goal.values.length > 0 && middle <= goal.target,
    }
  }
  const [low, high] = wilson(goal.good, goal.of)
  return {
    name: goal.name,
    measured: goal.of === 0 ? 'no trial' : percent(goal.good / goal.of),
    trials: goal.of,
    interval: `${percent(low)} – ${percent(high)}`,
    goal: `>= ${percent(goal.target)}`,
    met: goal.of > 0 && goal.good / goal.of >= goal.target,
  }
}

/** Wilson's score interval for a share, at 95 %. */
export function wilson(good: number, of: number): [number, number] {
  if (of === 0) return [0, 1]
  const z2 = 1.96 ** 2
  const share = good / of
  const middle = (share + z2 / (2 * of)) / (1 + z2 / of)
  const reach = (1.96 / (1 + z2 / of)) * Math.sqrt((share * (1 - share)) / of + z2 / (4 * of * of))
  return [Math.max(0, middle - reach), Math.min(1, middle + reach)]
}

/** The median and its distribution-free interval at 95 %, by ranks of the binomial (normal approximation). */
export function medianOf(values: readonly number[]): { low: number; middle: number; high: number } {
  const sorted = values.toSorted((one, other) => one - other)
  const at = (rank: number) =>
    sorted[Math.min(sorted.length - 1, Math.max(0, Math.round(rank)))] ?? Number.NaN
  const middle = (sorted.length - 1) / 2
  const reach = (1.96 * Math.sqrt(sorted.length)) / 2
  return {
    low: at(middle - reach),
    middle: (at(Math.floor(middle)) + at(Math.ceil(middle))) / 2,
    high: at(middle + reach),
  }
}
