/** A list that is pasted brings its bullets, boxes and numbers along. */
const mark = /^\s*(?:[-*•◦‣–—]\s+|\[[ xX]?\]\s*|[☐☑✓]\s*|\d{1,3}[.)]\s+)+/u

/** What was typed or pasted, as lines to buy: each on its own, without bullets, none empty. */
export const writtenLines = (text: string): string[] =>
  text
    .split(/[\r\n\u2028\u2029]+/)
    .map((line) => line.replace(mark, '').replaceAll(/\s+/g, ' ').trim())
    .filter(Boolean)
