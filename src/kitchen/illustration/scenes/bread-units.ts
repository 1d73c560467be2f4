import { type Colour, dark, light, mix } from '../colour.ts'
import type { Dish } from '../dish.ts'
import { disc } from '../placement.ts'
import {
  at,
  blob,
  box,
  circle,
  ellipse,
  n,
  type Point,
  path,
  type Svg,
  shadow,
  shadowColour,
  stroke,
  turned,
} from '../svg.ts'
import { crustOf, icingOf } from './baked-units.ts'
import { shine, solid, type Unit } from './equals.ts'
import { specks } from './toppings.ts'

const has = (dish: Dish, words: RegExp) => words.test(dish.words)

/** Rolls and buns: round, wound or knotted. */
export const roll: Unit = (dish, place, size) => {
  const { rng } = dish
  const colour = crustOf(dish)
  const { x, y } = place
  const icing = icingOf(dish)
  const round = blob(rng, place, size, size * 0.94, { corners: 13, wobble: 0.035 })
  const wound = has(dish, /spiral|swirl|cinnamon|coil|snail|wound|filling/)
  const knot = has(dish, /knot|twist|braid/)
  const spiral = (turns: number) =>
    Array.from({ length: 26 }, (_, i) => {
      const angle = (i / 25) * turns * 6.283
      const reach = size * (0.08 + (i / 25) * 0.72)
      return `${i ? 'L' : 'M'}${at(x - 3 + Math.cos(angle) * reach, y - 6 + Math.sin(angle) * reach)}`
    }).join('')
  const glazed = icing
    ? wound || has(dish, /frost|icing|white/)
      ? path(
          blob(rng, { x: x - 4, y: y - 8 }, size * 0.74, size * 0.66, { wobble: 0.18 }),
          icing,
          'opacity=".82"',
        )
      : ''
    : ''
  return (
    solid(round, colour) +
    path(
      blob(rng, { x: x - 5, y: y - 10 }, size * 0.74, size * 0.66, { wobble: 0.06 }),
      light(colour, 0.16),
      'opacity=".8"',
    ) +
    (wound ? stroke(spiral(2.4), dark(mix(colour, '#6b3a1c', 0.5), 0.15), size * 0.11) : '') +
    (knot
      ? stroke(
          `M${at(x - size * 0.7, y + size * 0.2)}Q${at(x - size * 0.1, y - size * 0.7)} ${at(x + size * 0.6, y - size * 0.1)}M${at(x - size * 0.5, y - size * 0.45)}Q${at(x + size * 0.1, y + size * 0.6)} ${at(x + size * 0.66, y + size * 0.3)}`,
          dark(colour, 0.32),
          size * 0.09,
          'opacity=".8"',
        )
      : '') +
    (has(dish, /cross/)
      ? stroke(
          `M${at(x - size * 0.7, y - 6)}H${n(x + size * 0.64)}M${at(x - 3, y - size * 0.74)}V${n(y + size * 0.6)}`,
          '#fff6e6',
          size * 0.13,
        )
      : '') +
    (has(dish, /folded|split/)
      ? stroke(
          `M${at(x - size * 0.8, y + size * 0.06)}Q${at(x, y + size * 0.3)} ${at(x + size * 0.8, y)}`,
          dark(colour, 0.36),
          size * 0.08,
        )
      : '') +
    glazed +
    shine(place, size, colour)
  )
}

/** Biscuits and scones: tall, with a rough side; scones are wedges when described so. */
export const biscuit: Unit = (dish, place, size) => {
  const { rng } = dish
  const colour = crustOf(dish)
  const { x, y } = place
  const wedge = has(dish, /wedge|triang/)
  const outline = wedge
    ? `M${at(x, y - size * 0.9)}L${at(x + size * 0.9, y + size * 0.62)}Q${at(x, y + size * 0.95)} ${at(x - size * 0.9, y + size * 0.62)}Z`
    : blob(rng, place, size * 0.92, size * 0.9, { corners: 18, wobble: 0.035 })
  return (
    path(outline, shadowColour, 'opacity=".3" transform="translate(9 22)"') +
    path(
      outline,
      dark(colour, 0.12),
      `transform="translate(0 12)" stroke="${light(colour, 0.5)}" stroke-width="8"`,
    ) +
    path(outline, colour, `transform="translate(-2 -5)" stroke="${dark(colour, 0.2)}" stroke-width="3"`) +
    path(
      blob(rng, { x: x - 6, y: y - 8 }, size * 0.5, size * 0.4, { wobble: 0.14 }),
      dark(mix(colour, '#c47a2c', 0.4), 0.06),
      'opacity=".5"',
    ) +
    shine(place, size * 0.8, colour)
  )
}

