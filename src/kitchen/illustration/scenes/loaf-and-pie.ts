import { dark, light, mix } from '../colour.ts'
import type { Dish } from '../dish.ts'
import { type Area, arc, sauce } from '../grounds.ts'
import { drawPiece } from '../looks.ts'
import { disc, rectangle, scatter } from '../placement.ts'
import { at, blob, box, circle, n, path, type Svg, shadowColour, stroke, turned } from '../svg.ts'
import { board, plate } from '../vessels.ts'
import { doughColour, studs } from './dough.ts'
import { finish, specks, toppings } from './toppings.ts'

const X = 600
const Y = 450

/** Banana bread, yeast bread: a loaf on a board, with slices cut. */
export function loaf(dish: Dish): Svg {
  const { rng } = dish
  const colour = doughColour(dish)
  const crust = mix(colour, '#8a4f22', 0.4)
  const crumbColour = light(colour, 0.46)
  const inside = studs(dish).filter(({ word }) => word !== 'butter')
  const body =
    blob(rng, { x: 0, y: 0 }, 1, 1) &&
    `M330 250Q330 205 400 205H650Q705 205 705 262V640Q705 700 650 700H400Q330 700 330 640Z`
  const crack = `M516 262Q480 330 528 400T508 520T526 640`
  const slice = (x: number, turn: number) =>
    turned(
      box(x + 8, 232, 80, 470, 34, shadowColour, 'opacity=".28"') +
        box(x, 216, 80, 470, 34, dark(crust, 0.2)) +
        box(x + 6, 222, 66, 456, 28, crumbColour) +
        specks(rng, rectangle(x + 14, 240, 48, 420), dark(crumbColour, 0.18), 46, 5) +
        inside
          .slice(0, 2)
          .map((look) =>
            scatter(rng, 6, rectangle(x + 20, 256, 40, 390))
              .map((spot) => drawPiece(rng, look, spot, 0.72))
              .join(''),
          )
          .join(''),
      turn,
      x + 40,
      450,
    )
  return (
    board(rng, 150, 130, 900, 650) +
    path(body, shadowColour, 'opacity=".3" transform="translate(10 18)"') +
    path(body, dark(crust, 0.25)) +
    path(body, crust, 'transform="translate(-4 -7)"') +
    path(blob(rng, { x: 512, y: 446 }, 150, 216, { corners: 14, wobble: 0.05 }), light(crust, 0.2)) +
    stroke(crack, dark(crust, 0.3), 40, 'opacity=".35"') +
    stroke(crack, mix(crust, crumbColour, 0.55), 22) +
    specks(rng, disc(512, 450, 150, 200), dark(crust, 0.3), 50, 5) +
    inside
      .slice(0, 2)
      .map((look) =>
        scatter(rng, 10, disc(512, 450, 140, 200))
          .map((spot) => drawPiece(rng, look, spot, 0.9))
          .join(''),
      )
      .join('') +
    slice(748, 4) +
    slice(862, 9) +
    specks(rng, rectangle(720, 250, 260, 440), crust, 16, 8)
  )
}

/** Pies, tarts and quiches: a crimped edge, and a lattice over fruit. */
export function pie(dish: Dish): Svg {
  const { rng } = dish
  const crust = '#d9a25a'
  const lattice =
    /pie|lattice/.test(dish.title) &&
    !/shepherd|cottage|cream pie|pumpkin|meringue|key lime|quiche|tart/.test(dish.title)
  const custard = /quiche|egg/.test(dish.words) && dish.category !== 'dessert'
  const open = custard ? mix(dish.main, '#f2c65c', 0.85) : mix(dish.main, dish.tint, 0.5)
  const filling: Area = { x: X, y: Y, r: 262 }
  const crimps = Array.from({ length: 40 }, (_, i) => {
    const angle = (i / 40) * Math.PI * 2
    return circle(
      X + Math.cos(angle) * 318,
      Y + Math.sin(angle) * 318,
      29,
      i % 2 ? crust : light(crust, 0.18),
      `stroke="${dark(crust, 0.28)}" stroke-width="4"`,
    )
  }).join('')
  const band = (offset: number, turn: number) => {
    const half = Math.sqrt(Math.max(0, 285 ** 2 - offset ** 2))
    return turned(
      box(X - half, Y + offset - 24 + 8, half * 2, 50, 8, shadowColour, 'opacity=".25"') +
        box(X - half, Y + offset - 25, half * 2, 50, 8, dark(crust, 0.2)) +
        box(X - half, Y + offset - 25, half * 2, 42, 8, light(crust, 0.1)) +
        stroke(
          `M${at(X - half + 20, Y + offset - 12)}H${n(X + half - 30)}`,
          light(crust, 0.5),
          5,
          'opacity=".6"',
        ),
      turn,
      X,
      Y,
    )
  }
  const strips = [-168, -84, 0, 84, 168]
    .map((offset, i) => band(offset, 42) + band([168, -84, 0, 84, -168][i] ?? 0, -48))
    .join('')
  const fruit = toppings(dish, disc(X, Y, 232), {
    kinds: 5,
    share: lattice ? 1.2 : 1.5,
    skip: ['egg', 'cube'],
  })
  return (
    plate(rng, X, Y, 384, '#eee4d4') +
    circle(X + 6, Y + 12, 345, shadowColour, 'opacity=".3"') +
    circle(X, Y, 335, dark(crust, 0.3)) +
    sauce(rng, filling, open) +
    fruit +
    (lattice ? strips : '') +
    crimps +
    circle(X, Y, 290, 'none', `stroke="${dark(crust, 0.35)}" stroke-width="7" opacity=".4"`) +
    stroke(arc(X, Y, 330, -2.6, -1.9), '#ffe7b8', 9, 'opacity=".7"') +
    (lattice ? '' : finish(dish, disc(X, Y, 220)))
  )
}
