import { type Colour, dark, light, mix } from '../colour.ts'
import type { Dish } from '../dish.ts'
import { sauce } from '../grounds.ts'
import { disc, rectangle, scatter } from '../placement.ts'
import { blob, circle, ellipse, path, type Svg, shadow, stroke, turned } from '../svg.ts'
import { board, parchment, plate } from '../vessels.ts'
import { finish, toppings } from './toppings.ts'

const X = 600

const Y = 450

/** Burritos, wraps and sandwiches, cut so that the filling shows. */
export function halves(dish: Dish): Svg {
  const { rng } = dish
  const bread = dish.parts.find(({ words }) =>
    /bread|toast|bun|roll|loaf|tortilla|wrap|pita|flatbread|baguette|wonton|lavash/.test(words),
  )
  const skin: Colour = mix(
    dish.looks.form === 'sandwich' ? '#c98d4a' : '#ecd3a0',
    bread?.colour ?? '#d9a55c',
    0.3,
  )
  const filling = dish.pieces.filter(({ shape }) => shape !== 'citrus' && shape !== 'wedge')
  const half = (x: number, y: number, turn: number) => {
    const face = { x, y: y - 10 }
    const roll = `M${x - 150} ${y}C${x - 150} ${y - 60} ${x + 150} ${y - 60} ${x + 150} ${y}V${y + 270}Q${x + 150} ${y + 330} ${x + 90} ${y + 332}H${x - 90}Q${x - 150} ${y + 330} ${x - 150} ${y + 270}Z`
    const toasted = scatter(rng, 14, rectangle(x - 120, y + 60, 240, 220))
      .map((place) =>
        path(
          blob(rng, place, rng.between(8, 24), rng.between(6, 14), { wobble: 0.3, turn: rng.next() * 6 }),
          '#a8652a',
          'opacity=".5"',
        ),
      )
      .join('')
    const fold = stroke(
      `M${x + 60} ${y + 30}Q${x + 30} ${y + 190} ${x + 76} ${y + 325}`,
      dark(skin, 0.35),
      7,
      'opacity=".5"',
    )
    return turned(
      shadow(roll, 12, 20, 0.34) +
        path(roll, dark(skin, 0.16)) +
        path(roll, skin, 'transform="translate(-5 -4)"') +
        toasted +
        fold +
        stroke(`M${x - 118} ${y + 80}V${y + 260}`, light(skin, 0.7), 13, 'opacity=".5"') +
        ellipse(face.x, face.y + 4, 152, 98, dark(skin, 0.28)) +
        ellipse(face.x, face.y, 146, 92, light(skin, 0.3)) +
        ellipse(face.x, face.y, 128, 77, mix(dish.tint, '#6b3d1c', 0.4)) +
        toppings({ ...dish, pieces: filling }, disc(face.x, face.y, 106, 58), {
          kinds: 6,
          share: 0.62,
          scale: 0.72,
        }),
      turn,
      x,
      y + 150,
    )
  }
  return (
    (dish.looks.vessel === 'plate'
      ? plate(rng, X, Y, 400)
      : board(rng, 110, 90, 980, 720) + parchment(rng, 180, 170, 840, 560)) +
    half(420, 290, -10) +
    half(780, 270, 9)
  )
}

/** Quesadillas and flat pies: wedges on a plate. */
export function wedges(dish: Dish): Svg {
  const { rng } = dish
  const skin = mix('#e2b364', dish.body, 0.35)
  const [first] = dish.parts.slice(1).filter(({ flows, words }) => flows && !/chees|butter/.test(words))
  const cheese = dish.parts.slice(1).find(({ looks }) => looks.length > 0)?.colour ?? '#f6cf62'
  const one = (i: number) => {
    const turn = i * 60 + 14
    const tip = { x: X, y: Y - 24 }
    const shape = `M${tip.x} ${tip.y}L${X - 128} ${Y - 270}Q${X} ${Y - 322} ${X + 128} ${Y - 270}Z`
    return turned(
      shadow(shape, 5, 12, 0.3) +
        path(shape, cheese, `stroke="${cheese}" stroke-width="16" stroke-linejoin="round"`) +
        path(
          shape,
          dark(skin, 0.14),
          `stroke="${dark(skin, 0.14)}" stroke-width="6" stroke-linejoin="round"`,
        ) +
        path(shape, skin, 'transform="translate(-2 -5)"') +
        scatter(rng, 11, disc(X, Y - 212, 74, 66))
          .map((place) =>
            path(
              blob(rng, place, rng.between(8, 22), rng.between(6, 13), { wobble: 0.3, turn: rng.next() * 6 }),
              '#a5622a',
              'opacity=".55"',
            ),
          )
          .join('') +
        toppings({ ...dish, pieces: dish.extras }, rectangle(X - 60, Y - 300, 120, 24), {
          kinds: 2,
          share: 0.16,
          scale: 0.6,
        }),
      turn,
      X,
      Y,
    )
  }
  return (
    (dish.looks.vessel === 'board' ? board(rng, 190, 50, 840, 800) : plate(rng, X, Y, 400)) +
    Array.from({ length: 6 }, (_, i) => one(i)).join('') +
    (first ? circle(X, Y, 76, '#f7efe0') + sauce(rng, { x: X, y: Y, r: 64 }, first.colour) : '') +
    finish(dish, disc(X, Y, 230), { share: 0.7 })
  )
}
