/** A text in lower case and without accents, with the original place of each of its characters. */
export interface Folded {
  text: string
  /** Index in the typed text of each folded character, and of the end. */
  places: readonly number[]
}

/**
 * Folds a text to lower case without accents and with plain quotes and dashes; ß becomes ss and œ becomes oe.
 */
export function foldWithPlaces(typed: string): Folded {
  const places: number[] = []
  let text = ''
  let at = 0
  for (const character of typed) {
    const plain = character
      .normalize('NFKD')
      .replace(/[\u0300-\u036f]/g, '')
      .toLowerCase()
      .replace(/ß/g, 'ss')
      .replace(/œ/g, 'oe')
      .replace(/[\u2018\u2019]/g, "'")
      .replace(/[\u2010-\u2015\u2212]/g, '-')
    for (let unit = 0; unit < plain.length; unit += 1) places.push(at)
    text += plain
    at += character.length
  }
  places.push(typed.length)
  return { text, places }
}
