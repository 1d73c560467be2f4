import { headOf } from '#contract/storable-text.ts'

/** A model's words without line ends and other control characters, and no longer than that. */
export const onOneLine = (text: string, longest = Number.POSITIVE_INFINITY): string =>
  headOf(text.replace(/[\p{Cc}\s]+/gu, ' ').trim(), longest).trim()
