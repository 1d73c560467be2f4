import { type Colour, dark, light, mix } from '../colour.ts'
import type { Dish } from '../dish.ts'
import { isPiece } from '../looks.ts'
import { disc, scatter } from '../placement.ts'
import { at, blob, n, path, stroke } from '../svg.ts'
import { onUnit, shine, solid, type Unit } from './equals.ts'
import { specks } from './toppings.ts'

/** Returns the colour of the crust: the one that its part names, never paler than dough. */
export const crustOf = (dish: Dish): Colour => {
  const [look] = dish.lead.looks
  const dough = dish.parts.find(({ words }) => /cake|crumb|dough|crust|pastry|sponge|bread/.test(words))
  // The part named first may lie on the dough: plums on a cake, apples on a tart.
  if (look && isPiece(look) && dough && dough !== dish.lead) return mix(dough.colour, '#d9a155', 0.3)
  return mix(
    dish.body,
    '#d9a155',
    /white|pale|ivory|black|dark|chocolate|brown|green|red|pink|purple/.test(dish.lead.words) ? 0.12 : 0.35,
  )
}

/** Returns the colour of the icing, glaze, jam or chocolate, if a part names one. */
export const icingOf = (dish: Dish): Colour | null =>
  dish.parts
    .slice(1)
    .find(
      ({ flows, looks, words }) =>
        (flows || looks[0]?.shape === 'tint') && !/dough|crumb|sponge|crust|flame/.test(words),
    )?.colour ?? null

const has = (dish: Dish, words: RegExp) => words.test(dish.words)

export const cookie: Unit = (dish, place, size) => {
  const { rng } = dish
  const colour = crustOf(dish)
  const long = has(dish, /biscotti|finger|stick/)
  const square = has(dish, /square|rectang|wedge|bar|diamond/)
  const { x, y } = place
  const stickShape = `M${at(x - size * 0.9, y - size * 0.28)}Q${at(x, y - size * 0.4)} ${at(x + size * 0.9, y - size * 0.28)}Q${at(x + size * 1.04, y)} ${at(x + size * 0.9, y + size * 0.3)}H${n(x - size * 0.9)}Q${at(x - size * 1.04, y)} ${at(x - size * 0.9, y - size * 0.28)}Z`
  const moon = `M${at(x - size, y + size * 0.3)}Q${at(x, y - size * 1.5)} ${at(x + size, y + size * 0.3)}Q${at(x, y - size * 0.3)} ${at(x - size, y + size * 0.3)}Z`
  const outline = long
    ? stickShape
    : square
      ? blob(rng, place, size * 0.82, size * 0.94, { corners: 4, wobble: 0.02, turn: 0.785 })
      : has(dish, /crescent/)
        ? moon
        : blob(rng, place, size, size * 0.97, { corners: 15, wobble: 0.04, turn: rng.next() * 6 })
  const cracks = scatter(rng, 6, onUnit(place, size))
    .map(
      ({ x, y }) =>
        `M${at(x, y)}q${at(rng.between(6, 16), rng.between(-9, 9))} ${at(rng.between(16, 34), rng.between(-12, 12))}`,
    )
    .join('')
  const icing = icingOf(dish)
  return (
    solid(outline, colour) +
    path(
      blob(rng, { x: place.x - 8, y: place.y - 8 }, size * 0.56, size * (long ? 0.14 : 0.5), {
        wobble: 0.12,
      }),
      light(colour, 0.28),
      'opacity=".55"',
    ) +
    stroke(cracks, dark(colour, 0.35), 4, 'opacity=".45"') +
    (icing
      ? path(
          blob(rng, { x: place.x - 3, y: place.y - 7 }, size * 0.6, size * 0.56, {
            corners: 13,
            wobble: 0.07,
          }),
          icing,
          `stroke="${dark(icing, 0.18)}" stroke-width="3"`,
        )
      : '')
  )
}

/** Two cookies with their filling, a little aslant so that all three show. */
export const sandwichCookie: Unit = (dish, place, size) => {
  const colour = crustOf(dish)
  const filling = icingOf(dish) ?? '#fff1dc'
  const disc2 = (dx: number, dy: number, r: number) =>
    blob(dish.rng, { x: place.x + dx, y: place.y + dy }, r, r * 0.97, { corners: 16, wobble: 0.03 })
  return (
    solid(disc2(10, 14, size * 0.9), colour) +
    path(disc2(4, 4, size * 0.9), dark(filling, 0.14)) +
    path(disc2(2, 1, size * 0.88), filling) +
    path(disc2(-8, -12, size * 0.88), dark(colour, 0.25)) +
    path(disc2(-10, -16, size * 0.85), colour) +
    shine({ x: place.x - 10, y: place.y - 16 }, size * 0.8, colour) +
    specks(dish.rng, disc(place.x - 10, place.y - 16, size * 0.6), dark(colour, 0.3), 12, 5)
  )
}
