import { type Colour, dark, light, mix } from './colour.ts'
import type { Piece } from './pieces.ts'
import {
  at,
  blob,
  circle,
  dashes,
  ellipse,
  n,
  type Point,
  path,
  type Svg,
  shadow,
  shadowColour,
  stroke,
  turned,
} from './svg.ts'

const below = (place: Point, size: number): Svg =>
  circle(place.x + size * 0.12, place.y + size * 0.2, size, shadowColour, 'opacity=".2"')

const spokes = (place: Point, from: number, to: number, count: number, turn: number): string =>
  Array.from({ length: count }, (_, i) => {
    const angle = turn + (i / count) * Math.PI * 2
    const cos = Math.cos(angle)
    const sin = Math.sin(angle)
    return `M${at(place.x + cos * from, place.y + sin * from)}L${at(place.x + cos * to, place.y + sin * to)}`
  }).join('')

/** Cucumber, zucchini, radish: a skin, pale flesh, seeds. */
export const skinned =
  (flesh: Colour, seeds: Colour | null): Piece =>
  (rng, place, size, skin) =>
    below(place, size) +
    circle(place.x, place.y, size, dark(skin, 0.1)) +
    circle(place.x, place.y, size * 0.87, flesh) +
    circle(place.x, place.y, size * 0.55, mix(flesh, skin, 0.14)) +
    (seeds ? stroke(spokes(place, size * 0.3, size * 0.44, 8, rng.next()), seeds, size * 0.09) : '') +
    stroke(
      `M${at(place.x - size * 0.5, place.y - size * 0.45)}q${n(size * 0.2)} ${n(-size * 0.2)} ${n(size * 0.45)} ${n(-size * 0.2)}`,
      '#ffffff',
      size * 0.09,
      'opacity=".6"',
    )

/** Lemon, lime, orange, grapefruit. */
export const citrus: Piece = (rng, place, size, colour) =>
  below(place, size) +
  circle(place.x, place.y, size, dark(colour, 0.06)) +
  circle(place.x, place.y, size * 0.88, light(colour, 0.75)) +
  circle(place.x, place.y, size * 0.78, mix(colour, light(colour, 0.5), 0.35)) +
  stroke(spokes(place, 0, size * 0.78, 8, rng.next()), light(colour, 0.8), size * 0.08) +
  circle(place.x, place.y, size * 0.12, light(colour, 0.8))

export const tomato: Piece = (rng, place, size, colour) => {
  const turn = rng.next()
  const pockets = Array.from({ length: 5 }, (_, i) => {
    const angle = turn + (i / 5) * Math.PI * 2 + 0.6
    return { x: place.x + Math.cos(angle) * size * 0.52, y: place.y + Math.sin(angle) * size * 0.52 }
  })
  return (
    below(place, size) +
    circle(place.x, place.y, size, dark(colour, 0.12)) +
    circle(place.x, place.y, size * 0.9, light(colour, 0.16)) +
    pockets.map((pocket) => circle(pocket.x, pocket.y, size * 0.24, mix(colour, '#f08a3c', 0.45))).join('') +
    dashes(
      pockets.flatMap(({ x, y }) =>
        [-0.1, 0.1].map((off) => ({ x: x + size * off, y: y + size * off * 0.5, dx: 0.1, dy: 0.1 })),
      ),
      '#fbe3a2',
      size * 0.11,
    ) +
    stroke(
      `M${at(place.x - size * 0.62, place.y - size * 0.42)}q${n(size * 0.2)} ${n(-size * 0.25)} ${n(size * 0.5)} ${n(-size * 0.28)}`,
      '#ffffff',
      size * 0.1,
      'opacity=".5"',
    )
  )
}

/** Halved cherry tomato, strawberry, apricot: shiny, with a paler heart. */
export const halved: Piece = (rng, place, size, colour) => {
  const outline = blob(rng, place, size, size * 0.86, { corners: 8, wobble: 0.05, turn: rng.between(0, 6) })
  return (
    shadow(outline, 3, 6) +
    path(outline, dark(colour, 0.1)) +
    circle(place.x, place.y, size * 0.72, light(colour, 0.18)) +
    ellipse(place.x, place.y, size * 0.3, size * 0.42, mix(light(colour, 0.5), '#f6b05a', 0.3)) +
    circle(place.x - size * 0.4, place.y - size * 0.42, size * 0.15, '#ffffff', 'opacity=".7"')
  )
}

/** Carrot, parsnip, sausage, pepperoni, banana: round, with a core. */
export const coin: Piece = (rng, place, size, colour) =>
  below(place, size) +
  circle(place.x, place.y, size, dark(colour, 0.2)) +
  circle(place.x - size * 0.04, place.y - size * 0.06, size * 0.9, colour) +
  circle(place.x, place.y, size * 0.48, light(colour, 0.22)) +
  dashes(
    Array.from({ length: 6 }, () => ({
      x: place.x + rng.between(-0.6, 0.6) * size,
      y: place.y + rng.between(-0.6, 0.6) * size,
      dx: 0.1,
      dy: 0.1,
    })),
    dark(colour, 0.22),
    size * 0.1,
    'opacity=".6"',
  ) +
  stroke(
    `M${at(place.x - size * 0.6, place.y - size * 0.35)}q${n(size * 0.15)} ${n(-size * 0.25)} ${n(size * 0.45)} ${n(-size * 0.3)}`,
    light(colour, 0.6),
    size * 0.1,
    'opacity=".7"',
  )

