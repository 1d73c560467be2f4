import { dark, light, mix } from '../colour.ts'
import type { Dish } from '../dish.ts'
import { arc, sauce } from '../grounds.ts'
import { disc, ring, scatter } from '../placement.ts'
import { around, filled, room, serve } from '../served.ts'
import { at, blob, box, circle, path, type Svg, shadow, shadowColour, stroke, turned } from '../svg.ts'
import { finish, toppings } from './toppings.ts'

const X = 600
const Y = 452

/** A stack of pancakes from above: each round a little beside the one below. */
export function pancakes(dish: Dish): Svg {
  const { rng } = dish
  const colour = mix(dish.body, '#dfa04e', 0.4)
  const over = dish.parts.slice(1).find(({ flows, words }) => flows && !/butter/.test(words))?.colour
  const withButter = /butter/.test(dish.words)
  const stack = [0, 1, 2, 3, 4].map((i) => {
    const place = { x: X + (i - 2) * 7 + rng.between(-12, 12), y: Y + 52 - i * 22 + rng.between(-5, 5) }
    const outline = blob(rng, place, 226, 218, { corners: 16, wobble: 0.025 })
    const crown = blob(rng, { x: place.x - 2, y: place.y - 3 }, 208, 200, { corners: 16, wobble: 0.03 })
    const brown = blob(rng, { x: place.x - 2, y: place.y - 4 }, 190, 182, { corners: 13, wobble: 0.06 })
    return (
      shadow(outline, 5, 12, 0.28) +
      path(outline, light(colour, 0.42)) +
      path(crown, mix(colour, '#f2c983', 0.35)) +
      path(brown, dark(colour, 0.16))
    )
  })
  const top = { x: X + 8, y: Y - 36 }
  const pores = scatter(rng, 60, disc(top.x, top.y, 160))
    .map(({ x, y }) => `M${at(x, y)}h.1`)
    .join('')
  const syrup = path(
    blob(rng, { x: top.x + 20, y: top.y + 26 }, 148, 122, { corners: 12, wobble: 0.2 }),
    over ?? '#8f4513',
    'opacity=".8"',
  )
  const runs = [-0.3, 0.9, 1.9].map((angle) => {
    const x = top.x + Math.cos(angle) * 120
    const y = top.y + 30 + Math.sin(angle) * 100
    return stroke(
      `M${at(x, y)}q${at(Math.cos(angle) * 60, Math.sin(angle) * 40)} ${at(Math.cos(angle) * 92, Math.sin(angle) * 90 + 40)}`,
      over ?? '#8f4513',
      32,
      'opacity=".72"',
    )
  })
  const shine = stroke(arc(top.x + 16, top.y + 24, 112, -2.7, -1.7), '#f5d7a0', 8, 'opacity=".75"')
  const butter = turned(
    box(top.x - 36, top.y - 22, 72, 62, 8, '#d9a83a') +
      box(top.x - 38, top.y - 30, 72, 60, 8, '#fbe08a') +
      stroke(`M${at(top.x - 26, top.y - 18)}h30`, '#fff8d8', 6),
    rng.between(-25, 25),
    top.x,
    top.y,
  )
  const fruit = toppings({ ...dish, pieces: dish.extras }, ring(X, Y - 24, 40, 210), { kinds: 3, share: 0.7 })
  return (
    serve(dish).under +
    stack.join('') +
    stroke(pores, dark(colour, 0.36), 6, 'opacity=".5"') +
    (over ? runs.join('') + syrup + shine : '') +
    (withButter ? butter : '') +
    fruit
  )
}

/** Waffles and French toast: two that overlap. */
export function waffles(dish: Dish): Svg {
  const { rng } = dish
  const toast = dish.looks.form === 'french toast'
  const colour = mix(dish.body, toast ? '#d99a4e' : '#d38f3e', 0.5)
  const syrup = dish.parts.slice(1).find(({ flows }) => flows)?.colour
  const one = (x: number, y: number, turn: number) => {
    const cells = toast
      ? ''
      : Array.from(
          { length: 16 },
          (_, i) =>
            box(x - 118 + (i % 4) * 60, y - 118 + Math.floor(i / 4) * 60, 46, 46, 9, dark(colour, 0.3)) +
            stroke(
              `M${at(x - 112 + (i % 4) * 60, y - 80 + Math.floor(i / 4) * 60)}h34`,
              light(colour, 0.35),
              5,
              'opacity=".8"',
            ),
        ).join('')
    const crust = toast
      ? path(blob(rng, { x, y }, 118, 112, { corners: 12, wobble: 0.08 }), dark(colour, 0.2), 'opacity=".75"')
      : ''
    return turned(
      box(x - 140, y - 132, 290, 290, 50, shadowColour, 'opacity=".25"') +
        box(x - 145, y - 145, 290, 290, toast ? 60 : 46, dark(colour, 0.3)) +
        box(x - 140, y - 143, 278, 276, toast ? 56 : 42, light(colour, 0.14)) +
        cells +
        crust,
      turn,
      x,
      y,
    )
  }
  return (
    serve(dish).under +
    one(X - 76, Y + 46, -14) +
    one(X + 74, Y - 30, 16) +
    toppings({ ...dish, pieces: dish.extras }, disc(X + 10, Y, 190), { kinds: 3, share: 0.8 }) +
    (syrup ? stroke(`M${at(X - 150, Y + 40)}q60 -110 100 10t100 -30t100 20`, syrup, 13, 'opacity=".8"') : '')
  )
}

