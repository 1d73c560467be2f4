import { dark, light, mix } from '../colour.ts'
import type { Dish } from '../dish.ts'
import { drawPiece } from '../looks.ts'
import { disc, rectangle, scatter } from '../placement.ts'
import { blob, circle, ellipse, group, n, path, type Svg, shadowColour, stroke } from '../svg.ts'
import { fruitOf, props } from './beside.ts'
import { doughColour } from './dough.ts'
import { specks } from './toppings.ts'

const X = 600
const FLOOR = 790

/** Layer cakes, cheesecakes and tortes on a stand, a piece cut out. */
export function cakeStand(dish: Dish): Svg {
  const { rng } = dish
  const cheesecake = /cheesecake|mousse|panna|icebox/.test(dish.title)
  const sponge = cheesecake ? '#fbeccd' : doughColour(dish)
  const chocolate = /chocolate|mocha|devil|brownie/.test(dish.title)
  const icing = cheesecake
    ? light(dish.main, 0.12)
    : chocolate
      ? '#4a281a'
      : /carrot|red velvet|vanilla|coconut|cream/.test(dish.words)
        ? '#fff6e6'
        : mix('#fff2d8', dish.main, 0.25)
  const filling = chocolate ? '#f3dcc0' : mix('#fff6e8', dish.main, 0.22)
  const top = 330
  const bottom = 655
  const left = X - 280
  const right = X + 280
  const body = `M${left} ${top}V${bottom}Q${X} ${bottom + 66} ${right} ${bottom}V${top}Z`
  const bands = cheesecake
    ? [
        { y: top, h: 256, c: sponge },
        { y: top + 252, h: 130, c: '#b9793c' },
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
  const drips = Array.from({ length: 11 }, (_, i) => {
    const x = left + 20 + i * 54
    const long = rng.between(34, 118)
    return stroke(
      `M${n(x)} ${top + 8}V${n(top + long + Math.sin((i / 10) * Math.PI) * 26)}`,
      dark(icing, chocolate ? 0 : 0.05),
      38,
    )
  }).join('')
  const crumbs = specks(rng, rectangle(left + 20, top + 60, 540, 250), dark(sponge, 0.25), 60, 5)
  const fruit = fruitOf(dish)
    .filter(({ word }) => !/butter|egg/.test(word))
    .slice(0, 2)
  const crown = fruit.length
    ? scatter(rng, 15, disc(X, top - 8, 236, 34))
        .toSorted((a, b) => a.y - b.y)
        .map((place, i) => drawPiece(rng, fruit[i % fruit.length] ?? fruit[0]!, place, 1.15))
        .join('')
    : scatter(rng, 9, disc(X, top - 4, 226, 30))
        .toSorted((a, b) => a.y - b.y)
        .map(
          (place) =>
            path(
              blob(rng, place, 34, 24, { corners: 12, wobble: 0.16 }),
              light(icing, chocolate ? 0.2 : 0.4),
            ) + circle(place.x, place.y - 14, 13, light(icing, chocolate ? 0.3 : 0.6)),
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
      `M${X + 120} ${top}H${right}V${bottom}Q${X + 220} ${bottom + 30} ${X + 120} ${bottom + 46}Z`,
      shadowColour,
      'opacity=".14"',
    ) +
    ellipse(X, top, 280, 56, dark(icing, 0.12)) +
    ellipse(X - 2, top - 5, 274, 51, icing) +
    drips.replace(/opacity="[^"]*"/g, '') +
    ellipse(X - 4, top - 8, 262, 46, light(icing, 0.1)) +
    stroke(`M${left + 44} ${top + 40}V${bottom - 40}`, '#ffffff', 15, 'opacity=".25"') +
    crown +
    props(dish)
  )
}
