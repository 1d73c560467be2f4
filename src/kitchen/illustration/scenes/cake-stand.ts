import { dark, light } from '../colour.ts'
import type { Dish } from '../dish.ts'
import { drawPiece } from '../looks.ts'
import type { FoodLook } from '../palette.ts'
import { disc, rectangle, scatter } from '../placement.ts'
import { blob, circle, ellipse, group, n, path, type Svg, shadowColour, stroke } from '../svg.ts'
import { drawBeside, fruitOf } from './beside.ts'
import { specks } from './toppings.ts'

const X = 600
const FLOOR = 790

/** Layer cakes, cheesecakes and tortes on a stand, a piece cut out. */
export function cakeStand(dish: Dish): Svg {
  const { rng } = dish
  const cheesecake = dish.looks.form === 'cheesecake'
  const layered =
    dish.parts.find(({ words }) => /cake|sponge|layer|crepe|meringue|biscuit/.test(words)) ?? dish.lead
  const covering = dish.parts.find(
    (part) => part !== layered && (part.flows || /frost|icing|cream|glaze|ganache|caramel/.test(part.words)),
  )
  const sponge = layered.colour
  const icing = covering?.colour ?? light(sponge, 0.1)
  const filling =
    dish.parts.find(
      (part) => part !== layered && part !== covering && (part.flows || part.looks[0]?.shape === 'tint'),
    )?.colour ?? icing
  const plain = !covering
  const wide = dish.looks.form === 'layer cake' || cheesecake ? 1 : 0.86
  const top = dish.looks.form === 'round cake' || cheesecake ? 420 : 330
  const bottom = 655
  const left = X - 280 * wide
  const right = X + 280 * wide
  const body = `M${left} ${top}V${bottom}Q${X} ${bottom + 66} ${right} ${bottom}V${top}Z`
  const bands = cheesecake
    ? [
        { y: top, h: 190, c: sponge },
        { y: top + 186, h: 130, c: '#b9793c' },
      ]
    : [0, 1, 2].flatMap((i) => [
        { y: top + i * 116, h: 92, c: i % 2 ? dark(sponge, 0.06) : sponge },
        { y: top + 88 + i * 116, h: 32, c: filling },
      ])
  const layers = bands
    .map(({ y, h, c }) =>
      path(`M${left} ${y}Q${X} ${y + 66} ${right} ${y}V${y + h}Q${X} ${y + h + 66} ${left} ${y + h}Z`, c),
    )
    .join('')
  const drips = plain
    ? ''
    : Array.from({ length: 11 }, (_, i) => {
        const x = left + 20 + (i * (right - left - 40)) / 10
        const long = rng.between(34, 118)
        return stroke(
          `M${n(x)} ${top + 8}V${n(top + long + Math.sin((i / 10) * Math.PI) * 26)}`,
          dark(icing, 0.04),
          38,
        )
      }).join('')
  const crumbs = specks(rng, rectangle(left + 20, top + 60, 540, 250), dark(sponge, 0.25), 60, 5)
  const fruit = fruitOf(dish).slice(0, 3)
  const crown = fruit.length
    ? scatter(rng, 15, disc(X, top - 8, 236 * wide, 34))
        .toSorted((a, b) => a.y - b.y)
        .map((place, i) =>
          drawPiece(
            rng,
            fruit[i % fruit.length] as FoodLook,
            place,
            Math.min(1.15, 34 / (fruit[i % fruit.length]?.size ?? 34)),
          ),
        )
        .join('')
    : plain
      ? ''
      : scatter(rng, 9, disc(X, top - 4, 226, 30))
          .toSorted((a, b) => a.y - b.y)
          .map(
            (place) =>
              path(blob(rng, place, 34, 24, { corners: 12, wobble: 0.16 }), light(icing, 0.4)) +
              circle(place.x, place.y - 14, 13, light(icing, 0.6)),
          )
          .join('')
  return (
    ellipse(X + 20, FLOOR + 22, 200, 26, shadowColour, 'opacity=".3"') +
    path(
      `M${X - 30} 690Q${X - 26} 760 ${X - 130} ${FLOOR + 16}Q${X} ${FLOOR + 44} ${X + 130} ${FLOOR + 16}Q${X + 26} 760 ${X + 30} 690Z`,
      '#d9cfbf',
    ) +
    stroke(`M${X - 12} 700Q${X - 10} 760 ${X - 60} ${FLOOR + 10}`, '#ffffff', 9, 'opacity=".7"') +
    ellipse(X, 682, 372, 56, '#cabfae') +
    ellipse(X, 672, 372, 54, '#f3ebdd') +
    ellipse(X, 672, 340, 42, '#e2d7c5') +
    ellipse(X, bottom + 20, 296, 44, shadowColour, 'opacity=".2"') +
    `<clipPath id="c"><path d="${body}"/></clipPath>${group(layers + crumbs, 'clip-path="url(#c)"')}` +
    path(
      `M${X + 120} ${top}H${right}V${bottom}Q${X + 220 * wide} ${bottom + 30} ${X + 120} ${bottom + 46}Z`,
      shadowColour,
      'opacity=".14"',
    ) +
    ellipse(X, top, 280 * wide, 56, dark(icing, 0.12)) +
    ellipse(X - 2, top - 5, 274 * wide, 51, icing) +
    drips +
    ellipse(X - 4, top - 8, 262 * wide, 46, light(icing, 0.1)) +
    stroke(`M${left + 44} ${top + 40}V${bottom - 40}`, '#ffffff', 15, 'opacity=".25"') +
    crown +
    drawBeside(dish)
  )
}
