/** Folds a word for comparison: lower case, no accents, `ß` as `ss`, ligatures split. */
export const foldWord = (word: string): string => {
  const lower = word.toLowerCase()
  if (/^[a-z0-9']*$/.test(lower)) return lower
  return lower
    .replace(/[’‘`´]/g, "'")
    .replace(/ß/g, 'ss')
    .replace(/œ/g, 'oe')
    .replace(/æ/g, 'ae')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
}

/**
 * Folds a German word as people type it on other keyboards, with `ae`, `oe` and `ue` for umlauts: `Kaese`.
 */
export const withoutUmlauts = (word: string): string =>
  foldWord(word.toLowerCase().replace(/ä/g, 'ae').replace(/ö/g, 'oe').replace(/ü/g, 'ue'))
