import { type Colour, dark, light, mix } from './colour.ts'
import type { Chance } from './random.ts'
import {
  at,
  blob,
  circle,
  dashes,
  n,
  type Point,
  path,
  type Svg,
  shadow,
  shadowColour,
  stroke,
} from './svg.ts'

/** Draws one piece of food, `size` being about half its length. */
export type Piece = (rng: Chance, place: Point, size: number, colour: Colour) => Svg

const polar = (place: Point, angle: number, reach: number): Point => ({
  x: place.x + Math.cos(angle) * reach,
  y: place.y + Math.sin(angle) * reach,
})
const to = (point: Point) => at(point.x, point.y)
const anyTurn = (rng: Chance) => rng.between(0, Math.PI * 2)

/** Basil, mint, bay: pointed, one half in shade, a pale rib. */
export const leaf: Piece = (rng, place, size, colour) => {
  const turn = anyTurn(rng)
  const tip = polar(place, turn, size)
  const base = polar(place, turn + Math.PI, size)
  const left = polar(place, turn + 1.45, size * rng.between(0.75, 0.95))
  const right = polar(place, turn - 1.45, size * rng.between(0.75, 0.95))
  const outline = `M${to(base)}Q${to(left)} ${to(tip)}Q${to(right)} ${to(base)}Z`
  return (
    shadow(outline, 3, 5) +
    path(outline, colour) +
    path(`M${to(base)}Q${to(right)} ${to(tip)}Z`, dark(colour, 0.22)) +
    stroke(
      `M${to(base)}L${to(polar(place, turn, size * 0.8))}`,
      light(colour, 0.4),
      Math.max(1.5, size * 0.07),
    )
  )
}

/** Parsley, coriander, dill: three small leaflets. */
export const herb: Piece = (rng, place, size, colour) => {
  const turn = anyTurn(rng)
  return [0, 2.1, 4.2]
    .map((step) =>
      leafAt(
        polar(place, turn + step, size * 0.5),
        turn + step,
        size * 0.62,
        mix(colour, dark(colour, 0.3), rng.next()),
      ),
    )
    .join('')
}

const leafAt = (place: Point, turn: number, size: number, colour: Colour): Svg => {
  const tip = polar(place, turn, size)
  const base = polar(place, turn + Math.PI, size)
  const outline = `M${to(base)}Q${to(polar(place, turn + 1.3, size))} ${to(tip)}Q${to(polar(place, turn - 1.3, size))} ${to(base)}Z`
  return path(outline, colour)
}

/** Lettuce, spinach, kale: broad, frilled, with ribs. */
export const frill: Piece = (rng, place, size, colour) => {
  const turn = anyTurn(rng)
  const tone = mix(colour, rng.likely(0.5) ? light(colour, 0.45) : dark(colour, 0.3), rng.between(0, 0.8))
  const outline = blob(rng, place, size, size * rng.between(0.55, 0.72), { corners: 11, wobble: 0.18, turn })
  const tip = polar(place, turn, size * 0.85)
  const base = polar(place, turn + Math.PI, size * 0.9)
  const ribs = [-0.2, 0.35]
    .map((along) => {
      const from = polar(place, turn, size * along)
      return `M${to(from)}L${to(polar(from, turn + 0.8, size * 0.38))}M${to(from)}L${to(polar(from, turn - 0.8, size * 0.38))}`
    })
    .join('')
  return (
    circle(place.x + 5, place.y + 9, size * 0.72, shadowColour, 'opacity=".2"') +
    path(outline, tone) +
    stroke(`M${to(base)}L${to(tip)}${ribs}`, light(tone, 0.42), Math.max(2, size * 0.055), 'opacity=".8"')
  )
}

/** Peas, chickpeas, cherries, olives: a ball with a shine. */
export const ball: Piece = (rng, place, size, colour) => {
  const tone = mix(colour, dark(colour, 0.2), rng.next() * 0.5)
  return (
    circle(place.x + size * 0.18, place.y + size * 0.28, size, shadowColour, 'opacity=".22"') +
    circle(place.x, place.y, size, dark(tone, 0.18)) +
    circle(place.x - size * 0.1, place.y - size * 0.12, size * 0.84, tone) +
    circle(place.x - size * 0.34, place.y - size * 0.38, size * 0.24, light(tone, 0.65), 'opacity=".85"')
  )
}

