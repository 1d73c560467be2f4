import { dark, light, mix } from '../colour.ts'
import type { Dish } from '../dish.ts'
import { drawPiece } from '../looks.ts'
import { disc, rectangle, scatter } from '../placement.ts'
import { at, blob, circle, n, path, shadowColour, stroke } from '../svg.ts'
import { icingOf } from './baked-units.ts'
import { shine, type Unit } from './equals.ts'
import { specks } from './toppings.ts'

const has = (dish: Dish, words: RegExp) => words.test(dish.words)

/** A profile of a slice lying on its side: its layers, its icing, its point to the left. */
export const sliceOfCake: Unit = (dish, { x, y }, size) => {
  const { rng } = dish
  const tones = dish.parts
    .filter(({ flows, looks }) => flows || looks[0]?.shape === 'tint')
    .map(({ colour }) => colour)
  const sponge = dish.body
  const cream = tones.find((tone) => tone !== sponge) ?? light(sponge, 0.5)
  const s = size
  const front = `M${at(x - s, y + s * 0.2)}L${at(x + s, y - s * 0.06)}V${n(y + s * 0.62)}L${at(x - s, y + s * 0.62)}Z`
  const top = `M${at(x - s, y + s * 0.2)}L${at(x + s * 0.66, y - s * 0.62)}Q${at(x + s * 1.1, y - s * 0.4)} ${at(x + s, y - s * 0.06)}Z`
  const bands = [0, 1, 2]
    .map((i) =>
      path(
        `M${at(x - s, y + s * (0.28 + i * 0.13))}L${at(x + s, y + s * (0.02 + i * 0.21))}v${n(s * 0.08)}L${at(x - s, y + s * (0.32 + i * 0.13))}Z`,
        cream,
      ),
    )
    .join('')
  return (
    path(front, shadowColour, 'opacity=".3" transform="translate(8 18)"') +
    path(front, sponge) +
    bands +
    specks(rng, rectangle(x - s * 0.7, y + s * 0.1, s * 1.6, s * 0.46), dark(sponge, 0.2), 40, 5) +
    path(
      `M${at(x + s, y - s * 0.06)}V${n(y + s * 0.62)}L${at(x + s * 0.86, y + s * 0.62)}V${n(y)}Z`,
      dark(cream, 0.12),
    ) +
    path(top, dark(cream, 0.04)) +
    path(top, light(cream, 0.2), 'transform="translate(-2 -5)"') +
    dish.extras
      .slice(0, 2)
      .map((look, i) =>
        scatter(rng, i ? 3 : 4, disc(x + s * 0.36, y - s * 0.26, s * 0.4, s * 0.16))
          .map((spot) => drawPiece(rng, look, spot, Math.min(1.1, (s * 0.16) / look.size + 0.3)))
          .join(''),
      )
      .join('')
  )
}

/** A slice of pie or tart: its filling in profile between the crusts. */
export const sliceOfPie: Unit = (dish, { x, y }, size) => {
  const { rng } = dish
  const crust = '#d9a25a'
  const s = size
  const filling =
    dish.parts.find(
      ({ words, colour }) => !/crust|pastry|lid|lattice|crumb/.test(words) && colour !== '#d9a155',
    )?.colour ?? dish.body
  const cap = dish.parts.slice(1).find(({ flows, colour }) => flows && colour !== filling)?.colour
  const top = `M${at(x - s, y + s * 0.2)}L${at(x + s * 0.66, y - s * 0.62)}Q${at(x + s * 1.1, y - s * 0.4)} ${at(x + s, y - s * 0.06)}Z`
  const front = `M${at(x - s, y + s * 0.2)}L${at(x + s, y - s * 0.06)}V${n(y + s * 0.48)}L${at(x - s, y + s * 0.5)}Z`
  return (
    path(front, shadowColour, 'opacity=".3" transform="translate(8 22)"') +
    path(
      `M${at(x - s, y + s * 0.4)}L${at(x + s * 1.04, y + s * 0.3)}V${n(y + s * 0.58)}L${at(x - s, y + s * 0.58)}Z`,
      dark(crust, 0.14),
    ) +
    path(
      `M${at(x - s, y + s * 0.2)}L${at(x + s, y - s * 0.06)}V${n(y + s * 0.4)}L${at(x - s, y + s * 0.48)}Z`,
      filling,
    ) +
    specks(rng, rectangle(x - s * 0.7, y + s * 0.1, s * 1.6, s * 0.3), light(filling, 0.3), 26, 8) +
    path(
      top,
      cap
        ? light(cap, 0.1)
        : mix(filling, crust, has(dish, /lattice|lid|top crust|double|crumb/) ? 0.8 : 0.1),
    ) +
    (cap
      ? path(
          blob(rng, { x: x + s * 0.3, y: y - s * 0.32 }, s * 0.5, s * 0.2, { corners: 14, wobble: 0.12 }),
          light(cap, 0.4),
        )
      : '') +
    stroke(
      `M${at(x + s * 0.66, y - s * 0.62)}Q${at(x + s * 1.1, y - s * 0.4)} ${at(x + s, y - s * 0.06)}V${n(y + s * 0.4)}`,
      crust,
      s * 0.16,
    ) +
    stroke(
      `M${at(x + s * 0.7, y - s * 0.6)}Q${at(x + s * 1.08, y - s * 0.4)} ${at(x + s, y - s * 0.06)}`,
      light(crust, 0.4),
      s * 0.05,
    ) +
    dish.extras
      .slice(0, 2)
      .map((look) =>
        scatter(rng, 3, disc(x + s * 0.3, y - s * 0.26, s * 0.36, s * 0.14))
          .map((spot) => drawPiece(rng, look, spot, 0.9))
          .join(''),
      )
      .join('')
  )
}

