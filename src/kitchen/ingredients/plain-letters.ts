/** Lower case without accents, letter for letter, so that places in the text stay what they are: `Löffel` → `loffel`. */
export const plainLetters = (text: string): string =>
  /^[ -~]*$/.test(text)
    ? text.toLowerCase()
    : [...text.normalize('NFC')].map(plainLetter).join('').replaceAll('’', "'")

function plainLetter(letter: string): string {
  const plain = letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return plain.length === letter.length ? plain : letter
}
