/** Latin letters and figures that text recognition reads in place of similar Greek ones. */
const twins: Readonly<Record<string, string>> = {
  a: 'α',
  b: 'β',
  e: 'ε',
  h: 'η',
  i: 'ι',
  k: 'κ',
  m: 'μ',
  n: 'ν',
  o: 'ο',
  p: 'ρ',
  t: 'τ',
  u: 'υ',
  v: 'ν',
  x: 'χ',
  y: 'υ',
  z: 'ζ',
  '0': 'ο',
}

export const isGreek = (word: string): boolean => /\p{Script=Greek}/u.test(word)

/**
 * Folds a Greek word for comparison: lower case, without accents, one sigma, and with Greek letters alone.
 */
export const plainGreek = (word: string): string =>
  word
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/ς/gu, 'σ')
    .replace(/[abehikmnoptuvxyz0]/g, (letter) => twins[letter] ?? letter)
