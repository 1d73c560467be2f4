import type { Log } from '#server/ports/log.ts'

/** For tests that expect warnings, and for scripts. */
export const quietLog: Log = { info: () => undefined, warn: () => undefined, error: () => undefined }
