import { type Colour, dark, light } from '../colour.ts'
import type { Dish } from '../dish.ts'
import { drawPiece } from '../looks.ts'
import type { FoodLook } from '../palette.ts'
import { disc, rectangle, scatter } from '../placement.ts'
import { blob, ellipse, group, n, path, type Svg, turned } from '../svg.ts'
import { drawBeside } from './beside.ts'
import { bubble, clayMug, FLOOR, steam, straw, type Upright, upright, X } from './side-vessels.ts'
import { specks, toppings } from './toppings.ts'

const clip = (inside: string, content: Svg): Svg =>
  `<clipPath id="g"><path d="${inside}"/></clipPath>${group(content, 'clip-path="url(#g)"')}`

const fill = ({ surface }: Upright, colour: Colour): Svg =>
  `<rect x="250" y="${n(surface - 60)}" width="700" height="${n(FLOOR - surface + 70)}" fill="${colour}"/>`

const lid = (glass: Upright, colour: Colour): Svg =>
  ellipse(X, glass.surface, glass.half, glass.half * 0.18, light(colour, 0.32)) +
  ellipse(X, glass.surface + 2, glass.half * 0.9, glass.half * 0.13, light(colour, 0.12))

const onTop: readonly FoodLook['shape'][] = [
  'herb',
  'leaf',
  'seed',
  'citrus',
  'crescent',
  'wedge',
  'strip',
  'spear',
  'nut',
  'bean',
]

/** Draws the garnish that is strewn, set or hung on the top of a glass. */
function crown(dish: Dish, glass: Upright): Svg {
  const { rng } = dish
  const y = glass.surface - 14
  const set = dish.extras.filter(({ word, shape }) => !/ice/.test(word) && shape !== 'seed').slice(0, 3)
  const dust = dish.extras.find(({ shape }) => shape === 'seed' || shape === 'crumb')
  return (
    (dust
      ? specks(
          rng,
          disc(X, glass.surface, glass.half * 0.8, glass.half * 0.12),
          dust.colour,
          26,
          dust.size + 2,
        )
      : '') +
    set
      .map((look, i) => {
        if (look.shape === 'citrus' || look.shape === 'wedge')
          return drawPiece(
            rng,
            { ...look, shape: 'citrus', size: 58 },
            { x: X + glass.half * 1.02, y: y - 4 },
            1,
          )
        const count = look.size > 24 ? 2 : 4
        return Array.from({ length: count }, (_, k) =>
          drawPiece(
            rng,
            look,
            {
              x: X - glass.half * 0.45 + i * glass.half * 0.4 + k * 26,
              y: y - (k % 2) * 16 - (onTop.includes(look.shape) ? 8 : 0),
            },
            Math.min(1.3, glass.half / 110),
          ),
        ).join('')
      })
      .join('')
  )
}

/** Drinks: a clear or a milky liquid, ice where there is some, a garnish. */
export function drink(dish: Dish): Svg {
  const { rng } = dish
  const glass = upright(dish)
  const colour = dish.lead.flows || dish.lead.looks.length > 0 ? dish.body : dish.tint
  const hasIce = /(?<![a-z])ice(?!d? cream)/.test(dish.words)
  const foam = dish.parts.slice(1).find(({ words }) => /foam|froth|cream|crema|head/.test(words))
  const depth = glass.floor - glass.surface
  const ice = hasIce
    ? scatter(rng, 6, rectangle(X - glass.half * 0.6, glass.surface + 30, glass.half * 1.2, depth * 0.5))
        .map((spot) =>
          turned(
            path(
              blob(rng, spot, 46, 42, { corners: 4, wobble: 0.04, turn: 0.785 }),
              '#ffffff',
              'opacity=".42" stroke="#ffffff" stroke-width="4"',
            ),
            rng.between(-30, 30),
            spot.x,
            spot.y,
          ),
        )
        .join('')
    : ''
  const shades =
    path(
      `M250 ${n(glass.surface + depth * 0.55)}Q${X} ${n(glass.surface + depth * 0.45)} 950 ${n(glass.surface + depth * 0.6)}V830H250Z`,
      dark(colour, 0.12),
      'opacity=".6"',
    ) +
    path(
      `M250 ${n(glass.surface + depth * 0.2)}Q${X - 40} ${n(glass.surface + depth * 0.32)} 950 ${n(glass.surface + depth * 0.18)}V${n(glass.surface + depth * 0.36)}Q${X} ${n(glass.surface + depth * 0.46)} 250 ${n(glass.surface + depth * 0.34)}Z`,
      light(colour, 0.2),
      'opacity=".5"',
    )
  const bubbles = scatter(
    rng,
    16,
    rectangle(X - glass.half * 0.8, glass.surface + 30, glass.half * 1.6, depth - 50),
  )
    .map(({ x, y }) => bubble(x, y, rng.between(3, 8), colour))
    .join('')
  const floating = dish.extras
    .filter(({ shape }) => !['seed', 'herb', 'citrus', 'wedge'].includes(shape))
    .slice(0, 2)
  const swimming = toppings(
    { ...dish, pieces: floating },
    rectangle(X - glass.half * 0.6, glass.surface + 40, glass.half * 1.2, depth * 0.6),
    { kinds: 2, share: 0.3, scale: 0.8 },
  )
  const withStraw = dish.looks.vessel === 'tall glass' && rng.likely(0.7)
  return (
    glass.behind +
    (withStraw ? straw(40, glass.surface + 160, light(dish.main, 0.2)) : '') +
    clip(
      glass.inside,
      fill(glass, colour) +
        shades +
        bubbles +
        ice +
        (dish.looks.form === 'smoothie' ? '' : swimming) +
        (foam
          ? `<rect x="250" y="${n(glass.surface - 60)}" width="700" height="${n(60 + depth * 0.16)}" fill="${foam.colour}"/>`
          : ''),
    ) +
    lid(glass, foam?.colour ?? colour) +
    crown(dish, glass) +
    glass.front +
    (dish.looks.vessel === 'bottle' || dish.looks.vessel === 'jar' ? '' : drawBeside(dish))
  )
}

