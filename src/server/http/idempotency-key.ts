import { invalidRequest } from './errors.ts'

/** Reads the Idempotency-Key header, which has one key per click; undefined without the header. */
export const idempotencyKeyOf = (header: unknown): string | undefined => {
  if (header === undefined) return undefined
  if (typeof header === 'string' && /^[\x21-\x7e]{1,200}$/.test(header)) return header
  throw invalidRequest('Idempotency-Key must have 1 to 200 visible characters.')
}