/** Kidney beans, black beans, dates: a bent oval. */
export const bean: Piece = (rng, place, size, colour) => {
  const turn = anyTurn(rng)
  const from = polar(place, turn, size * 0.55)
  const end = polar(place, turn + Math.PI, size * 0.55)
  const bend = polar(place, turn + Math.PI / 2, size * 0.4)
  const line = `M${to(from)}Q${to(bend)} ${to(end)}`
  const tone = mix(colour, light(colour, 0.2), rng.next())
  return (
    stroke(line, shadowColour, size * 0.9, 'opacity=".22" transform="translate(3 5)"') +
    stroke(line, dark(tone, 0.2), size * 0.9) +
    stroke(line, tone, size * 0.7) +
    stroke(`M${at(from.x - 2, from.y - 3)}q2 -2 4 -1`, light(tone, 0.6), size * 0.16)
  )
}

/** Potato, chicken, beef, squash: an uneven piece with a lit top. */
export const chunk: Piece = (rng, place, size, colour) => {
  if (size < 20) return smallChunk(rng, place, size, colour)
  const turn = anyTurn(rng)
  const tone = mix(colour, rng.likely(0.5) ? light(colour, 0.2) : dark(colour, 0.16), rng.next())
  const outline = blob(rng, place, size, size * rng.between(0.68, 0.86), { corners: 7, wobble: 0.14, turn })
  const top = blob(rng, { x: place.x - size * 0.1, y: place.y - size * 0.14 }, size * 0.74, size * 0.56, {
    corners: 7,
    wobble: 0.12,
    turn,
  })
  return (
    shadow(outline) +
    path(outline, dark(tone, 0.22)) +
    path(top, tone) +
    glint(place, size, light(tone, 0.45))
  )
}

/** Chips and nuts: too small for more than a shape and its light. */
const smallChunk: Piece = (rng, place, size, colour) =>
  path(
    blob(rng, place, size, size * 0.8, { corners: 5, wobble: 0.16, turn: anyTurn(rng) }),
    colour,
    `stroke="${dark(colour, 0.4)}" stroke-width="3"`,
  ) +
  stroke(
    `M${at(place.x - size * 0.3, place.y - size * 0.25)}h${n(size * 0.35)}`,
    light(colour, 0.4),
    3.5,
    'opacity=".8"',
  )

/** Fried or roasted: a chunk with browned edges and marks of the pan. */
export const seared: Piece = (rng, place, size, colour) => {
  const turn = anyTurn(rng)
  const outline = blob(rng, place, size, size * rng.between(0.62, 0.8), { corners: 7, wobble: 0.15, turn })
  const top = blob(rng, { x: place.x - size * 0.08, y: place.y - size * 0.1 }, size * 0.78, size * 0.56, {
    corners: 7,
    wobble: 0.12,
    turn,
  })
  const marks = [-0.3, 0.05, 0.4]
    .map((along) => {
      const middle = polar(place, turn, size * along)
      return `M${to(polar(middle, turn + 1.9, size * 0.36))}L${to(polar(middle, turn - 1.2, size * 0.36))}`
    })
    .join('')
  return (
    shadow(outline) +
    path(outline, dark(colour, 0.38)) +
    path(top, colour) +
    stroke(marks, dark(colour, 0.45), Math.max(2.5, size * 0.11), 'opacity=".7"') +
    glint(place, size, light(colour, 0.5))
  )
}

const glint = (place: Point, size: number, colour: Colour): Svg =>
  stroke(
    `M${at(place.x - size * 0.42, place.y - size * 0.22)}q${n(size * 0.16)} ${n(-size * 0.22)} ${n(size * 0.42)} ${n(-size * 0.2)}`,
    colour,
    Math.max(2, size * 0.12),
    'opacity=".8"',
  )