/** Hot drinks in their mug, and cakes and puddings baked in one. */
export function hotDrink(dish: Dish): Svg {
  if (dish.looks.vessel !== 'mug') return drink(dish)
  const { rng } = dish
  const foam = dish.parts.slice(1).find(({ words }) => /foam|froth|cream|milk|marshmallow/.test(words))
  const baked = ['pudding', 'layer cake', 'round cake', 'custard'].includes(dish.looks.form)
  const top = baked
    ? path(blob(rng, { x: X, y: 300 }, 196, 76, { corners: 13, wobble: 0.05 }), dark(dish.body, 0.2)) +
      path(blob(rng, { x: X - 6, y: 290 }, 178, 60, { corners: 13, wobble: 0.05 }), dish.body)
    : foam
      ? path(blob(rng, { x: X - 10, y: 332 }, 140, 34, { corners: 11, wobble: 0.12 }), foam.colour) +
        specks(rng, disc(X - 20, 330, 80, 18), '#7b4a2c', 18, 5)
      : ellipse(X - 30, 330, 90, 14, light(dish.body, 0.25), 'opacity=".6"')
  return (
    clayMug(rng, dish.body, top) +
    toppings({ ...dish, pieces: dish.extras }, disc(X, baked ? 284 : 330, 120, 22), {
      kinds: 2,
      share: 0.35,
      scale: 0.9,
    }) +
    (baked ? '' : steam()) +
    drawBeside(dish)
  )
}

/** Parfaits, puddings, trifles: each part a layer, the last ones on the top. */
export function layered(dish: Dish): Svg {
  const { rng } = dish
  const glass = upright(dish)
  // Ice lies in the drink and makes no layer.
  const seen = dish.parts
    .filter(({ looks, words }) => looks.length > 0 && !/(?:^|crushed )ice$/.test(words))
    .slice(0, 5)
  const bands = seen.length > 1 ? [...seen].reverse() : [...seen, ...seen, ...seen]
  const depth = glass.floor - glass.surface + 20
  const high = depth / Math.max(1, bands.length)
  const bars = bands
    .map(({ colour, looks }, i) => {
      const y = glass.surface - 10 + i * high
      const [look] = looks
      const bulky = look && !['tint', 'grain', 'noodle', 'pasta', 'seed'].includes(look.shape)
      const band = path(
        `M250 ${n(y)}Q${X - 60} ${n(y + rng.between(-22, 22))} ${X + 30} ${n(y)}T950 ${n(y)}V${n(y + high + 30)}H250Z`,
        i % 2 ? dark(colour, 0.05) : light(colour, 0.06),
      )
      const bits = bulky
        ? scatter(rng, 9, rectangle(X - glass.half * 0.85, y + high * 0.2, glass.half * 1.7, high * 0.6))
            .map((spot) => drawPiece(rng, look, spot, 0.8))
            .join('')
        : specks(rng, rectangle(X - glass.half, y + 8, glass.half * 2, high - 12), dark(colour, 0.14), 22, 6)
      return band + bits
    })
    .join('')
  const top = bands[0]?.colour ?? dish.body
  return (
    glass.behind +
    clip(glass.inside, fill(glass, top) + bars) +
    lid(glass, top) +
    crown(dish, glass) +
    glass.front +
    (dish.looks.vessel === 'baking dish' ? '' : drawBeside(dish))
  )
}
