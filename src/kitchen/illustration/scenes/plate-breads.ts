import { dark, light, mix } from '../colour.ts'
import type { Dish } from '../dish.ts'
import { drawPiece } from '../looks.ts'
import { disc, rectangle, scatter } from '../placement.ts'
import { serve } from '../served.ts'
import { at, blob, box, n, path, type Svg, shadowColour, stroke, turned } from '../svg.ts'
import { char } from './breads.ts'
import { solid, type Unit } from './equals.ts'
import { toppings } from './toppings.ts'

/** Hot dogs: a sausage in its bun with its toppings. */
export const hotDog: Unit = (dish, { x, y }, size) => {
  const bun = mix(
    '#dba050',
    dish.parts.find(({ words }) => /bun|roll|bread|cornbread|batter/.test(words))?.colour ?? '#dba050',
    0.4,
  )
  const link =
    dish.parts.find(({ words }) => /sausage|dog|frank|wiener|brat|link/.test(words))?.colour ?? '#b0523a'
  const stripes = dish.parts
    .filter(({ flows }) => flows)
    .map(({ colour }) => colour)
    .slice(0, 2)
  const zigzag = (dy: number) =>
    `M${at(x - size * 0.7, y + dy)}${Array.from({ length: 9 }, (_, i) => `l${n(size * 0.155)} ${n((i % 2 ? 1 : -1) * size * 0.14)}`).join('')}`
  return turned(
    box(x - size, y - size * 0.36 + 16, size * 2, size * 0.76, size * 0.36, shadowColour, 'opacity=".3"') +
      box(x - size, y - size * 0.4, size * 2, size * 0.8, size * 0.38, dark(bun, 0.26)) +
      box(x - size + 3, y - size * 0.42, size * 1.97, size * 0.34, size * 0.17, bun) +
      box(x - size + 3, y + size * 0.06, size * 1.97, size * 0.3, size * 0.15, light(bun, 0.14)) +
      box(x - size * 1.06, y - size * 0.19, size * 2.12, size * 0.36, size * 0.18, dark(link, 0.3)) +
      box(x - size * 1.05, y - size * 0.2, size * 2.09, size * 0.29, size * 0.145, link) +
      stroke(
        `M${at(x - size * 0.86, y - size * 0.12)}h${n(size * 1.5)}`,
        light(link, 0.5),
        size * 0.05,
        'opacity=".6"',
      ) +
      toppings(
        { ...dish, pieces: dish.extras.filter(({ word }) => !/hot dog|sausage|frank|bun/.test(word)) },
        rectangle(x - size * 0.8, y - size * 0.14, size * 1.6, size * 0.24),
        { kinds: 3, share: 0.5, scale: 0.62 },
      ) +
      stripes.map((colour, i) => stroke(zigzag(i * 14), colour, size * 0.075)).join(''),
    -8,
    x,
    y,
  )
}

/** Crepes: folded in quarters, or rolled, with their sauce. */
export function crepes(dish: Dish): Svg {
  const served = serve(dish)
  const { x, y, rx, ry } = served
  const colour = mix(dish.body, '#e8bd70', 0.4)
  const s = Math.min(rx, ry) * 0.92
  const rolled = /roll|tube|cigar|stack|cake/.test(dish.words)
  const quarter = (px: number, py: number, turn: number) => {
    const d = `M${at(px, py - s * 0.8)}L${at(px + s * 0.86, py + s * 0.4)}Q${at(px, py + s * 0.8)} ${at(px - s * 0.86, py + s * 0.4)}Z`
    return turned(
      solid(d, colour) +
        stroke(
          `M${at(px - s * 0.7, py + s * 0.4)}Q${at(px, py + s * 0.64)} ${at(px + s * 0.7, py + s * 0.4)}M${at(px - s * 0.6, py + s * 0.24)}Q${at(px, py + s * 0.46)} ${at(px + s * 0.6, py + s * 0.24)}`,
          dark(colour, 0.3),
          5,
          'opacity=".6"',
        ) +
        char(dish, { x: px, y: py + s * 0.1 }, s * 0.5, colour),
      turn,
      px,
      py,
    )
  }
  const tube = (py: number) => {
    const w = rx * 0.86
    return (
      box(x - w + 6, py - s * 0.17 + 13, w * 2, s * 0.4, s * 0.18, shadowColour, 'opacity=".3"') +
      box(x - w, py - s * 0.2, w * 2, s * 0.4, s * 0.18, dark(colour, 0.26)) +
      box(x - w + 2, py - s * 0.22, w * 1.97, s * 0.33, s * 0.16, colour) +
      stroke(`M${at(x - w * 0.9, py - s * 0.02)}h${n(w * 1.8)}`, dark(colour, 0.3), 4, 'opacity=".6"') +
      char(dish, { x, y: py }, s * 0.2, colour)
    )
  }
  const over = dish.parts.slice(1).find(({ flows }) => flows)?.colour
  const body = rolled
    ? [-0.5, 0, 0.5].map((d) => tube(y + d * s)).join('')
    : quarter(x - s * 0.4, y + s * 0.06, -22) + quarter(x + s * 0.44, y, 16)
  return (
    served.under +
    body +
    (over
      ? stroke(
          `M${at(x - s * 0.9, y - 10)}q${n(s * 0.3)} ${n(-s * 0.4)} ${n(s * 0.6)} 0t${n(s * 0.6)} 0t${n(s * 0.6)} 0`,
          over,
          22,
          'opacity=".85"',
        )
      : '') +
    toppings({ ...dish, pieces: dish.extras }, disc(x, y + 10, s * 0.8, s * 0.5), { kinds: 3, share: 0.7 })
  )
}

/** A base of bread, muffin or vegetables with a poached egg on each, under its sauce. */
export const poachedOn: Unit = (dish, { x, y }, size) => {
  const { rng } = dish
  const sauceColour =
    dish.parts.find(({ words }) => /hollandaise|sauce|yogurt|butter/.test(words))?.colour ?? '#f4cf62'
  const base =
    dish.parts.find(({ words }) => /muffin|toast|bread|potato|rosti|biscuit|cake/.test(words))?.colour ??
    sauceColour
  const between = dish.extras.filter(
    ({ shape }) => shape !== 'egg' && shape !== 'herb' && shape !== 'ringlet',
  )[0]
  return (
    solid(blob(rng, { x, y: y + size * 0.1 }, size, size * 0.94, { corners: 14, wobble: 0.03 }), base) +
    (between
      ? scatter(rng, 6, disc(x, y, size * 0.76))
          .map((spot) => drawPiece(rng, between, spot, Math.min(1, (size * 0.34) / between.size)))
          .join('')
      : '') +
    path(blob(rng, { x, y: y - 4 }, size * 0.7, size * 0.62, { corners: 11, wobble: 0.1 }), '#e9ddc8') +
    path(
      blob(rng, { x: x - 3, y: y - 9 }, size * 0.66, size * 0.57, { corners: 11, wobble: 0.1 }),
      '#fffaf0',
    ) +
    path(
      blob(rng, { x: x - 3, y: y - 14 }, size * 0.5, size * 0.42, { corners: 12, wobble: 0.16 }),
      sauceColour,
    ) +
    path(
      blob(rng, { x: x + size * 0.1, y: y + size * 0.06 }, size * 0.16, size * 0.11, { wobble: 0.16 }),
      '#ee9a10',
    )
  )
}
