/** Temperature named in a text, in the scale as written. */
export interface Temperature {
  value: number
  scale: 'F' | 'C'
  index: number
  end: number
}

const pattern = /(?<![\d.])(\d{2,4})\s*(?:°|º|˚|degrees?|deg\.?)?\s*(fahrenheit|celsius|f|c)(?![a-z])/gi

/**
 * Finds all temperatures of a text: `400°F`, `200 C`, `74 degrees celsius`. Cups (`2 c`) have one digit and
 * do not match.
 */
export function temperaturesOf(text: string): Temperature[] {
  return [...text.matchAll(pattern)].map((match) => ({
    value: Number(match[1]),
    scale: /^f/i.test(match[2] ?? '') ? 'F' : 'C',
    index: match.index,
    end: match.index + match[0].length,
  }))
}

export const toCelsius = ({ value, scale }: Pick<Temperature, 'value' | 'scale'>): number =>
  scale === 'C' ? value : ((value - 32) * 5) / 9
