/** A colour as `#rrggbb`. */
export type Colour = string

const channels = (colour: Colour): [number, number, number] => {
  const value = Number.parseInt(colour.slice(1), 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}

/** Mixes `share` of the second colour into the first. */
export function mix(a: Colour, b: Colour, share: number): Colour {
  const [r1, g1, b1] = channels(a)
  const [r2, g2, b2] = channels(b)
  const blend = (from: number, to: number) =>
    Math.round(from + (to - from) * share)
      .toString(16)
      .padStart(2, '0')
  return `#${blend(r1, r2)}${blend(g1, g2)}${blend(b1, b2)}`
}

/**
 * Lightens a colour as a warm lamp does; `dark` shades it as warmly, so neither becomes pure white or black.
 */
export const light = (colour: Colour, share: number): Colour => mix(colour, '#fff7e8', share)
/** Shades pale food such as rice, noodles and pastry, which brown shadows would turn grey. */
export const golden = (colour: Colour, share: number): Colour => mix(colour, '#9a5c1e', share)
export const dark = (colour: Colour, share: number): Colour => mix(colour, '#2c1408', share)
