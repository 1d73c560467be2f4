/**
 * A kitchen timer. It stores its end time instead of the time left, because a sleeping device does not count
 * down.
 */
export interface Timer {
  id: string
  /** Name of the activity, such as `Simmer`. */
  name: string
  /** Duration in seconds, including added minutes. */
  seconds: number
  /** Upper end in seconds when the step gives a range; the timer rings at the lower end. */
  upTo: number
  recipeId: string
  recipeTitle: string
  /** Step number, from 1. */
  step: number
  /** Index of the time within the step, from 0. */
  place: number
  /** End time in epoch milliseconds; null while the timer is paused. */
  endsAt: number | null
  /** Milliseconds left when the timer was paused; null while it runs. */
  leftMs: number | null
  /** Time at which the timer began to ring, in whichever tab; null before. */
  rangAt: number | null
}

export type NewTimer = Pick<
  Timer,
  'name' | 'seconds' | 'upTo' | 'recipeId' | 'recipeTitle' | 'step' | 'place'
>

/** Milliseconds that a timer rings when nobody dismisses it. */
export const RINGS_FOR_MS = 60_000

export const started = (
  id: string,
  { name, seconds, upTo, recipeId, recipeTitle, step, place }: NewTimer,
  now: number,
): Timer => ({
  id,
  name,
  seconds,
  upTo,
  recipeId,
  recipeTitle,
  step,
  place,
  endsAt: now + seconds * 1000,
  leftMs: null,
  rangAt: null,
})

/** Milliseconds left, never below 0. */
export const leftOf = ({ endsAt, leftMs }: Timer, now: number): number =>
  Math.max(0, endsAt === null ? (leftMs ?? 0) : endsAt - now)

export const isOver = (timer: Timer, now: number): boolean => timer.endsAt !== null && timer.endsAt <= now

export const paused = (timer: Timer, now: number): Timer =>
  timer.endsAt === null || isOver(timer, now) ? timer : { ...timer, endsAt: null, leftMs: leftOf(timer, now) }

export const resumed = (timer: Timer, now: number): Timer =>
  timer.endsAt === null ? { ...timer, endsAt: now + (timer.leftMs ?? 0), leftMs: null } : timer

/** Adds a minute to a timer; one that is over runs for a minute from now. */
export function withMinute(timer: Timer, now: number): Timer {
  if (timer.endsAt === null)
    return { ...timer, seconds: timer.seconds + 60, leftMs: (timer.leftMs ?? 0) + 60_000 }
  const endsAt = Math.max(timer.endsAt, now) + 60_000
  return { ...timer, seconds: timer.seconds + 60, endsAt, rangAt: null }
}

/** Sorts timers by their end, so that those that are over come first and paused ones last. */
export const inOrder = (timers: readonly Timer[]): Timer[] =>
  [...timers].sort((a, b) => (a.endsAt ?? Number.MAX_SAFE_INTEGER) - (b.endsAt ?? Number.MAX_SAFE_INTEGER))

/** True when a stored value is a timer, which must be checked because anything can write to the storage. */
export function isTimer(value: unknown): value is Timer {
  if (typeof value !== 'object' || value === null) return false
  const timer = value as Partial<Record<keyof Timer, unknown>>
  const texts = [timer.id, timer.name, timer.recipeId, timer.recipeTitle]
  const numbers = [timer.seconds, timer.upTo, timer.step, timer.place]
  const moments = [timer.endsAt, timer.leftMs, timer.rangAt]
  return (
    texts.every((text) => typeof text === 'string') &&
    numbers.every((number) => Number.isFinite(number)) &&
    moments.every((moment) => moment === null || Number.isFinite(moment)) &&
    (timer.endsAt === null) !== (timer.leftMs === null)
  )
}
