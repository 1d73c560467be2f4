/** A kitchen timer. It keeps the moment at which it ends, not what is left: a sleeping device does not count. */
export interface Timer {
  id: string
  /** What is being waited for: `Simmer`. */
  name: string
  /** Seconds it was set to, added minutes included. */
  seconds: number
  /** Seconds of the upper end, when the step gives a range; the timer rings at the lower. */
  upTo: number
  recipeId: string
  recipeTitle: string
  /** Step number, from 1. */
  step: number
  /** Which time of the step, from 0. */
  place: number
  /** Epoch milliseconds; null while it is paused. */
  endsAt: number | null
  /** Milliseconds left when it was paused; null while it runs. */
  leftMs: number | null
  /** When it began to ring, on whichever tab; null before. */
  rangAt: number | null
}

export type NewTimer = Pick<
  Timer,
  'name' | 'seconds' | 'upTo' | 'recipeId' | 'recipeTitle' | 'step' | 'place'
>

/** For how long a timer that nobody dismisses makes a sound. */
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

/** Milliseconds to the end, never below 0. */
export const leftOf = ({ endsAt, leftMs }: Timer, now: number): number =>
  Math.max(0, endsAt === null ? (leftMs ?? 0) : endsAt - now)

export const isOver = (timer: Timer, now: number): boolean => timer.endsAt !== null && timer.endsAt <= now

export const paused = (timer: Timer, now: number): Timer =>
  timer.endsAt === null || isOver(timer, now) ? timer : { ...timer, endsAt: null, leftMs: leftOf(timer, now) }

export const resumed = (timer: Timer, now: number): Timer =>
  timer.endsAt === null ? { ...timer, endsAt: now + (timer.leftMs ?? 0), leftMs: null } : timer

/** One that is over runs for a minute from now. */
export function withMinute(timer: Timer, now: number): Timer {
  if (timer.endsAt === null)
    return { ...timer, seconds: timer.seconds + 60, leftMs: (timer.leftMs ?? 0) + 60_000 }
  const endsAt = Math.max(timer.endsAt, now) + 60_000
  return { ...timer, seconds: timer.seconds + 60, endsAt, rangAt: null }
}

/** What is over first, what is due next, what is paused last. */
export const inOrder = (timers: readonly Timer[]): Timer[] =>
  [...timers].sort((a, b) => (a.endsAt ?? Number.MAX_SAFE_INTEGER) - (b.endsAt ?? Number.MAX_SAFE_INTEGER))

/** Whether something read from storage is a timer: anybody can write there. */
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
