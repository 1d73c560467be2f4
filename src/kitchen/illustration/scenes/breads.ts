import { dark, light, mix } from '../colour.ts'
import type { Dish } from '../dish.ts'
import { drawPiece } from '../looks.ts'
import { disc, rectangle, scatter } from '../placement.ts'
import { serve } from '../served.ts'
import { at, blob, box, n, type Point, path, type Svg, shadow, shadowColour, turned } from '../svg.ts'
import { solid, type Unit } from './equals.ts'
import { sides } from './sides.ts'
import { specks, threads, toppings } from './toppings.ts'

/** Dark blisters of a hot oven or pan. */
export const char = (dish: Dish, place: Point, size: number, colour: string) =>
  scatter(dish.rng, 12, disc(place.x, place.y, size * 0.82, size * 0.7))
    .map((spot) =>
      path(
        blob(dish.rng, spot, dish.rng.between(8, 26), dish.rng.between(6, 15), {
          wobble: 0.3,
          turn: dish.rng.next() * 6,
        }),
        dark(mix(colour, '#8a4d1c', 0.5), 0.15),
        'opacity=".5"',
      ),
    )
    .join('')

const roundOf = (dish: Dish, place: Point, size: number, wide = 1): Svg => {
  const colour = mix(dish.body, '#e3bb78', 0.35)
  const outline = blob(dish.rng, place, size * wide, size * 0.92, { corners: 15, wobble: 0.045, turn: 0 })
  return (
    solid(outline, colour) +
    path(
      blob(dish.rng, { x: place.x - 8, y: place.y - 12 }, size * wide * 0.74, size * 0.64, { wobble: 0.1 }),
      light(colour, 0.2),
      'opacity=".6"',
    ) +
    char(dish, place, size, colour)
  )
}

/** Flatbreads: a stack that overlaps; one large bread with dimples where it is baked in a pan. */
export function flatbread(dish: Dish): Svg {
  const served = serve(dish)
  const { x, y, rx, ry } = served
  const { rng } = dish
  const over = { ...dish, pieces: dish.extras }
  const slab =
    /focaccia|square|rectang|slab|dimple|long|furrow/.test(dish.words) || dish.looks.vessel === 'sheet pan'
  if (slab) {
    const colour = mix(dish.body, '#dba555', 0.4)
    const [w, h] = [rx * (served.walls ? 0.96 : 0.92), ry * (served.walls ? 0.94 : 0.84)]
    const dimples = scatter(rng, 26, rectangle(x - w * 0.9, y - h * 0.86, w * 1.8, h * 1.7))
      .map(
        (spot) =>
          path(blob(rng, spot, 20, 15, { wobble: 0.12 }), dark(colour, 0.26), 'opacity=".6"') +
          path(blob(rng, { x: spot.x + 2, y: spot.y + 4 }, 13, 9), light(colour, 0.4), 'opacity=".6"'),
      )
      .join('')
    return (
      served.under +
      box(x - w + 10, y - h + 18, w * 2, h * 2, 60, shadowColour, 'opacity=".3"') +
      box(x - w, y - h, w * 2, h * 2, 60, dark(colour, 0.3)) +
      box(x - w + 3, y - h - 4, w * 2 - 10, h * 2 - 14, 56, colour) +
      dimples +
      toppings(over, rectangle(x - w * 0.84, y - h * 0.8, w * 1.66, h * 1.56), { kinds: 5, share: 1.3 })
    )
  }
  const size = Math.min(rx, ry) * 0.66
  const { dish: rest, svg } = sides(dish, served)
  const places = [
    { x: x - size * 0.5, y: y - size * 0.22 },
    { x: x + size * 0.56, y: y - size * 0.1 },
    { x: x - size * 0.02, y: y + size * 0.42 },
  ]
  return (
    served.under +
    places
      .map((place) => roundOf(rest, place, size, /naan|oval|teardrop/.test(dish.words) ? 1.2 : 1))
      .join('') +
    toppings({ ...rest, pieces: rest.extras }, disc(x, y + size * 0.3, size * 0.8, size * 0.64), {
      kinds: 4,
      share: 0.9,
    }) +
    svg
  )
}

