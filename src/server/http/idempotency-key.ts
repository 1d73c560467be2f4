import { invalidRequest } from './errors.ts'

/** What the Idempotency-Key header says: one per click. undefined for a caller without one. */
export const idempotencyKeyOf = (header: unknown): string | undefined => {
  if (header === undefined) return undefined
  if (typeof header === 'string' && /^[\x21-\x7e]{1,200}$/.test(header)) return header
  throw invalidRequest('Idempotency-Key must have 1 to 200 visible characters.')
}
