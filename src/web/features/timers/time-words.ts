import { timersWords } from '#web/words/timers.ts'

/** `0:05`, `12:04`, `1:02:03`; counted up, so that a timer reads 0:01 until it is over. */
export function clockWords(ms: number): string {
  const seconds = Math.ceil(ms / 1000)
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  const two = (number: number) => String(number).padStart(2, '0')
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`
}

/** `20 min`, `1 h 30 min`, `45 s`, `1 min 30 s`. */
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

/** `Simmer – 20 min`; of a range the lower end, and that it is so. */
export const timerTitle = ({ name, seconds }: { name: string; seconds: number }): string =>
  `${name} – ${spanWords(seconds)}`

/** Says of a range when it rings; null for a plain time. */
export const rangeWords = ({ seconds, upTo }: { seconds: number; upTo: number }): string | null =>
  upTo > seconds ? timersWords.get().range({ from: spanWords(seconds), to: spanWords(upTo) }) : null
