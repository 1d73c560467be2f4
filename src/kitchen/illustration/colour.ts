/** `#rrggbb`. */
export type Colour = string

const channels = (colour: Colour): [number, number, number] => {
  const value = Number.parseInt(colour.slice(1), 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}

/** `share` of the second colour in the first. */
export function mix(a: Colour, b: Colour, share: number): Colour {
  const [r1, g1, b1] = channels(a)
  const [r2, g2, b2] = channels(b)
  const blend = (from: number, to: number) =>
    Math.round(from + (to - from) * share)
      .toString(16)
      .padStart(2, '0')
  return `#${blend(r1, r2)}${blend(g1, g2)}${blend(b1, b2)}`
}

/** Lit by a warm lamp, and shaded by a warm room: never towards pure white or black. */
export const light = (colour: Colour, share: number): Colour => mix(colour, '#fff7e8', share)
/** The golden shade of pale food: rice, noodles, pastry. Brown shadows would make it grey. */
export const golden = (colour: Colour, share: number): Colour => mix(colour, '#9a5c1e', share)
export const dark = (colour: Colour, share: number): Colour => mix(colour, '#2c1408', share)
