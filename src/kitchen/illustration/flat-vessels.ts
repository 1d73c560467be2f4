import { dark, light } from './colour.ts'
import type { Chance } from './random.ts'
import { box, circle, n, type Svg, shadowColour, stroke } from './svg.ts'

/** A wire rack on which food cools. */
export function wireRack(x: number, y: number, w: number, h: number): Svg {
  const bars = Array.from(
    { length: 15 },
    (_, i) => `M${n(x + 20 + (i * (w - 40)) / 14)} ${n(y)}v${n(h)}`,
  ).join('')
  const ribs = Array.from({ length: 4 }, (_, i) => `M${n(x)} ${n(y + 20 + (i * (h - 40)) / 3)}h${n(w)}`).join(
    '',
  )
  const wires = (colour: string, more: string) =>
    stroke(`${bars}${ribs}`, colour, 8, more) +
    box(x, y, w, h, 34, 'none', `stroke="${colour}" stroke-width="13" ${more}`)
  return (
    wires(shadowColour, 'opacity=".25" transform="translate(8 16)"') +
    wires('#8c8781', '') +
    stroke(`${bars}`, '#c9c4bd', 2.5, 'transform="translate(-1.5 0)"')
  )
}

/** A loaf tin from above. */
export function loafTin(x: number, y: number, w: number, h: number): Svg {
  const metal = '#7d7772'
  return (
    box(x + 12, y + 22, w, h, 36, shadowColour, 'opacity=".3"') +
    box(x, y, w, h, 34, dark(metal, 0.3)) +
    box(x + 3, y + 2, w - 8, h - 8, 32, light(metal, 0.25)) +
    box(x + 20, y + 20, w - 40, h - 40, 24, dark(metal, 0.5))
  )
}

/** A muffin tin of two rows and three columns. */
export const muffinCups = Array.from({ length: 6 }, (_, i) => ({
  x: 315 + (i % 3) * 285,
  y: 285 + Math.floor(i / 3) * 318,
}))

export const muffinTin = (): Svg =>
  box(174, 134, 880, 660, 56, shadowColour, 'opacity=".3"') +
  box(160, 114, 880, 660, 52, '#55504c') +
  box(168, 118, 862, 640, 46, '#7d7772') +
  stroke('M210 134H800', '#b6b0aa', 6, 'opacity=".8"') +
  muffinCups.map(({ x, y }) => circle(x, y, 130, '#3d3936')).join('')

/** A bare sheet pan of metal, dark from use. */
export function sheetPan(rng: Chance, x: number, y: number, w: number, h: number): Svg {
  const metal = rng.pick(['#6f6964', '#5d5854', '#807a74'] as const)
  return (
    box(x + 14, y + 24, w, h, 40, shadowColour, 'opacity=".3"') +
    box(x, y, w, h, 38, dark(metal, 0.3)) +
    box(x + 3, y + 3, w - 8, h - 8, 36, light(metal, 0.3)) +
    box(x + 24, y + 24, w - 48, h - 48, 24, dark(metal, 0.35)) +
    box(x + 30, y + 30, w - 60, h - 58, 20, metal) +
    stroke(`M${n(x + 60)} ${n(y + 14)}H${n(x + w * 0.6)}`, '#ffffff', 6, 'opacity=".35"')
  )
}