/** Tofu, feta, croutons, brownies: square, seen with one side. */
export const cube: Piece = (rng, place, size, colour) => {
  const turn = rng.between(-0.7, 0.7)
  const corner = (cx: number, cy: number): string =>
    at(
      place.x + (cx * Math.cos(turn) - cy * Math.sin(turn)) * size,
      place.y + (cx * Math.sin(turn) + cy * Math.cos(turn)) * size,
    )
  const top = `M${corner(-0.7, -0.75)}L${corner(0.7, -0.7)}L${corner(0.72, 0.55)}L${corner(-0.7, 0.5)}Z`
  const side = `M${corner(-0.7, 0.5)}L${corner(0.72, 0.55)}L${corner(0.68, 0.88)}L${corner(-0.66, 0.84)}Z`
  const joined = `stroke="${dark(colour, 0.12)}" stroke-width="3" stroke-linejoin="round"`
  return (
    shadow(`${top}${side}`, 4, 7) +
    path(side, dark(colour, 0.25), joined) +
    path(top, mix(colour, light(colour, 0.35), rng.next()), joined) +
    stroke(`M${corner(-0.5, -0.5)}L${corner(0.2, -0.48)}`, light(colour, 0.6), size * 0.1, 'opacity=".7"')
  )
}

/** Peppers, bacon, onions, beans: a bent ribbon. */
export const strip: Piece = (rng, place, size, colour) => {
  const turn = anyTurn(rng)
  const from = polar(place, turn, size)
  const end = polar(place, turn + Math.PI, size)
  const bend = polar(place, turn + Math.PI / 2, size * rng.between(0.3, 0.9))
  const line = `M${to(from)}Q${to(bend)} ${to(end)}`
  const width = size * 0.36
  const tone = mix(colour, dark(colour, 0.2), rng.next() * 0.7)
  return (
    stroke(line, shadowColour, width, 'opacity=".22" transform="translate(3 6)"') +
    stroke(line, dark(tone, 0.22), width) +
    stroke(line, tone, width * 0.68) +
    stroke(line, light(tone, 0.45), width * 0.16, 'opacity=".7" transform="translate(-1 -2)"')
  )
}

/** Asparagus and green beans: straight, with a tip. */
export const spear: Piece = (rng, place, size, colour) => {
  const turn = rng.between(-0.5, 0.5) + (rng.likely(0.5) ? 0.4 : -0.6)
  const tip = polar(place, turn, size * 1.3)
  const base = polar(place, turn + Math.PI, size * 1.3)
  const line = `M${to(base)}L${to(tip)}`
  const scales = [0.95, 0.7, 0.45]
    .map(
      (along) =>
        `M${to(polar(polar(place, turn, size * 1.3 * along), turn + 2.3, size * 0.12))}L${to(polar(place, turn, size * 1.3 * along))}`,
    )
    .join('')
  return (
    stroke(line, shadowColour, size * 0.3, 'opacity=".22" transform="translate(3 6)"') +
    stroke(line, colour, size * 0.28) +
    stroke(`M${to(base)}L${to(place)}`, light(colour, 0.25), size * 0.1, 'transform="translate(-2 -2)"') +
    stroke(`M${to(polar(place, turn, size))}L${to(tip)}`, dark(colour, 0.3), size * 0.34) +
    stroke(scales, light(colour, 0.3), 2.5)
  )
}

/** Broccoli and cauliflower. */
export const floret: Piece = (rng, place, size, colour) => {
  const turn = anyTurn(rng)
  const stem = polar(place, turn, size * 0.85)
  const heads = Array.from({ length: 7 }, (_, i) =>
    polar(place, turn + 1.2 + (i / 7) * Math.PI * 2, i === 0 ? 0 : size * 0.46),
  )
  const pale = light(colour, 0.5)
  return (
    circle(place.x + 4, place.y + 7, size * 0.8, shadowColour, 'opacity=".2"') +
    stroke(`M${to(place)}L${to(stem)}`, pale, size * 0.42) +
    heads
      .map((head, i) => circle(head.x, head.y, size * 0.42, i % 2 ? dark(colour, 0.22) : dark(colour, 0.1)))
      .join('') +
    dashes(
      heads.flatMap((head) =>
        Array.from({ length: 4 }, () => ({
          x: head.x + rng.between(-1, 1) * size * 0.28,
          y: head.y - size * 0.06 + rng.between(-1, 1) * size * 0.26,
          dx: 0.1,
          dy: 0,
        })),
      ),
      light(colour, 0.22),
      size * 0.17,
    )
  )
}

