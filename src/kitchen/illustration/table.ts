import { type Colour, dark, light, mix } from './colour.ts'
import type { Chance } from './random.ts'
import { at, box, n, path, type Svg, shadowColour, stroke, turned } from './svg.ts'

export const WIDTH = 1200

export const HEIGHT = 900

/** Colours of the table: wood, linen, stone. */
const grounds = [
  '#d9b48a',
  '#c99d70',
  '#efe3d0',
  '#e6d3b8',
  '#dfc3a5',
  '#b98a62',
  '#d8cdbb',
  '#e9dcc6',
] as const

const softLight = (id: string, from: Colour, to: Colour) =>
  `<radialGradient id="${id}" cx=".36" cy=".28" r=".95"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></radialGradient>`

/** The table from above: planks, cloth or stone, lit from the upper left. */
export function tableTop(rng: Chance): Svg {
  const tone = rng.pick(grounds)
  const lit = `<defs>${softLight('t', light(tone, 0.22), dark(tone, 0.16))}${softLight('v', '#fff4dc', '#3a1c0a')}</defs>`
  const ground = `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#t)"/>`
  const texture = rng.pick([planks, planks, linen, stone])(rng, tone)
  return `${lit}${ground}${texture}<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#v)" opacity=".16"/>`
}

function planks(rng: Chance, tone: Colour): Svg {
  const count = rng.whole(4, 6)
  const high = HEIGHT / count
  return Array.from({ length: count }, (_, i) => {
    const y = i * high
    const grain = Array.from({ length: 5 }, () => {
      const gy = y + rng.between(0.1, 0.9) * high
      const bend = rng.between(-14, 14)
      return `M0 ${n(gy)}C300 ${n(gy + bend)} 800 ${n(gy - bend)} 1200 ${n(gy + bend / 2)}`
    }).join('')
    const joint = rng.between(150, 1050)
    return (
      `<rect y="${n(y)}" width="1200" height="${n(high)}" fill="${rng.likely(0.5) ? light(tone, 0.3) : dark(tone, 0.2)}" opacity="${n(rng.between(0.1, 0.5))}"/>` +
      stroke(grain, dark(tone, 0.34), 2.5, 'opacity=".22"') +
      stroke(`M0 ${n(y)}H1200M${n(joint)} ${n(y)}v${n(high)}`, dark(tone, 0.55), 4, 'opacity=".35"') +
      stroke(`M0 ${n(y + 4)}H1200`, light(tone, 0.5), 2, 'opacity=".35"')
    )
  }).join('')
}

function linen(_: Chance, tone: Colour): Svg {
  const warp = Array.from({ length: 50 }, (_each, i) => `M${i * 24 + 6} 0V900`).join('')
  const weft = Array.from({ length: 38 }, (_each, i) => `M0 ${i * 24 + 6}H1200`).join('')
  return (
    stroke(warp, light(tone, 0.5), 9, 'opacity=".22"') + stroke(weft, dark(tone, 0.25), 6, 'opacity=".14"')
  )
}

function stone(rng: Chance, tone: Colour): Svg {
  const flecks = (colour: Colour, count: number, width: number) =>
    stroke(
      Array.from(
        { length: count },
        () => `M${rng.whole(0, 1200)} ${rng.whole(0, 900)}l${rng.whole(-4, 4)} ${rng.whole(-4, 4)}`,
      ).join(''),
      colour,
      width,
      'opacity=".32"',
    )
  return (
    flecks(dark(tone, 0.35), 130, 4) +
    flecks(light(tone, 0.8), 130, 6) +
    flecks(mix(tone, '#b56a3c', 0.5), 60, 5)
  )
}

/** A folded cloth in the colour of the dish. */
export function napkin(rng: Chance, colour: Colour): Svg {
  const cloth = mix(light(colour, 0.42), '#f3e6d0', 0.3)
  const left = rng.likely(0.5)
  const x = left ? 92 : 690
  const y = rng.between(170, 330)
  const turn = rng.between(8, 22) * (left ? -1 : 1)
  const checks = rng.likely(0.5)
  const lines = checks
    ? Array.from(
        { length: 6 },
        (_, i) => `M${n(x + 40 + i * 64)} ${n(y)}v430M${n(x)} ${n(y + 40 + i * 64)}h420`,
      ).join('')
    : `M${n(x + 26)} ${n(y)}v430M${n(x + 46)} ${n(y)}v430M${n(x + 374)} ${n(y)}v430M${n(x + 394)} ${n(y)}v430`
  const content =
    box(x + 10, y + 16, 420, 430, 10, shadowColour, 'opacity=".2"') +
    box(x, y, 420, 430, 8, cloth) +
    stroke(
      lines,
      checks ? dark(cloth, 0.14) : dark(colour, 0.05),
      checks ? 22 : 7,
      `opacity="${checks ? 0.4 : 0.75}"`,
      'butt',
    ) +
    path(
      `M${at(x, y + 250)}Q${at(x + 200, y + 225)} ${at(x + 420, y + 265)}V${n(y + 283)}Q${at(x + 200, y + 240)} ${at(x, y + 268)}Z`,
      dark(cloth, 0.35),
      'opacity=".25"',
    ) +
    stroke(
      `M${at(x + 10, y + 12)}H${n(x + 410)}V${n(y + 418)}H${n(x + 10)}Z`,
      light(cloth, 0.7),
      3,
      'stroke-dasharray="9 8" opacity=".8"',
    )
  return turned(content, turn, x + 210, y + 215)
}

/** The table from the side: a wall, an edge, and light from the left. */
export function sideTable(rng: Chance, colour: Colour): Svg {
  const wall = mix(
    rng.pick(['#f2dfc4', '#e8d5bd', '#dfd6c6', '#f0d9c8', '#d5d8cb', '#ead9b5'] as const),
    light(colour, 0.4),
    0.22,
  )
  const wood = rng.pick(['#b98a5e', '#a67448', '#c79a6b', '#8d6240'] as const)
  const tiles = rng.likely(0.5)
    ? stroke(
        Array.from({ length: 7 }, (_, i) => `M0 ${i * 92 + 20}H1200`).join('') +
          Array.from({ length: 7 }, (_, row) =>
            Array.from(
              { length: 8 },
              (_each, i) => `M${i * 170 + (row % 2) * 85} ${row * 92 + 20 - 92}v92`,
            ).join(''),
          ).join(''),
        light(wall, 0.6),
        5,
        'opacity=".6"',
      )
    : stroke(
        Array.from({ length: 17 }, (_, i) => `M${i * 74 + 20} 0V690`).join(''),
        dark(wall, 0.16),
        4,
        'opacity=".35"',
      )
  const grain = Array.from(
    { length: 6 },
    (_, i) =>
      `M0 ${730 + i * 30}C400 ${n(720 + i * 30 + rng.between(-9, 9))} 800 ${n(742 + i * 30)} 1200 ${n(730 + i * 30)}`,
  ).join('')
  return (
    `<defs>${softLight('t', light(wall, 0.35), dark(wall, 0.14))}</defs><rect width="1200" height="900" fill="url(#t)"/>` +
    tiles +
    `<rect y="690" width="1200" height="210" fill="${wood}"/><rect y="690" width="1200" height="12" fill="${light(wood, 0.35)}"/>` +
    stroke(grain, dark(wood, 0.3), 3, 'opacity=".4"')
  )
}
