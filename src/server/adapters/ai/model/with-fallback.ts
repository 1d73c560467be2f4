import { AiError } from '#server/ports/ai.ts'
import type { Clock } from '#server/ports/clock.ts'
import type { ModelTools } from './ask-model.ts'

/**
 * Milliseconds for which the first model is not asked after a failure, unless the service names a longer
 * time.
 */
const SPARED_MS = 60_000

/**
 * Asks the first model, and the second one when the first fails: no answer, no credit, a wrong key, nothing
 * usable. For a minute after that the second one is asked at once. A refusal counts as an answer and is
 * returned.
 */
export function withFallback(clock: Clock, first: ModelTools, second: ModelTools | null) {
  let sparedUntil = 0
  return async <T>(signal: AbortSignal, ask: (tools: ModelTools) => Promise<T>): Promise<T> => {
    if (!second) return await ask(first)
    if (clock.now().getTime() < sparedUntil) return await ask(second)
    try {
      return await ask(first)
    } catch (cause) {
      if (signal.aborted || !(cause instanceof AiError) || cause.kind === 'refused') throw cause
      sparedUntil = clock.now().getTime() + Math.max(SPARED_MS, (cause.retryAfterS ?? 0) * 1000)
      return await ask(second).catch((other: unknown) => {
        // The error of the first model is thrown when both fail, because that model was configured
        // to write.
        throw other instanceof AiError && other.kind !== 'refused' ? cause : other
      })
    }
  }
}
