/**
 * Returns a unique idempotency key. `randomUUID` exists only over HTTPS, which a home network need not have.
 */
export const newKey = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-')
