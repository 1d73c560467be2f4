import { setTimeout as pause } from 'node:timers/promises'
import { AiError } from '#server/ports/ai.ts'

/** Longest time in seconds that a cook waits for a second try. */
const MAX_WAIT_S = 5
const USUAL_WAIT_S = 1

/**
 * Tries once more when the service was busy or out of reach: after the time that it asked for, if that is
 * short, else after a second. A longer time is handed to the caller. The SDK's own retries are not used: they
 * ignore a time of more than a minute and wait up to a minute.
 */
export async function withPatience<T>(signal: AbortSignal, call: () => Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (cause) {
    const waitS = worthAnotherTry(cause)
    if (waitS === null) throw cause
    await pause(waitS * 1000, undefined, { signal }).catch(() => signal.throwIfAborted())
    return await call()
  }
}

function worthAnotherTry(cause: unknown): number | null {
  if (!(cause instanceof AiError) || (cause.kind !== 'busy' && cause.kind !== 'unreachable')) return null
  const waitS = cause.retryAfterS ?? USUAL_WAIT_S
  return waitS <= MAX_WAIT_S ? waitS : null
}
