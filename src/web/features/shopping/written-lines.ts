/** Bullets, checkboxes and numbers at the start of a pasted line. */
const mark = /^\s*(?:[-*•◦‣–—]\s+|\[[ xX]?\]\s*|[☐☑✓]\s*|\d{1,3}[.)]\s+)+/u

/** Splits typed or pasted text into lines to buy, without bullets and empty lines. */
export const writtenLines = (text: string): string[] =>
  text
    .split(/[\r\n\u2028\u2029]+/)
    .map((line) => line.replace(mark, '').replaceAll(/\s+/g, ' ').trim())
    .filter(Boolean)
