/** Removes words from a craving, together with the commas and "and" that they leave behind. */
export const promptWithout = (prompt: string, words: readonly string[]): string =>
  words
    .reduce((text, each) => {
      const at = text.toLowerCase().indexOf(each.toLowerCase())
      return at < 0 ? text : `${text.slice(0, at)} ${text.slice(at + each.length)}`
    }, prompt)
    .replace(/\s+/g, ' ')
    .replace(/(?:\s*,\s*)+/g, ', ')
    .replace(/^(?:[\s,;.]|and\b|with\b|but\b)+|(?:[\s,;]|\band|\bwith|\bbut|\bno|\bwithout)+$/gi, '')
    .trim()
