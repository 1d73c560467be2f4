import { dark, light, mix } from '../colour.ts'
import type { Dish } from '../dish.ts'
import { drawPiece } from '../looks.ts'
import { disc, rectangle, scatter } from '../placement.ts'
import { at, blob, box, circle, n, path, shadowColour, stroke, turned } from '../svg.ts'
import { crustOf, icingOf } from './baked-units.ts'
import { onUnit, shine, solid, studs, type Unit } from './equals.ts'
import { specks } from './toppings.ts'

const has = (dish: Dish, words: RegExp) => words.test(dish.words)

/** Brownies and bars: squares with their layers at the front. */
export const bar: Unit = (dish, { x, y }, size) => {
  const { rng } = dish
  const layers = dish.parts.filter(({ looks }) => looks[0]?.shape === 'tint').map(({ colour }) => colour)
  const top =
    layers.length > 1 && has(dish, /top|glaze|frost|icing|layer|custard|caramel|jam/)
      ? (layers.at(-1) ?? dish.body)
      : dish.body
  const below = layers.length > 1 && top !== dish.body ? dish.body : dark(dish.body, 0.3)
  const [w, h] = [size * 1.84, size * 1.6]
  const crackle = scatter(rng, 7, rectangle(x - w * 0.4, y - h * 0.42, w * 0.7, h * 0.62))
    .map(
      (spot) =>
        `M${at(spot.x, spot.y)}q${at(rng.between(6, 16), rng.between(-9, 9))} ${at(rng.between(16, 34), rng.between(-8, 8))}`,
    )
    .join('')
  const oats = has(dish, /oat|crumb|granola|streusel|coconut/)
  return turned(
    box(x - w / 2 + 8, y - h / 2 + 20, w, h * 1.08, 14, shadowColour, 'opacity=".3"') +
      box(x - w / 2, y - h / 2 + 10, w, h * 1.06, 14, dark(below, 0.16)) +
      box(x - w / 2, y - h / 2 + 2, w, h * 0.98, 13, below) +
      box(x - w / 2, y - h / 2, w, h * 0.88, 12, top) +
      (oats
        ? specks(rng, rectangle(x - w * 0.44, y - h * 0.44, w * 0.86, h * 0.74), light(top, 0.4), 40, 9) +
          specks(rng, rectangle(x - w * 0.44, y - h * 0.44, w * 0.86, h * 0.74), dark(top, 0.3), 26, 7)
        : stroke(crackle, light(top, 0.34), 4, 'opacity=".6"')) +
      studs(dish, { x, y: y - h * 0.04 }, size),
    rng.between(-4, 4),
    x,
    y,
  )
}

/** Pastries by their shape: crescents, tubes, diamonds, squares, shells, rounds. */
export const pastry: Unit = (dish, { x, y }, size, i) => {
  const { rng } = dish
  const colour = mix(dish.body, '#d29a4e', 0.4)
  const s = size
  const filling = dish.parts.slice(1).find(({ looks }) => looks.length > 0)?.colour
  const layered = (d: string, turn: number) =>
    turned(solid(d, colour) + shine({ x, y }, s * 0.7, colour), turn, x, y)
  if (has(dish, /croissant|crescent/)) {
    const moon = `M${at(x - s, y + s * 0.42)}C${at(x - s * 0.9, y - s * 0.9)} ${at(x + s * 0.9, y - s * 0.9)} ${at(x + s, y + s * 0.42)}Q${at(x + s * 0.6, y + s * 0.4)} ${at(x + s * 0.44, y + s * 0.16)}Q${at(x, y - s * 0.1)} ${at(x - s * 0.44, y + s * 0.16)}Q${at(x - s * 0.6, y + s * 0.4)} ${at(x - s, y + s * 0.42)}Z`
    const folds = [-0.6, -0.24, 0.24, 0.6]
      .map(
        (d) =>
          `M${at(x + d * s * 0.7, y + s * 0.14 - (1 - Math.abs(d)) * s * 0.1)}Q${at(x + d * s * 0.9, y - s * 0.2)} ${at(x + d * s * 1.1, y - s * 0.44 + Math.abs(d) * s * 0.3)}`,
      )
      .join('')
    return turned(
      solid(moon, colour) +
        stroke(folds, dark(colour, 0.36), s * 0.06, 'opacity=".7"') +
        shine({ x, y: y - s * 0.1 }, s, colour),
      rng.between(-30, 30) + (i % 2) * 180,
      x,
      y,
    )
  }
  if (has(dish, /tube|roll|finger|stick|twist|cigar|bar-shaped|horn|straw|log|choux fing|strip/)) {
    const twists = Array.from(
      { length: 6 },
      (_, k) => `M${at(x - s * 0.8 + k * s * 0.3, y + s * 0.2)}l${n(s * 0.16)} ${n(-s * 0.44)}`,
    ).join('')
    return turned(
      box(x - s + 6, y - s * 0.26 + 12, s * 2, s * 0.58, s * 0.24, shadowColour, 'opacity=".3"') +
        box(x - s, y - s * 0.3, s * 2, s * 0.6, s * 0.26, dark(colour, 0.3)) +
        box(x - s + 2, y - s * 0.33, s * 1.94, s * 0.52, s * 0.24, colour) +
        (filling
          ? circle(x - s * 0.92, y - s * 0.06, s * 0.17, filling) +
            circle(x + s * 0.88, y - s * 0.06, s * 0.17, filling)
          : '') +
        stroke(twists, dark(colour, 0.3), s * 0.05, 'opacity=".6"') +
        shine({ x, y }, s * 0.8, colour),
      rng.between(-12, 12),
      x,
      y,
    )
  }
  if (has(dish, /shell/)) {
    const fan = Array.from(
      { length: 7 },
      (_, k) =>
        `M${at(x, y + s * 0.7)}Q${at(x + (k - 3) * s * 0.2, y)} ${at(x + (k - 3) * s * 0.26, y - s * 0.7 + Math.abs(k - 3) * s * 0.12)}`,
    ).join('')
    return turned(
      solid(
        `M${at(x - s * 0.3, y + s * 0.8)}C${at(x - s * 1.2, y)} ${at(x - s * 0.7, y - s * 0.95)} ${at(x, y - s * 0.9)}C${at(x + s * 0.7, y - s * 0.95)} ${at(x + s * 1.2, y)} ${at(x + s * 0.3, y + s * 0.8)}Z`,
        colour,
      ) + stroke(fan, dark(colour, 0.3), s * 0.06, 'opacity=".6"'),
      rng.between(-20, 20),
      x,
      y,
    )
  }
  const corners = has(dish, /diamond/)
    ? `M${at(x, y - s * 0.95)}L${at(x + s * 0.66, y)}L${at(x, y + s * 0.95)}L${at(x - s * 0.66, y)}Z`
    : blob(
        rng,
        { x, y },
        s * 0.96,
        s * 0.92,
        has(dish, /round|pinwheel|tartlet|snail|swirl|palmier|coil/)
          ? { corners: 14, wobble: 0.04 }
          : { corners: 4, wobble: 0.02, turn: 0.785 },
      )
  const flaky = Array.from(
    { length: 4 },
    (_, k) => `M${at(x - s * 0.5 + k * s * 0.1, y + s * (0.34 + k * 0.1))}h${n(s * (0.9 - k * 0.2))}`,
  ).join('')
  return (
    layered(corners, rng.between(-8, 8)) +
    stroke(flaky, dark(colour, 0.3), 4, 'opacity=".5"') +
    (filling
      ? path(
          blob(rng, { x: x - 3, y: y - 7 }, s * 0.44, s * 0.38, { wobble: 0.12 }),
          filling,
          `stroke="${dark(filling, 0.2)}" stroke-width="4"`,
        )
      : '') +
    (has(dish, /sugar/) ? specks(rng, onUnit({ x, y }, s, 0.8), '#fffaf2', 26, 5) : '')
  )
}

