import type { Log } from '#server/ports/log.ts'

/** A log that drops everything, for tests that expect warnings, and for scripts. */
export const quietLog: Log = { info: () => undefined, warn: () => undefined, error: () => undefined }
