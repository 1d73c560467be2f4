import { APICallError } from 'ai'
import { AiError } from '#server/ports/ai.ts'

/**
 * Level of structured output that a service takes: schema as a parameter, JSON mode with the schema in the
 * prompt, or text.
 */
export type Capability = 'schema' | 'json' | 'text'

const next: Record<Capability, Capability | null> = { schema: 'json', json: 'text', text: null }

/**
 * Starts with the highest level and steps down when the service refuses the request as such (400, 422). The
 * level that worked is kept for the endpoint, so that only the first recipe pays for the search.
 */
export function createCapability() {
  let known: Capability = 'schema'
  let isFound = false
  const ask = async <T>(call: (capability: Capability) => Promise<T>): Promise<T> => {
    for (let tried = known; ; ) {
      try {
        const result = await call(tried)
        known = tried
        isFound = true
        return result
      } catch (cause) {
        const lower = next[tried]
        if (!lower || !isRefusedRequest(cause)) throw cause
        tried = lower
      }
    }
  }
  /** `found` is null until the service has answered a request. */
  return Object.assign(ask, { found: () => (isFound ? known : null) })
}

const isRefusedRequest = (cause: unknown) =>
  cause instanceof AiError &&
  cause.kind === 'broken' &&
  APICallError.isInstance(cause.cause) &&
  (cause.cause.statusCode === 400 || cause.cause.statusCode === 422)