/** A shrimp: a curled tail with rings. */
export const shrimp: Piece = (rng, place, size, colour) => {
  const turn = anyTurn(rng)
  const arc = Array.from({ length: 8 }, (_, i) => polar(place, turn + i * 0.58, size * (0.72 - i * 0.015)))
  const bodyParts = arc.map((point, i) =>
    circle(point.x, point.y, size * (0.4 - i * 0.032), i % 2 ? colour : light(colour, 0.35)),
  )
  const last = arc.at(-1) ?? place
  const shade = arc.map((point, i) =>
    circle(point.x + 4, point.y + 7, size * (0.4 - i * 0.032), shadowColour, 'opacity=".1"'),
  )
  const tail = leafAt(polar(last, turn + 5.2, size * 0.22), turn + 5.6, size * 0.34, dark(colour, 0.2))
  return shade.join('') + tail + bodyParts.join('')
}

/** Almonds and other nuts. */
export const nut: Piece = (rng, place, size, colour) => {
  const turn = anyTurn(rng)
  const tip = polar(place, turn, size)
  const base = polar(place, turn + Math.PI, size * 0.7)
  const outline = `M${to(tip)}Q${to(polar(place, turn + 1.3, size))} ${to(base)}Q${to(polar(place, turn - 1.3, size))} ${to(tip)}Z`
  return (
    shadow(outline, 3, 5) +
    path(outline, colour, `stroke="${dark(colour, 0.25)}" stroke-width="2"`) +
    stroke(
      `M${to(polar(place, turn, size * 0.6))}L${to(polar(place, turn + Math.PI, size * 0.35))}`,
      light(colour, 0.45),
      size * 0.13,
    )
  )
}

/** Spring onion and chives: small rings. */
export const ringlet: Piece = (rng, place, size, colour) =>
  circle(
    place.x + 2,
    place.y + 3,
    size,
    'none',
    `stroke="${shadowColour}" stroke-width="${n(size * 0.5)}" opacity=".2"`,
  ) +
  circle(
    place.x,
    place.y,
    size,
    mix(colour, '#f4f7d8', 0.6),
    `stroke="${mix(colour, light(colour, 0.4), rng.next())}" stroke-width="${n(size * 0.55)}"`,
  )

/** Olives without stone, calamari, onion rings. */
export const hoop: Piece = (_, place, size, colour) =>
  circle(
    place.x + 3,
    place.y + 5,
    size,
    'none',
    `stroke="${shadowColour}" stroke-width="${n(size * 0.62)}" opacity=".2"`,
  ) +
  circle(
    place.x,
    place.y,
    size * 0.9,
    'none',
    `stroke="${dark(colour, 0.15)}" stroke-width="${n(size * 0.66)}"`,
  ) +
  circle(place.x - 1, place.y - 1, size * 0.9, 'none', `stroke="${colour}" stroke-width="${n(size * 0.4)}"`)

/** Grated cheese, coconut, cabbage: one short bent thread. */
export const shred: Piece = (rng, place, size, colour) => {
  const turn = anyTurn(rng)
  const line = `M${to(polar(place, turn, size))}Q${to(polar(place, turn + 1.57, size * rng.between(-0.6, 0.6)))} ${to(polar(place, turn + Math.PI, size))}`
  const tone = mix(colour, light(colour, 0.4), rng.next())
  return (
    stroke(line, dark(colour, 0.4), size * 0.34, 'opacity=".35" transform="translate(1.5 3)"') +
    stroke(line, tone, size * 0.34)
  )
}