/** One custard turned out of its mould, its caramel running down. */
export const turnedOut: Unit = (dish, { x, y }, size) => {
  const colour = dish.body
  const syrup = icingOf(dish) ?? light(colour, 0.3)
  const s = size
  return (
    path(
      blob(dish.rng, { x, y: y + s * 0.5 }, s * 0.98, s * 0.4, { corners: 14, wobble: 0.06 }),
      syrup,
      'opacity=".85"',
    ) +
    path(
      `M${at(x - s * 0.5, y - s * 0.5)}L${at(x - s * 0.74, y + s * 0.42)}Q${at(x, y + s * 0.74)} ${at(x + s * 0.74, y + s * 0.42)}L${at(x + s * 0.5, y - s * 0.5)}Z`,
      dark(colour, 0.08),
    ) +
    path(
      `M${at(x - s * 0.5, y - s * 0.5)}L${at(x - s * 0.74, y + s * 0.42)}Q${at(x - s * 0.4, y + s * 0.58)} ${at(x - s * 0.1, y + s * 0.56)}L${at(x - s * 0.1, y - s * 0.4)}Z`,
      light(colour, 0.16),
    ) +
    `<ellipse cx="${n(x)}" cy="${n(y - s * 0.5)}" rx="${n(s * 0.5)}" ry="${n(s * 0.17)}" fill="${syrup}"/>` +
    stroke(
      [-0.36, -0.1, 0.24]
        .map(
          (d, k) =>
            `M${at(x + d * s, y - s * 0.4)}q${n(d * s * 0.1)} ${n(s * 0.2)} ${n(d * s * 0.2)} ${n(s * (0.36 + (k % 2) * 0.3))}`,
        )
        .join(''),
      syrup,
      s * 0.1,
    ) +
    shine({ x, y: y - s * 0.4 }, s * 0.4, syrup)
  )
}

/** A small tart in its crust. */
export const tartlet: Unit = (dish, { x, y }, size) => {
  const crust = '#d9a25a'
  const filling =
    dish.parts.find(
      ({ words, looks }) => !/crust|pastry|pies?$|quiches?$|tarts?$|shell/.test(words) && looks.length > 0,
    )?.colour ?? dish.body
  const crimps = Array.from({ length: 18 }, (_, i) => {
    const a = (i / 18) * 6.283
    return circle(
      x + Math.cos(a) * size * 0.86,
      y + Math.sin(a) * size * 0.86,
      size * 0.14,
      i % 2 ? crust : light(crust, 0.2),
      `stroke="${dark(crust, 0.28)}" stroke-width="3"`,
    )
  }).join('')
  return (
    circle(x + 6, y + 12, size, shadowColour, 'opacity=".28"') +
    circle(x, y, size * 0.9, dark(crust, 0.25)) +
    path(blob(dish.rng, { x, y }, size * 0.76, size * 0.74, { corners: 12, wobble: 0.05 }), filling) +
    path(
      blob(dish.rng, { x: x - 6, y: y - 8 }, size * 0.46, size * 0.38, { wobble: 0.14 }),
      light(filling, 0.2),
      'opacity=".6"',
    ) +
    crimps
  )
}