/** A flatbread closed over its filling, cut in wedges that show it. */
export const filledRound: Unit = (dish, place, size) => {
  const colour = mix(dish.body, '#d9a050', 0.4)
  const filling = dish.parts.slice(1).find(({ looks }) => looks.length > 0)?.colour ?? '#c9793a'
  const { x, y } = place
  const half = `M${at(x - size, y + size * 0.18)}C${at(x - size * 0.96, y - size)} ${at(x + size * 0.96, y - size)} ${at(x + size, y + size * 0.18)}Z`
  return turned(
    path(half, shadowColour, 'opacity=".3" transform="translate(8 22)"') +
      path(
        `M${at(x - size * 0.98, y + size * 0.1)}H${n(x + size * 0.98)}V${n(y + size * 0.4)}Q${at(x, y + size * 0.54)} ${at(x - size * 0.98, y + size * 0.4)}Z`,
        dark(colour, 0.2),
      ) +
      path(
        `M${at(x - size * 0.96, y + size * 0.14)}H${n(x + size * 0.96)}V${n(y + size * 0.3)}Q${at(x, y + size * 0.4)} ${at(x - size * 0.96, y + size * 0.3)}Z`,
        filling,
      ) +
      specks(
        dish.rng,
        rectangle(x - size * 0.9, y + size * 0.16, size * 1.8, size * 0.16),
        dark(filling, 0.3),
        30,
        8,
      ) +
      path(half, dark(colour, 0.16)) +
      path(half, colour, 'transform="translate(-2 -6)"') +
      char(dish, { x, y: y - size * 0.3 }, size * 0.6, colour),
    dish.rng.between(-10, 10),
    x,
    y,
  )
}

/** Slices of bread or of a terrine, leaning on each other. */
export const loafSlice: Unit = (dish, { x, y }, size) => {
  const { rng } = dish
  const crumb = mix(
    dish.body,
    light(dish.body, 0.5),
    /meat|brown|dark|pink|black/.test(dish.lead.words) ? 0 : 0.3,
  )
  const rim = dish.parts.slice(1).find(({ words }) => /crust|glaze|bacon|rind|edge|top/.test(words))
  const crust = rim?.colour ?? dark(mix(dish.body, '#8a4f22', 0.5), 0.1)
  const s = size
  const outline = `M${at(x - s * 0.72, y - s * 0.36)}C${at(x - s * 0.95, y - s * 0.9)} ${at(x + s * 0.95, y - s * 0.9)} ${at(x + s * 0.72, y - s * 0.36)}L${at(x + s * 0.76, y + s * 0.66)}Q${at(x + s * 0.76, y + s * 0.82)} ${at(x + s * 0.6, y + s * 0.82)}H${n(x - s * 0.6)}Q${at(x - s * 0.76, y + s * 0.82)} ${at(x - s * 0.76, y + s * 0.66)}Z`
  const inside = dish.extras.filter(({ shape }) => shape !== 'leaf').slice(0, 3)
  return turned(
    shadow(outline, 9, 13, 0.32) +
      path(outline, dark(crust, 0.14)) +
      path(outline, crumb, `stroke="${crust}" stroke-width="${n(s * 0.1)}" transform="translate(-3 -4)"`) +
      specks(rng, rectangle(x - s * 0.56, y - s * 0.4, s * 1.12, s * 1.06), dark(crumb, 0.18), 50, 6) +
      inside
        .map((look) =>
          look.shape === 'shred'
            ? threads(rng, disc(x, y + s * 0.1, s * 0.5), look.colour, 10, 14)
            : scatter(rng, look.size > 20 ? 3 : 6, disc(x, y + s * 0.1, s * 0.52))
                .map((spot) => drawPiece(rng, look, spot, Math.min(0.8, (s * 0.2) / look.size)))
                .join(''),
        )
        .join(''),
    rng.between(-6, 6),
    x,
    y,
  )
}

/** Raw dough: balls, sheets, blocks. */
export const rawDough: Unit = (dish, { x, y }, size) => {
  const { rng } = dish
  const colour = mix(dish.body, '#f4e3bd', 0.4)
  const flat = /wrapper|sheet|round|square|thin|pasta|noodle|tortilla/.test(dish.words)
  const block = /block|slab|layered/.test(dish.words)
  const outline =
    block || /square/.test(dish.words)
      ? blob(rng, { x, y }, size * 0.96, size * 0.84, { corners: 4, wobble: 0.015, turn: 0.785 })
      : blob(rng, { x, y }, size, size * (flat ? 0.96 : 0.9), { corners: 15, wobble: 0.03 })
  return (
    (flat
      ? [2, 1, 0]
          .map((i) =>
            path(
              outline,
              i ? dark(colour, 0.12 * i) : colour,
              `transform="translate(${i * 7} ${i * 9})" stroke="${dark(colour, 0.25)}" stroke-width="3"`,
            ),
          )
          .join('')
      : solid(outline, colour)) +
    (flat
      ? ''
      : path(
          blob(rng, { x: x - 10, y: y - 16 }, size * 0.6, size * 0.5, { wobble: 0.06 }),
          light(colour, 0.4),
          'opacity=".8"',
        )) +
    specks(rng, disc(x, y, size * 0.9), '#fffaf2', 46, 6)
  )
}
