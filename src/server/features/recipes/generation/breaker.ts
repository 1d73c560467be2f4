import { type Ai, AiError } from '#server/ports/ai.ts'
import type { Clock } from '#server/ports/clock.ts'

const failuresToOpen = 5
const openMs = 30_000

/** True for a failure of the service; a refusal is none, because the service answered. */
const isFailure = (error: unknown) => error instanceof AiError && error.kind !== 'refused'

/**
 * Stops calling a service that failed five times in a row, for half a minute or as long as it asked for.
 * After that one call is let through: its success closes the breaker, its failure starts the wait anew.
 */
export const createBreaker = (clock: Clock) => {
  let failures = 0
  let openUntil = 0
  let trying = false

  const shut = () => failures >= failuresToOpen && (trying || clock.now().getTime() < openUntil)

  return async <T>(call: () => Promise<T>): Promise<T> => {
    if (shut()) {
      const waitS = Math.max(1, Math.ceil((openUntil - clock.now().getTime()) / 1000))
      throw new AiError('busy', 'The AI service failed several times in a row.', { retryAfterS: waitS })
    }
    trying = failures >= failuresToOpen
    try {
      const result = await call()
      failures = 0
      return result
    } catch (error) {
      if (isFailure(error)) {
        failures += 1
        const asked = error instanceof AiError ? (error.retryAfterS ?? 0) * 1000 : 0
        openUntil = clock.now().getTime() + Math.max(openMs, asked)
      } else if (error instanceof AiError) {
        failures = 0
      }
      throw error
    } finally {
      trying = false
    }
  }
}
export type Breaker = ReturnType<typeof createBreaker>

/**
 * Puts the writing calls of an AI behind a breaker of their own. Pictures are painted separately, and their
 * failures must not stop the writing.
 */
export const guarded = (ai: Ai, breaker: Breaker): Pick<Ai, 'writeRecipe' | 'refine' | 'readRecipes'> => ({
  writeRecipe: (request, options) => breaker(() => ai.writeRecipe(request, options)),
  refine: (request, options) => breaker(() => ai.refine(request, options)),
  readRecipes: (photos, options) => breaker(() => ai.readRecipes(photos, options)),
})
