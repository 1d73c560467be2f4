import { headOf } from '#contract/storable-text.ts'

/**
 * Replaces line ends and other control characters of a model's text by spaces, and cuts the text to a length.
 */
export const onOneLine = (text: string, longest = Number.POSITIVE_INFINITY): string =>
  headOf(text.replace(/[\p{Cc}\s]+/gu, ' ').trim(), longest).trim()
