/**
 * Folds to lower case without accents, letter for letter, so that indexes into the text stay valid: `Löffel`
 * → `loffel`.
 */
export const withoutAccents = (text: string): string =>
  /^[ -~]*$/.test(text)
    ? text.toLowerCase()
    : [...text.normalize('NFC')].map(withoutAccent).join('').replaceAll('’', "'")

function withoutAccent(letter: string): string {
  const plain = letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return plain.length === letter.length ? plain : letter
}
