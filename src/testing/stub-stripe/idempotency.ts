import { createHash } from 'node:crypto'
import { StripeFault } from './errors.ts'

export interface Answer {
  status: number
  body: unknown
  headers?: Record<string, string>
}

const KEPT_S = 24 * 3600

/**
 * Implements Stripe's header Idempotency-Key (docs.stripe.com/api/idempotent_requests): the first response of
 * a key is stored for a day and repeated, even a 500; other parameters under the same key are an error; a
 * request that was refused before it was carried out stores nothing.
 */
export const createIdempotency = (now: () => number) => {
  const kept = new Map<string, { fingerprint: string; at: number; answer: Answer }>()

  return {
    replay: (key: string, method: string, path: string, raw: string): Answer | null => {
      const found = kept.get(key)
      if (!found || now() - found.at >= KEPT_S) return null
      if (found.fingerprint !== fingerprintOf(method, path, raw)) {
        throw new StripeFault(
          400,
          'idempotency_error',
          `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
        )
      }
      return { ...found.answer, headers: { ...found.answer.headers, 'idempotent-replayed': 'true' } }
    },
    keep: (key: string, method: string, path: string, raw: string, answer: Answer) => {
      kept.set(key, { fingerprint: fingerprintOf(method, path, raw), at: now(), answer })
    },
  }
}

const fingerprintOf = (method: string, path: string, raw: string) =>
  createHash('sha256').update(`${method} ${path}\n${raw}`).digest('hex')
