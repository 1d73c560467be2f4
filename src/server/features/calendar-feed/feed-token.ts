import { createHash, randomBytes } from 'node:crypto'

/** Makes a token of 256 random bits, with which anybody can read the calendar. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** Returns the stored hash of a token. So many random bits need no slow hash. */
export const hashOfToken = (token: string): Buffer => createHash('sha256').update(token).digest()