/** A ring of dough: bagels and doughnuts, with their glaze. Doughnuts described as filled have no hole. */
export const ringOfDough: Unit = (dish, place, size) => {
  const { rng } = dish
  const colour = crustOf(dish)
  const icing = icingOf(dish)
  const { x, y } = place
  const filledOne = has(
    dish,
    /filled|jelly|jam|ball|hole|puff|pillow|beignet|bombolon|berliner|paczki|long|stick|ridged/,
  )
  if (filledOne && has(dish, /long|stick|ridged|twist/)) return stick(dish, place, size, colour)
  const outer =
    filledOne && has(dish, /pillow|square|beignet/)
      ? blob(rng, place, size * 0.95, size * 0.9, { corners: 4, wobble: 0.03, turn: 0.785 })
      : blob(rng, place, size, size * 0.97, { corners: 16, wobble: 0.03 })
  const hole = filledOne
    ? ''
    : circle(x - 2, y - 3, size * 0.3, dark(colour, 0.55)) +
      circle(x, y, size * 0.25, '#3a2416', 'opacity=".55"')
  return (
    solid(outer, colour) +
    (icing && !filledOne
      ? path(
          blob(rng, { x: x - 3, y: y - 7 }, size * 0.86, size * 0.82, { corners: 18, wobble: 0.05 }),
          icing,
        )
      : '') +
    (filledOne
      ? path(
          blob(rng, { x: x - 6, y: y - 10 }, size * 0.66, size * 0.58, { wobble: 0.08 }),
          light(colour, 0.22),
          'opacity=".7"',
        )
      : stroke(
          `M${at(x - size * 0.6, y - size * 0.36)}a${n(size * 0.7)} ${n(size * 0.7)} 0 0 1 ${n(size * 0.8)} ${n(-size * 0.2)}`,
          light(icing ?? colour, 0.5),
          size * 0.1,
          'opacity=".7"',
        )) +
    (filledOne && icing ? circle(x + size * 0.3, y + size * 0.16, size * 0.17, icing) : '') +
    hole
  )
}

/** A churro, a cruller, a stick of dough: ridged along its length. */
function stick(dish: Dish, { x, y }: Point, size: number, colour: Colour): Svg {
  const turn = dish.rng.between(-14, 14)
  return turned(
    box(
      x - size * 1.0 + 6,
      y - size * 0.26 + 12,
      size * 2,
      size * 0.56,
      size * 0.26,
      shadowColour,
      'opacity=".3"',
    ) +
      box(x - size, y - size * 0.28, size * 2, size * 0.56, size * 0.27, dark(colour, 0.3)) +
      box(x - size, y - size * 0.3, size * 1.97, size * 0.48, size * 0.24, colour) +
      stroke(
        `M${at(x - size * 0.9, y - size * 0.14)}h${n(size * 1.75)}M${at(x - size * 0.9, y + size * 0.02)}h${n(size * 1.75)}`,
        dark(colour, 0.3),
        5,
        'opacity=".6"',
      ),
    turn,
    x,
    y,
  )
}

/** A pretzel: one rope, crossed and folded back. */
export const pretzel: Unit = (dish, { x, y }, size) => {
  const colour = crustOf(dish)
  const s = size
  const rope = `M${at(x - s * 0.5, y + s * 0.62)}C${at(x - s * 0.1, y + s * 0.1)} ${at(x + s * 1.2, y - s * 0.1)} ${at(x + s * 0.72, y - s * 0.62)}C${at(x + s * 0.3, y - s * 0.98)} ${at(x, y - s * 0.3)} ${at(x, y - s * 0.1)}C${at(x, y - s * 0.3)} ${at(x - s * 0.3, y - s * 0.98)} ${at(x - s * 0.72, y - s * 0.62)}C${at(x - s * 1.2, y - s * 0.1)} ${at(x + s * 0.1, y + s * 0.1)} ${at(x + s * 0.5, y + s * 0.62)}`
  return (
    stroke(rope, shadowColour, s * 0.3, 'opacity=".3" transform="translate(7 13)"') +
    stroke(rope, dark(colour, 0.35), s * 0.31) +
    stroke(rope, dark(mix(colour, '#9a5326', 0.5), 0.05), s * 0.25) +
    stroke(rope, light(colour, 0.4), s * 0.05, 'opacity=".6" transform="translate(-4 -7)"') +
    specks(dish.rng, disc(x, y, s * 0.8), '#fffaf0', 26, 8)
  )
}

