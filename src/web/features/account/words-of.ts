import { SessionError } from '#web/lib/session-errors.ts'

export const wordsOf = (error: unknown): string =>
  error instanceof SessionError ? error.message : 'The sign-in service cannot be reached. Please try again.'
