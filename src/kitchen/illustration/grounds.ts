import { type Colour, dark, golden, light, mix } from './colour.ts'
import { disc, rectangle, scatter } from './placement.ts'
import type { Chance } from './random.ts'
import {
  at,
  blob,
  box,
  circle,
  dashes,
  group,
  n,
  type Point,
  path,
  type Svg,
  softLine,
  stroke,
} from './svg.ts'

/** A round area that food fills: the well of a bowl, a mound on a plate. */
export interface Area {
  x: number
  y: number
  r: number
}

/** Soup: a still surface, darker at the rim, with light on it. */
export function liquid(rng: Chance, { x, y, r }: Area, colour: Colour): Svg {
  const patches = scatter(rng, 7, disc(x, y, r * 0.78))
    .map((place) =>
      path(
        blob(rng, place, rng.between(0.14, 0.3) * r, rng.between(0.08, 0.16) * r, {
          wobble: 0.2,
          turn: rng.next() * 6,
        }),
        rng.likely(0.5) ? light(colour, 0.18) : dark(colour, 0.08),
        'opacity=".45"',
      ),
    )
    .join('')
  const drops = scatter(rng, 16, disc(x, y, r * 0.86))
    .map((place) =>
      circle(
        place.x,
        place.y,
        rng.between(4, 11),
        light(colour, 0.4),
        `opacity=".5" stroke="${dark(colour, 0.15)}" stroke-width="1.5"`,
      ),
    )
    .join('')
  return (
    circle(x, y, r, dark(colour, 0.26)) +
    circle(x, y - r * 0.01, r * 0.965, dark(colour, 0.1)) +
    circle(x - r * 0.02, y - r * 0.025, r * 0.92, colour) +
    patches +
    drops +
    stroke(arc(x, y, r * 0.84, -2.75, -1.85), light(colour, 0.7), r * 0.03, 'opacity=".7"') +
    stroke(arc(x, y, r * 0.84, -1.7, -1.6), light(colour, 0.7), r * 0.03, 'opacity=".6"')
  )
}

export const arc = (x: number, y: number, r: number, from: number, to: number): string =>
  `M${at(x + Math.cos(from) * r, y + Math.sin(from) * r)}A${n(r)} ${n(r)} 0 ${to - from > Math.PI ? 1 : 0} 1 ${at(x + Math.cos(to) * r, y + Math.sin(to) * r)}`

/** A spiral of cream on a soup, drawn with an unsteady hand. */
export function swirl(rng: Chance, { x, y, r }: Area, colour: Colour): Svg {
  const turns = 2.6
  const start = rng.next() * 6
  const points = Array.from({ length: 40 }, (_, i) => {
    const along = i / 39
    const angle = start + along * turns * Math.PI * 2
    const reach = r * (0.06 + along * 0.52) * (1 + rng.between(-0.03, 0.03))
    return { x: x + Math.cos(angle) * reach, y: y + Math.sin(angle) * reach }
  })
  const line = softLine(points)
  return (
    stroke(line, light(colour, 0.2), r * 0.075, 'opacity=".45"') +
    stroke(line, colour, r * 0.042, 'opacity=".95"')
  )
}

/** Curry, stew, tomato sauce: thick, in folds. */
export function sauce(rng: Chance, area: Area, colour: Colour): Svg {
  const folds = scatter(rng, area.r < 120 ? 6 : 22, disc(area.x, area.y, area.r * 0.84))
    .map((place, i) => {
      const tone =
        i % 3 === 0 ? dark(colour, 0.14) : i % 3 === 1 ? light(colour, 0.14) : mix(colour, '#f0b65a', 0.16)
      return path(
        blob(rng, place, rng.between(0.12, 0.26) * area.r, rng.between(0.08, 0.15) * area.r, {
          wobble: 0.24,
          turn: rng.next() * 6,
        }),
        tone,
        'opacity=".7"',
      )
    })
    .join('')
  const shine = scatter(rng, area.r < 120 ? 3 : 12, disc(area.x, area.y, area.r * 0.8))
    .map(
      ({ x, y }) =>
        `M${at(x, y)}q${n(rng.between(8, 16))} ${n(rng.between(-9, -3))} ${n(rng.between(20, 40))} ${n(rng.between(-4, 4))}`,
    )
    .join('')
  return (
    path(blob(rng, area, area.r, area.r, { corners: 16, wobble: 0.02 }), dark(colour, 0.25)) +
    path(
      blob(rng, { x: area.x - 2, y: area.y - 3 }, area.r * 0.955, area.r * 0.955, {
        corners: 22,
        wobble: 0.02,
      }),
      colour,
    ) +
    folds +
    stroke(shine, light(colour, 0.6), 4.5, 'opacity=".6"')
  )
}

