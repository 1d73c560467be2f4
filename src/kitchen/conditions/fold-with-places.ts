/** A text in lower case and without accents, and where each of its characters stood. */
export interface Folded {
  text: string
  /** The place in the text as typed of each character, and of its end. */
  places: readonly number[]
}

/** Lower case, without accents, quotes and dashes made plain; ß is ss and œ is oe. */
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
