/** Words whose singular ends in -ie; those in -y are far more: "berries", "pastries". */
const inIe = /(?:brown|blond|cook|smooth|hoag|toast|pierog|crost|calor|zomb|sweet|kidd)ies$/

/** Returns the singular of a word or of a phrase's last word: rules treat `onions` and `onion` alike. */
export const stem = (word: string): string => {
  const lower = word.toLowerCase().trim().replace(/-/g, ' ')
  // Most words end with another letter, and each craving asks for the stems of thousands.
  if (!lower.endsWith('s')) return lower
  if (/(ss|us|is)$/.test(lower) || lower.length < 4) return lower
  if (inIe.test(lower)) return lower.slice(0, -1)
  if (/ies$/.test(lower)) return lower.length > 5 ? `${lower.slice(0, -3)}y` : lower.slice(0, -1)
  return lower.replace(/(tomato|potato|mango|ch|sh|x)es$/, '$1').replace(/s$/, '')
}