/** Omelettes: a golden half moon with its filling. */
export function omelette(dish: Dish): Svg {
  if (dish.looks.vessel !== 'plate' && dish.looks.vessel !== 'platter') return setEggs(dish)
  const { rng } = dish
  const gold = mix(dish.body, '#f2bf45', 0.6)
  const moon = `M${at(X - 265, Y + 40)}Q${at(X - 250, Y - 215)} ${at(X + 10, Y - 205)}Q${at(X + 260, Y - 195)} ${at(X + 262, Y + 52)}Q${at(X, Y + 138)} ${at(X - 265, Y + 40)}Z`
  const brown = scatter(rng, 15, disc(X, Y - 60, 190, 105))
    .map((place) =>
      path(
        blob(rng, place, rng.between(18, 48), rng.between(9, 22), {
          wobble: 0.25,
          turn: rng.between(-0.4, 0.4),
        }),
        '#c47f25',
        'opacity=".5"',
      ),
    )
    .join('')
  const filling = { ...dish, pieces: dish.extras.filter(({ shape }) => shape !== 'egg') }
  return (
    serve(dish).under +
    toppings(filling, disc(X, Y + 82, 214, 62), { kinds: 4, share: 1.1 }) +
    shadow(moon, 5, 14, 0.32) +
    path(moon, dark(gold, 0.24)) +
    path(moon, gold, 'transform="translate(-2 -9)"') +
    brown +
    stroke(
      `M${at(X - 215, Y - 60)}Q${at(X - 150, Y - 178)} ${at(X - 10, Y - 180)}`,
      '#fff1c2',
      13,
      'opacity=".8"',
    ) +
    finish(dish, disc(X, Y - 30, 190, 110))
  )
}

/** Shakshuka and eggs in a pan of sauce. */
export function eggsInSauce(dish: Dish): Svg {
  const served = serve(dish)
  const { rng } = dish
  const { x, y, rx, ry } = served
  const pool = dish.parts.find(({ flows, words }) => flows && !/egg|yolk/.test(words))?.colour ?? dish.tint
  const turn = rng.next() * 6
  const many = Math.min(rx, ry) > 255 ? 5 : 2
  const eggs = Array.from({ length: many }, (_, i) => {
    const angle = turn + (i / many) * Math.PI * 2
    const place = {
      x: x + Math.cos(angle) * rx * (many > 2 ? 0.56 : 0.4),
      y: y + Math.sin(angle) * ry * (many > 2 ? 0.56 : 0.4),
    }
    return (
      path(blob(rng, place, 78, 68, { corners: 11, wobble: 0.16 }), '#fff7e6') +
      circle(place.x + 2, place.y + 4, 31, '#d9850f') +
      circle(place.x, place.y, 29, '#f8b52a') +
      circle(place.x - 9, place.y - 10, 7, '#fff3c4')
    )
  }).join('')
  return (
    filled(dish, served, sauce(rng, around(served), pool) + eggs) +
    toppings(
      { ...dish, pieces: dish.pieces.filter(({ shape }) => shape !== 'egg' && shape !== 'tomato') },
      room(served, 0.8),
      { kinds: 3, share: 0.6 },
    )
  )
}

/** Eggs set in a round: a frittata in its skillet, a quiche without a crust in its dish. */
function setEggs(dish: Dish): Svg {
  const { rng } = dish
  const served = serve(dish)
  const area = around(served)
  const browned = scatter(rng, 16, room(served, 0.86))
    .map((place) =>
      path(
        blob(rng, place, rng.between(22, 54), rng.between(12, 28), { wobble: 0.28, turn: rng.next() * 6 }),
        '#b8741f',
        'opacity=".4"',
      ),
    )
    .join('')
  return (
    filled(dish, served, sauce(rng, area, mix('#f2c65c', dish.body, 0.3)) + browned) +
    toppings({ ...dish, pieces: dish.extras.filter(({ shape }) => shape !== 'egg') }, room(served, 0.78), {
      kinds: 5,
      share: 0.9,
    })
  )
}
