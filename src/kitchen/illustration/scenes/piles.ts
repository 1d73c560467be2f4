import { type Colour, dark, light, mix } from '../colour.ts'
import type { Dish } from '../dish.ts'
import { scatter } from '../placement.ts'
import type { Chance } from '../random.ts'
import { around, filled, room, serve } from '../served.ts'
import { at, blob, circle, n, type Point, path, type Svg, shadow, shadowColour, stroke } from '../svg.ts'
import type { Scene } from './fillings.ts'
import { sides } from './sides.ts'
import { threads, toppings } from './toppings.ts'

type Chip = (rng: Chance, place: Point, size: number, colour: Colour) => Svg

/** A stick of potato. */
export const fry: Chip = (rng, { x, y }, size, colour) => {
  const turn = rng.between(0, Math.PI)
  const line = `M${at(x - Math.cos(turn) * size, y - Math.sin(turn) * size)}L${at(x + Math.cos(turn) * size, y + Math.sin(turn) * size)}`
  const tone = mix(colour, rng.likely(0.5) ? light(colour, 0.3) : dark(colour, 0.12), 0.8)
  return (
    stroke(line, shadowColour, size * 0.36, 'opacity=".24" transform="translate(4 8)"', 'butt') +
    stroke(line, dark(tone, 0.3), size * 0.36, '', 'butt') +
    stroke(line, tone, size * 0.27, 'transform="translate(-1 -2)"', 'butt')
  )
}

/** A wedge of potato, its skin on one side. */
export const wedge: Chip = (rng, { x, y }, size, colour) => {
  const turn = rng.between(0, 360)
  const d = `M${at(x - size, y)}Q${at(x, y - size * 0.9)} ${at(x + size, y)}Q${at(x, y + size * 0.16)} ${at(x - size, y)}Z`
  return `<g transform="rotate(${n(turn)} ${at(x, y)})">${shadow(d, 4, 8, 0.25)}${path(d, colour, `stroke="${dark(colour, 0.4)}" stroke-width="4"`)}${stroke(`M${at(x - size * 0.7, y - size * 0.1)}Q${at(x, y - size * 0.6)} ${at(x + size * 0.7, y - size * 0.1)}`, light(colour, 0.35), size * 0.12, 'opacity=".8"')}</g>`
}

/** A three-cornered chip of corn. */
const corner: Chip = (rng, { x, y }, size, colour) => {
  const turn = rng.next() * 6.28
  const tip = (i: number) => at(x + Math.cos(turn + i * 2.094) * size, y + Math.sin(turn + i * 2.094) * size)
  const d = `M${tip(0)}L${tip(1)}L${tip(2)}Z`
  const tone = mix(colour, rng.likely(0.5) ? light(colour, 0.25) : dark(colour, 0.1), 0.8)
  return (
    path(d, shadowColour, 'opacity=".24" transform="translate(5 9)"') +
    path(d, tone, `stroke="${dark(tone, 0.3)}" stroke-width="4"`) +
    stroke(`M${at(x - size * 0.2, y - size * 0.1)}l${n(size * 0.3)} 4`, dark(tone, 0.25), 6, 'opacity=".5"')
  )
}
const round: Chip = (rng, place, size, colour) => {
  const tone = mix(colour, rng.likely(0.5) ? light(colour, 0.3) : dark(colour, 0.1), 0.8)
  const d = blob(rng, place, size, size * 0.72, { corners: 10, wobble: 0.08, turn: rng.next() * 6 })
  return (
    shadow(d, 5, 9, 0.24) +
    path(d, tone, `stroke="${dark(tone, 0.3)}" stroke-width="4"`) +
    path(
      blob(rng, { x: place.x - 3, y: place.y - 4 }, size * 0.56, size * 0.34, { wobble: 0.12 }),
      light(tone, 0.3),
      'opacity=".7"',
    )
  )
}

/** Popped corn: a cluster of white puffs round a golden heart. */
const popped: Chip = (rng, { x, y }, size, colour) => {
  const r = size * 0.34
  const puffs = [0, 1, 2, 3].map((i) => ({
    x: x + Math.cos(i * 1.6 + rng.next()) * r * 0.8,
    y: y + Math.sin(i * 1.6) * r * 0.8,
  }))
  return (
    circle(x + 4, y + 8, r * 1.5, shadowColour, 'opacity=".22"') +
    puffs
      .map((puff, i) => circle(puff.x, puff.y, r * 0.9, i % 2 ? light(colour, 0.5) : dark(colour, 0.06)))
      .join('') +
    circle(x, y, r * 0.34, '#d9a03a', 'opacity=".8"')
  )
}

/** Scene of a pile of equal pieces, thrown rather than laid. */
export const pile =
  (chip: (dish: Dish) => Chip, size: number, count: number): Scene =>
  (dish) => {
    const served = serve(dish)
    const { rng } = dish
    const { dish: rest, svg } = sides(dish, served)
    const colour = mix(
      dish.body,
      '#e0aa4c',
      /black|purple|green|red|dark|brown|orange|white/.test(dish.lead.words) ? 0.1 : 0.35,
    )
    const share = Math.min(1.4, Math.max(0.6, (served.rx * served.ry) / 70_000))
    const draw = chip(dish)
    const bed = served.walls
      ? filled(
          dish,
          served,
          circle(served.x, served.y, around(served).r, dark(mix(colour, '#f3e6cf', 0.4), 0.2)),
        )
      : served.under
    const laid = scatter(rng, Math.round(count * share), room(served, served.walls ? 0.86 : 0.8))
      .map((spot) => draw(rng, spot, size * rng.between(0.85, 1.15), colour))
      .join('')
    const cheese = dish.parts.find(({ words }) => /chees/.test(words))
    const molten = cheese
      ? scatter(rng, 12, room(served, 0.66))
          .map((spot) =>
            path(
              blob(rng, spot, rng.between(30, 60), rng.between(18, 34), {
                wobble: 0.26,
                turn: rng.next() * 6,
              }),
              cheese.colour,
              'opacity=".85"',
            ),
          )
          .join('') + threads(rng, room(served, 0.7), light(cheese.colour, 0.2), 20, 15)
      : ''
    return (
      bed +
      laid +
      molten +
      toppings(
        { ...rest, pieces: rest.extras.filter(({ word }) => !/chees/.test(word)) },
        room(served, 0.74),
        { kinds: 5, share: 0.9 },
      ) +
      svg
    )
  }

export const fries = pile(() => fry, 74, 56)
export const potatoWedges = pile(() => wedge, 66, 26)
/** Returns the chip that the words describe. */
const chipOf = ({ words, looks }: Dish): Chip => {
  if (/popcorn|popped/.test(words)) return popped
  return /tortilla|pita|triang|corn|nacho|wonton|totopo/.test(words) || looks.form === 'nachos'
    ? corner
    : round
}
export const chips = pile(chipOf, 58, 36)
