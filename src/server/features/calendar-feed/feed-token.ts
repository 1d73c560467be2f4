import { createHash, randomBytes } from 'node:crypto'

/** 256 bits that nobody guesses: whoever has them reads the calendar. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** What is kept of it. A token of so many random bits needs no slow hash. */
export const hashOfToken = (token: string): Buffer => createHash('sha256').update(token).digest()