/** Rice and other grains: every grain is a stroke, in layers, on a mound that is golden between them. */
export function grains(
  rng: Chance,
  area: Area,
  colour: Colour,
  { length = 15, width = 8.5, density = 1 } = {},
): Svg {
  const layers = [
    { tone: golden(colour, 0.26), share: 1 },
    { tone: golden(colour, 0.12), share: 1.3 },
    { tone: colour, share: 1.4 },
    { tone: light(colour, 0.5), share: 1 },
    { tone: mix(colour, '#ffffff', 0.75), share: 0.5 },
  ]
  // More marks would look the same to the eye and make the file larger.
  const perLayer = Math.min(150, ((area.r * area.r) / (length * width * 3.2)) * density)
  const edge = blob(rng, area, area.r, area.r, { corners: 26, wobble: 0.03 })
  const mound = path(edge, golden(colour, 0.38)) + path(edge, golden(colour, 0.2), scaled(area, 0.965))
  return (
    mound +
    layers
      .map(({ tone, share }, depth) => {
        const region = disc(area.x - depth * 1.5, area.y - depth * 2, area.r * (0.96 - depth * 0.02))
        const marks = Array.from({ length: Math.round(perLayer * share) }, () => {
          const { x, y } = region(rng)
          const turn = rng.between(0, Math.PI)
          const long = length * rng.between(0.7, 1.1)
          return {
            x: Math.round(x),
            y: Math.round(y),
            dx: Math.round(Math.cos(turn) * long),
            dy: Math.round(Math.sin(turn) * long),
          }
        })
        const depthShade =
          depth > 2
            ? dashes(marks, golden(colour, 0.7), width, 'opacity=".3" transform="translate(1.5 3)"')
            : ''
        return depthShade + dashes(marks, tone, width)
      })
      .join('')
  )
}

const scaled = ({ x, y }: Point, by: number): string =>
  `transform="translate(${at(x * (1 - by), y * (1 - by))}) scale(${by})"`

/** A nest of noodles: thick strands in arcs round several centres, each with its shade and its light. */
export function noodles(rng: Chance, area: Area, colour: Colour, width = 15): Svg {
  const nests = [{ x: area.x, y: area.y }, ...scatter(rng, 7, disc(area.x, area.y, area.r * 0.62))]
  const strands: string[] = []
  const count = Math.round((area.r * 2.8) / width)
  for (let i = 0; i < count; i++) {
    const nest = nests[i % nests.length] ?? area
    const reach = rng.between(0.12, 0.62) * area.r
    const from = rng.between(0, Math.PI * 2)
    const sweep = rng.between(1.4, 3.6)
    const points = Array.from({ length: 6 }, (_, step) => {
      const angle = from + (sweep * step) / 5
      const wide = reach * (1 + rng.between(-0.07, 0.07))
      return within(
        area,
        { x: nest.x + Math.cos(angle) * wide, y: nest.y + Math.sin(angle) * wide * 0.86 },
        width,
      )
    })
    strands.push(softLine(points))
  }
  const rim = Array.from({ length: 14 }, (_, i) => {
    const from = (i / 14) * Math.PI * 2 + rng.between(-0.2, 0.2)
    return arc(area.x, area.y, area.r * rng.between(0.86, 0.95), from, from + rng.between(0.5, 1.1))
  })
  const ground = path(
    blob(rng, area, area.r * 0.96, area.r * 0.96, { corners: 20, wobble: 0.04 }),
    golden(colour, 0.6),
  )
  const draw = (line: string, i: number) => {
    const tone = mix(colour, i % 3 === 0 ? light(colour, 0.35) : golden(colour, 0.16), (i % 5) / 5)
    const strand = (stroked: Colour, wide: number, more = '') =>
      `<path d="${line}" stroke="${stroked}" stroke-width="${n(wide)}"${more}/>`
    return (
      strand(golden(colour, 0.62), width + 4) +
      strand(tone, width) +
      (i % 2 ? '' : strand(light(tone, 0.5), width * 0.26, ' opacity=".7" transform="translate(-2 -3)"'))
    )
  }
  return ground + group([...rim, ...strands].map(draw).join(''), 'fill="none"')
}

