import { timersWords } from '#web/words/timers.ts'

/**
 * Formats a time left as `0:05`, `12:04` or `1:02:03`; rounded up, so that a running timer never shows 0:00.
 */
export function clockWords(ms: number): string {
  const seconds = Math.ceil(ms / 1000)
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  const two = (number: number) => String(number).padStart(2, '0')
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`
}

/** Formats a duration as `20 min`, `1 h 30 min`, `45 s` or `1 min 30 s`. */
export function spanWords(seconds: number): string {
  const t = timersWords.get()
  const parts = [
    [Math.floor(seconds / 3600), t.hours],
    [Math.floor(seconds / 60) % 60, t.minutes],
    [seconds % 60, t.seconds],
  ] as const
  const words = parts.flatMap(([number, unit]) => (number > 0 ? [unit({ number })] : []))
  return words.join(' ') || t.seconds({ number: 0 })
}

/** A timer's title, such as `Simmer – 20 min`; for a range, with its lower end. */
export const timerTitle = ({ name, seconds }: { name: string; seconds: number }): string =>
  `${name} – ${spanWords(seconds)}`

/** Tells when the timer of a range rings; null for a single time. */
export const rangeWords = ({ seconds, upTo }: { seconds: number; upTo: number }): string | null =>
  upTo > seconds ? timersWords.get().range({ from: spanWords(seconds), to: spanWords(upTo) }) : null