/** A mushroom cut from top to stem. */
export const mushroom: Piece = (rng, place, size, colour) => {
  const { x, y } = place
  const s = size
  const cap = `M${at(x - s, y + s * 0.12)}C${at(x - s, y - s * 0.95)} ${at(x + s, y - s * 0.95)} ${at(x + s, y + s * 0.12)}Q${at(x + s * 0.72, y + s * 0.36)} ${at(x + s * 0.3, y + s * 0.16)}L${at(x + s * 0.27, y + s * 0.72)}Q${at(x, y + s * 0.95)} ${at(x - s * 0.27, y + s * 0.72)}L${at(x - s * 0.3, y + s * 0.16)}Q${at(x - s * 0.72, y + s * 0.36)} ${at(x - s, y + s * 0.12)}Z`
  const inside = `M${at(x - s * 0.78, y + s * 0.02)}C${at(x - s * 0.7, y - s * 0.66)} ${at(x + s * 0.7, y - s * 0.66)} ${at(x + s * 0.78, y + s * 0.02)}Q${at(x + s * 0.4, y + s * 0.12)} ${at(x + s * 0.16, y)}L${at(x + s * 0.15, y + s * 0.66)}L${at(x - s * 0.15, y + s * 0.66)}L${at(x - s * 0.16, y)}Q${at(x - s * 0.4, y + s * 0.12)} ${at(x - s * 0.78, y + s * 0.02)}Z`
  const gills = `M${at(x - s * 0.72, y + s * 0.06)}Q${at(x - s * 0.45, y + s * 0.2)} ${at(x - s * 0.2, y + s * 0.04)}M${at(x + s * 0.72, y + s * 0.06)}Q${at(x + s * 0.45, y + s * 0.2)} ${at(x + s * 0.2, y + s * 0.04)}`
  return turned(
    shadow(cap, 3, 6) +
      path(cap, dark(colour, 0.35)) +
      path(inside, light(colour, 0.52)) +
      stroke(gills, dark(colour, 0.42), s * 0.09),
    rng.between(-180, 180),
    x,
    y,
  )
}

/** Half a boiled egg. */
export const egg: Piece = (rng, { x, y }, size) => {
  const turn = rng.between(0, 180)
  return turned(
    ellipse(x + 4, y + 7, size, size * 0.8, shadowColour, 'opacity=".22"') +
      ellipse(x, y, size, size * 0.8, '#e9ddc8') +
      ellipse(x - 1, y - 2, size * 0.95, size * 0.75, '#fffaf0') +
      circle(x + size * 0.1, y, size * 0.45, '#e38a12') +
      circle(x + size * 0.08, y - 1, size * 0.38, '#f6b428') +
      circle(x - size * 0.03, y - size * 0.13, size * 0.1, '#fff3c4'),
    turn,
    x,
    y,
  )
}

/** A fried egg, lace and all. */
export const friedEgg: Piece = (rng, place, size) => {
  const outline = blob(rng, place, size, size * 0.88, { corners: 11, wobble: 0.14, turn: rng.next() * 6 })
  const yolk = { x: place.x + rng.between(-0.1, 0.1) * size, y: place.y + rng.between(-0.1, 0.1) * size }
  return (
    shadow(outline, 4, 7, 0.25) +
    path(outline, '#fffaf0', 'stroke="#d8a765" stroke-width="4"') +
    circle(yolk.x + 3, yolk.y + 5, size * 0.4, '#c9a06a', 'opacity=".4"') +
    circle(yolk.x, yolk.y, size * 0.39, '#ee9a10') +
    circle(yolk.x - 1, yolk.y - 2, size * 0.34, '#fbb92c') +
    ellipse(yolk.x - size * 0.12, yolk.y - size * 0.14, size * 0.12, size * 0.08, '#fff3c4')
  )
}

