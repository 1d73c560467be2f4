/** A key that nobody else has, for a click whose answer may be lost. `randomUUID` is there only over HTTPS, which a home network need not have. */
export const newKey = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-')
