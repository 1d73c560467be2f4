import { dark, light, mix } from '../colour.ts'
import type { Dish } from '../dish.ts'
import { disc, rectangle, scatter } from '../placement.ts'
import { at, blob, box, circle, n, path, shadowColour, stroke, turned } from '../svg.ts'
import { crustOf } from './baked-units.ts'
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

/** A cream puff: its lid, and the cream that shows below it. */
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