const within = (area: Area, point: Point, margin: number): Point => {
  const reach = Math.hypot(point.x - area.x, point.y - area.y)
  const most = area.r - margin
  if (reach <= most) return point
  return { x: area.x + ((point.x - area.x) / reach) * most, y: area.y + ((point.y - area.y) / reach) * most }
}

export type PastaKind = 'tube' | 'elbow' | 'bow'

/** Penne, macaroni and their like: a heap of tubes, round unless a field is given. */
export function shortPasta(
  rng: Chance,
  area: Area,
  colour: Colour,
  kind: PastaKind,
  field?: { wide: number; high: number },
): Svg {
  const { x, y, r } = area
  const ground = field
    ? box(x - field.wide, y - field.high, field.wide * 2, field.high * 2, 30, golden(colour, 0.5))
    : path(blob(rng, area, r * 0.95, r * 0.95, { corners: 20, wobble: 0.04 }), golden(colour, 0.6))
  const region = field
    ? rectangle(x - field.wide, y - field.high, field.wide * 2, field.high * 2)
    : disc(x, y, r * 0.9)
  const room = field ? field.wide * field.high : r * r
  const layer = (share: number) => scatter(rng, Math.round(Math.min(32, room / 2300) * share), region)
  const heap = [...layer(1), ...layer(0.9), ...layer(0.6)]
  return (
    ground + group(heap.map((place, i) => pastaPiece(rng, place, colour, kind, i)).join(''), 'fill="none"')
  )
}

function pastaPiece(rng: Chance, { x, y }: Point, colour: Colour, kind: PastaKind, i: number): Svg {
  const tone = mix(colour, i % 2 ? light(colour, 0.35) : golden(colour, 0.14), rng.next())
  const turn = rng.between(0, Math.PI * 2)
  const long = kind === 'elbow' ? 27 : 37
  const dx = Math.cos(turn) * long
  const dy = Math.sin(turn) * long
  const bend = kind === 'elbow' ? 1.1 : 0.06
  if (kind === 'bow') {
    const wing = (side: number) =>
      `L${at(x + dx * side - dy * 0.7, y + dy * side + dx * 0.7)}L${at(x + dx * side + dy * 0.7, y + dy * side - dx * 0.7)}`
    const shape = `M${at(x, y)}${wing(1)}ZM${at(x, y)}${wing(-1)}Z`
    return (
      path(shape, tone, `stroke="${golden(tone, 0.55)}" stroke-width="4" stroke-linejoin="round"`) +
      circle(x, y, 7, golden(tone, 0.3))
    )
  }
  const tube = softLine([
    { x: x - dx, y: y - dy },
    { x: x - dy * bend, y: y + dx * bend },
    { x: x + dx, y: y + dy },
  ])
  const layer = (wide: number, fill: Colour, more = '') =>
    `<path d="${tube}" stroke="${fill}" stroke-width="${wide}"${more}/>`
  return (
    layer(33, golden(tone, 0.72)) +
    layer(25, tone) +
    layer(4, light(tone, 0.5), ' transform="translate(-3 -4)"') +
    circle(x + dx, y + dy, 11, golden(tone, 0.95))
  )
}