/** Baguettes: long, slashed, dusted. */
export const baguette: Unit = (dish, { x, y }, size) => {
  const colour = crustOf(dish)
  const slashes = Array.from(
    { length: 6 },
    (_, i) =>
      `M${at(x - size * 0.78 + i * size * 0.28, y + size * 0.08)}l${n(size * 0.2)} ${n(-size * 0.18)}`,
  ).join('')
  const body = `M${at(x - size, y)}Q${at(x - size * 0.8, y - size * 0.26)} ${at(x, y - size * 0.25)}T${at(x + size, y)}Q${at(x + size * 0.8, y + size * 0.24)} ${at(x, y + size * 0.24)}T${at(x - size, y)}Z`
  return turned(
    solid(body, colour) +
      stroke(slashes, dark(colour, 0.35), size * 0.1) +
      stroke(slashes, light(colour, 0.5), size * 0.06) +
      specks(dish.rng, disc(x, y, size * 0.8, size * 0.12), '#fff8ec', 40, 5),
    dish.rng.between(-4, 4),
    x,
    y,
  )
}

/** A round loaf with its slashes, dusted with flour. */
export const roundLoaf: Unit = (dish, place, size) => {
  const { rng } = dish
  const colour = crustOf(dish)
  const { x, y } = place
  const cuts = has(dish, /cross/)
    ? `M${at(x - size * 0.6, y)}H${n(x + size * 0.6)}M${at(x, y - size * 0.6)}V${n(y + size * 0.6)}`
    : [-0.4, 0, 0.4]
        .map(
          (dx) =>
            `M${at(x + dx * size - size * 0.14, y - size * 0.5)}q${n(size * 0.2)} ${n(size * 0.5)} ${n(size * 0.14)} ${n(size)}`,
        )
        .join('')
  return (
    solid(blob(rng, place, size, size * 0.96, { corners: 18, wobble: 0.025 }), colour) +
    path(
      blob(rng, { x: x - 8, y: y - 14 }, size * 0.8, size * 0.74, { corners: 14, wobble: 0.05 }),
      light(colour, 0.14),
      'opacity=".8"',
    ) +
    stroke(cuts, dark(colour, 0.3), size * 0.11) +
    stroke(cuts, light(colour, 0.5), size * 0.06) +
    specks(rng, disc(x, y, size * 0.8), '#fff8ec', 110, 6) +
    shine(place, size, colour)
  )
}

/** A braid: strands that pass over each other along its length. */
export const braid: Unit = (dish, { x, y }, size) => {
  const colour = crustOf(dish)
  const lobes = Array.from({ length: 9 }, (_, i) => {
    const along = (i - 4) / 4.4
    const wide = size * 0.36 * Math.sqrt(1 - along * along * 0.75)
    const px = x + along * size
    const up = i % 2 ? 1 : -1
    const lobe = turned(
      ellipse(px, y + up * wide * 0.36, size * 0.25, wide * 0.86, dark(colour, 0.34)) +
        ellipse(px - 3, y + up * wide * 0.36 - 5, size * 0.225, wide * 0.8, colour) +
        ellipse(
          px - 8,
          y + up * wide * 0.36 - 14,
          size * 0.1,
          wide * 0.44,
          light(colour, 0.35),
          'opacity=".7"',
        ),
      up * 32,
      px,
      y,
    )
    return lobe
  })
  return (
    ellipse(x + 10, y + 22, size * 1.02, size * 0.4, shadowColour, 'opacity=".3"') +
    lobes.join('') +
    specks(
      dish.rng,
      disc(x, y, size * 0.8, size * 0.2),
      '#fbe6b5',
      has(dish, /seed|sugar|almond/) ? 46 : 0,
      7,
    )
  )
}

/** Meringues: a whipped swirl with a tip; as one large nest it carries cream and fruit. */
export const meringue: Unit = (dish, place, size) => {
  const { rng } = dish
  const colour = mix(dish.body, '#fff6e6', 0.4)
  return [1, 0.74, 0.48, 0.22]
    .map((r, i) => {
      const at2 = { x: place.x - i * 2, y: place.y - i * size * 0.07 }
      const d = blob(rng, at2, size * r, size * r * 0.92, { corners: 14, wobble: 0.08 })
      return (
        (i === 0 ? shadow(d, 8, 14, 0.3) : '') +
        path(d, mix(colour, '#c9a06a', 0.3)) +
        path(d, light(colour, i * 0.2), 'transform="translate(-2 -5)"')
      )
    })
    .join('')
}