/** A cream puff: its lid, and the cream that looks out below it. */
export const creamPuff: Unit = (dish, { x, y }, size) => {
  const colour = crustOf(dish)
  const cream =
    dish.parts.slice(1).find(({ words }) => /cream|custard|filling/.test(words))?.colour ?? '#fff3dc'
  const glaze = dish.parts
    .slice(1)
    .find(({ words }) => /chocolate|glaze|caramel|icing|sauce/.test(words))?.colour
  return (
    solid(
      blob(dish.rng, { x, y: y + size * 0.24 }, size * 0.84, size * 0.6, { corners: 12, wobble: 0.05 }),
      colour,
    ) +
    path(
      blob(dish.rng, { x, y: y + size * 0.06 }, size * 0.86, size * 0.5, { corners: 14, wobble: 0.08 }),
      dark(cream, 0.1),
    ) +
    path(
      blob(dish.rng, { x, y: y + size * 0.02 }, size * 0.84, size * 0.48, { corners: 14, wobble: 0.08 }),
      cream,
    ) +
    solid(
      blob(dish.rng, { x, y: y - size * 0.24 }, size * 0.78, size * 0.56, { corners: 11, wobble: 0.07 }),
      colour,
    ) +
    (glaze
      ? path(
          blob(dish.rng, { x: x - 3, y: y - size * 0.36 }, size * 0.64, size * 0.38, {
            corners: 12,
            wobble: 0.14,
          }),
          glaze,
        )
      : '') +
    shine({ x, y: y - size * 0.3 }, size * 0.6, glaze ?? colour) +
    (has(dish, /sugar/)
      ? specks(dish.rng, disc(x, y - size * 0.3, size * 0.6, size * 0.4), '#fffaf2', 24, 5)
      : '')
  )
}

/** A scoop of ice cream with its ragged foot. */
export const scoop: Unit = (dish, { x, y }, size, i) => {
  const also = dish.parts.slice(1, 3).find(({ words }) => /ice cream|sorbet|scoop/.test(words))
  const colour = i === 2 && also ? also.colour : dish.body
  return (
    path(
      blob(dish.rng, { x, y: y + size * 0.14 }, size, size * 0.86, { corners: 18, wobble: 0.07 }),
      shadowColour,
      'opacity=".25" transform="translate(7 12)"',
    ) +
    path(
      blob(dish.rng, { x, y: y + size * 0.14 }, size, size * 0.86, { corners: 18, wobble: 0.07 }),
      dark(colour, 0.16),
    ) +
    path(
      blob(dish.rng, { x, y: y - size * 0.04 }, size * 0.88, size * 0.84, { corners: 14, wobble: 0.025 }),
      colour,
    ) +
    stroke(
      [-0.4, 0, 0.4]
        .map(
          (d) =>
            `M${at(x + d * size - size * 0.2, y - size * 0.4)}q${n(size * 0.3)} ${n(size * 0.3)} ${n(size * 0.2)} ${n(size * 0.8)}`,
        )
        .join(''),
      light(colour, 0.4),
      size * 0.06,
      'opacity=".7"',
    ) +
    specks(dish.rng, disc(x, y, size * 0.7), dark(colour, 0.2), 16, 5)
  )
}

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
