import { DEFAULT_PAUSE_S, DEFAULT_TIMEOUT_S } from '../ai-config.ts'
import { aiFailure } from './ai-failure.ts'

/** Milliseconds until the first sign of life, between two signs, and for the whole call. */
export interface Deadline {
  firstMs: number
  betweenMs: number
  totalMs: number
}

/** Milliseconds after which even a stream that goes on is cut: no recipe takes longer. */
const LONGEST_MS = 10 * 60_000

/**
 * Computes the limits of a call: a stalled stream is cut long before a slow one, for a local model may load
 * for minutes before its first token.
 */
export const deadlineOf = (timeoutS?: number | null, pauseS?: number | null): Deadline => {
  const first = timeoutS ?? DEFAULT_TIMEOUT_S
  return {
    firstMs: first * 1000,
    betweenMs: (pauseS ?? Math.min(DEFAULT_PAUSE_S, first / 2)) * 1000,
    totalMs: Math.max(LONGEST_MS, first * 2_000),
  }
}

class TimeoutError extends Error {
  override readonly name = 'TimeoutError'
}

/**
 * Runs `work` until the deadline or the signal ends it. `alive` is called at every sign of life.
 *
 * @throws AiError `timeout`; the signal's reason when the caller gave up.
 */
export async function withDeadline<T>(
  { totalMs, firstMs, betweenMs }: Deadline,
  signal: AbortSignal,
  work: (signal: AbortSignal, alive: () => void) => Promise<T>,
): Promise<T> {
  signal.throwIfAborted()
  const stop = new AbortController()
  const giveUp = () => stop.abort(signal.reason)
  const late = () => stop.abort(new TimeoutError('The AI service did not answer in time'))
  signal.addEventListener('abort', giveUp, { once: true })
  const total = setTimeout(late, totalMs)
  let quiet = setTimeout(late, firstMs)
  const alive = () => {
    clearTimeout(quiet)
    quiet = setTimeout(late, betweenMs)
  }
  try {
    return await work(stop.signal, alive)
  } catch (cause) {
    if (signal.aborted) throw signal.reason
    // An aborted fetch throws varying errors, while the reason of the abort is always ours.
    throw aiFailure(stop.signal.aborted ? stop.signal.reason : cause)
  } finally {
    signal.removeEventListener('abort', giveUp)
    clearTimeout(total)
    clearTimeout(quiet)
    // Aborting releases everything that is still open, such as a body that nobody reads on.
    stop.abort()
  }
}