/** Strawberry, whole or halved, with its seeds. */
export const strawberry: Piece = (rng, { x, y }, size, colour) => {
  const s = size
  const outline = `M${at(x, y + s)}C${at(x - s * 1.2, y + s * 0.2)} ${at(x - s * 0.95, y - s * 0.85)} ${at(x, y - s * 0.62)}C${at(x + s * 0.95, y - s * 0.85)} ${at(x + s * 1.2, y + s * 0.2)} ${at(x, y + s)}Z`
  const seeds = [
    [-0.35, -0.25],
    [0.05, -0.3],
    [0.4, -0.2],
    [-0.2, 0.1],
    [0.22, 0.12],
    [0, 0.45],
  ] as const
  const crown = `M${at(x - s * 0.55, y - s * 0.72)}L${at(x, y - s * 0.5)}L${at(x + s * 0.55, y - s * 0.72)}M${at(x - s * 0.25, y - s * 0.95)}L${at(x, y - s * 0.5)}L${at(x + s * 0.28, y - s * 0.92)}`
  return turned(
    shadow(outline, 3, 6) +
      path(outline, colour) +
      path(
        `M${at(x, y + s)}C${at(x + s * 0.5, y + s * 0.3)} ${at(x + s * 0.6, y - s * 0.4)} ${at(x, y - s * 0.62)}C${at(x + s * 0.95, y - s * 0.85)} ${at(x + s * 1.2, y + s * 0.2)} ${at(x, y + s)}Z`,
        dark(colour, 0.16),
      ) +
      dashes(
        seeds.map(([dx, dy]) => ({ x: x + dx * s, y: y + dy * s, dx: 0.1, dy: s * 0.08 })),
        '#fbdf9d',
        s * 0.09,
      ) +
      stroke(crown, '#4f8a3a', s * 0.2),
    rng.between(-70, 70),
    x,
    y,
  )
}

/** Raspberry and blackberry: beads. */
export const beads: Piece = (rng, { x, y }, size, colour) => {
  const turn = rng.next() * 6
  const spots = Array.from({ length: 10 }, (_, i) => ({
    x: x + Math.cos(turn + i * 2.4) * size * 0.26 * Math.sqrt(i),
    y: y + Math.sin(turn + i * 2.4) * size * 0.26 * Math.sqrt(i),
  }))
  return (
    circle(x + 3, y + 6, size * 0.95, shadowColour, 'opacity=".22"') +
    circle(x, y, size * 0.9, dark(colour, 0.35)) +
    dashes(
      spots.map((spot) => ({ ...spot, dx: 0.1, dy: 0.1 })),
      colour,
      size * 0.42,
    ) +
    dashes(
      spots.map((spot) => ({ x: spot.x - size * 0.06, y: spot.y - size * 0.08, dx: 0.1, dy: 0.1 })),
      light(colour, 0.45),
      size * 0.14,
    )
  )
}

/** Blueberry, with its crown. */
export const blueberry: Piece = (_, { x, y }, size, colour) =>
  circle(x + size * 0.15, y + size * 0.28, size, shadowColour, 'opacity=".25"') +
  circle(x, y, size, dark(colour, 0.2)) +
  circle(x - size * 0.1, y - size * 0.12, size * 0.82, light(colour, 0.1)) +
  circle(x + size * 0.1, y + size * 0.05, size * 0.28, dark(colour, 0.5)) +
  circle(x - size * 0.4, y - size * 0.4, size * 0.16, '#ffffff', 'opacity=".6"')

/** A wedge of avocado, apple, peach or mango: a crescent with its skin. */
export const crescent: Piece = (rng, { x, y }, size, colour) => {
  const s = size
  const outer = `M${at(x - s, y)}Q${at(x, y - s * 1.35)} ${at(x + s, y)}Q${at(x, y - s * 0.35)} ${at(x - s, y)}Z`
  return turned(
    shadow(outer, 3, 6) +
      path(outer, mix(colour, light(colour, 0.7), 0.75)) +
      stroke(`M${at(x - s, y)}Q${at(x, y - s * 1.35)} ${at(x + s, y)}`, colour, s * 0.16) +
      stroke(
        `M${at(x - s * 0.5, y - s * 0.3)}Q${at(x, y - s * 0.62)} ${at(x + s * 0.5, y - s * 0.3)}`,
        mix(colour, light(colour, 0.6), 0.5),
        s * 0.1,
      ),
    rng.between(-180, 180),
    x,
    y,
  )
}

/** A wedge of lemon, onion, tomato or radicchio: a pointed boat with its skin below. */
export const wedge: Piece = (rng, { x, y }, size, colour) => {
  const s = size
  const skin = `M${at(x - s, y)}Q${at(x, y + s * 1.1)} ${at(x + s, y)}Q${at(x, y - s * 0.24)} ${at(x - s, y)}Z`
  const flesh = `M${at(x - s * 0.86, y + s * 0.02)}Q${at(x, y + s * 0.8)} ${at(x + s * 0.86, y + s * 0.02)}Q${at(x, y - s * 0.16)} ${at(x - s * 0.86, y + s * 0.02)}Z`
  return turned(
    shadow(skin, 3, 6) +
      path(skin, dark(colour, 0.1)) +
      path(flesh, light(colour, 0.42)) +
      stroke(
        `M${at(x - s * 0.4, y + s * 0.06)}L${at(x - s * 0.26, y + s * 0.3)}M${at(x, y + s * 0.02)}V${n(y + s * 0.38)}M${at(x + s * 0.4, y + s * 0.06)}L${at(x + s * 0.26, y + s * 0.3)}`,
        light(colour, 0.8),
        s * 0.07,
      ),
    rng.between(-180, 180),
    x,
    y,
  )
}
