import { dateFormat } from '#web/words/format.ts'

/** `22 December 2026`, where the cook is. */
export const longDate = dateFormat({ day: 'numeric', month: 'long', year: 'numeric' })
