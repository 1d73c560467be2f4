import { dark, light, mix } from '../colour.ts'
import type { Dish } from '../dish.ts'
import { liquid, sauce } from '../grounds.ts'
import { scatter } from '../placement.ts'
import { around, filled, room, serve } from '../served.ts'
import { at, blob, box, circle, n, path, type Svg, stroke } from '../svg.ts'
import { bundt, rolledCake, roundCake, sheetCake } from './cakes-above.ts'
import { arrangeUnits } from './equals.ts'
import { onGround, type Scene, softGround } from './fillings.ts'
import { drink, hotDrink, layered } from './from-the-side.ts'
import { icePops } from './ice-pops.ts'
import { loaf } from './loaf-and-pie.ts'
import { ovenBake } from './oven-dish.ts'
import { candy, rolledBall, shard } from './rice-and-bite-units.ts'
import { sliceOfCake, sliceOfPie, turnedOut } from './slice-units.ts'
import { bar, creamPuff, scoop } from './sweet-units.ts'
import { specks, toppings } from './toppings.ts'

/** A dessert set in its dish: still, a little browned, with its toppings. */
const set: Scene = (dish) => {
  if (dish.looks.vessel === 'plate') return arrangeUnits(turnedOut, { want: 1, scale: 0.9 })(dish)
  const served = serve(dish)
  const { rng } = dish
  const browned = /brown|golden|burnt|baked/.test(dish.words)
  const skin = liquid(rng, around(served), dish.body)
  const spots = browned
    ? scatter(rng, 9, room(served, 0.8))
        .map((spot) =>
          path(
            blob(rng, spot, rng.between(14, 40), rng.between(9, 20), { wobble: 0.3, turn: rng.next() * 6 }),
            '#a8642a',
            'opacity=".4"',
          ),
        )
        .join('')
    : ''
  return (
    filled(dish, served, skin + spots) +
    toppings({ ...dish, pieces: dish.extras }, room(served, 0.7), { kinds: 4, share: 0.8 })
  )
}

/** Custard under burnt sugar: amber, cracked where a spoon has struck it. */
const burnt: Scene = (dish) => {
  const served = serve(dish)
  const { rng } = dish
  const { x, y, rx } = served
  const sugar = '#b5651d'
  const blots = scatter(rng, 22, room(served, 0.94))
    .map((spot) =>
      path(
        blob(rng, spot, rng.between(20, 64), rng.between(14, 40), { wobble: 0.3, turn: rng.next() * 6 }),
        rng.likely(0.55) ? '#7a3d12' : '#dd9a3c',
        'opacity=".55"',
      ),
    )
    .join('')
  const rays = [0.3, 1.2, 2.3, 3.5, 4.6, 5.5]
    .map(
      (a) =>
        `M${at(x + 40, y + 30)}L${at(x + 40 + Math.cos(a) * rx * rng.between(0.4, 0.85), y + 30 + Math.sin(a) * rx * rng.between(0.4, 0.85))}`,
    )
    .join('')
  const hole = `M${at(x + 10, y + 4)}L${at(x + 88, y + 16)}L${at(x + 70, y + 76)}L${at(x + 4, y + 68)}Z`
  return (
    filled(dish, served, circle(x, y, around(served).r, sugar) + blots) +
    stroke(rays, '#5a2c0c', 6, 'opacity=".75"') +
    stroke(rays, '#f3c479', 2.5, 'opacity=".8" transform="translate(-2 -2)"') +
    path(hole, '#f7e0a3', 'stroke="#5a2c0c" stroke-width="4"') +
    stroke(
      `M${at(x - rx * 0.6, y - rx * 0.42)}q${n(rx * 0.3)} ${n(-rx * 0.3)} ${n(rx * 0.7)} ${n(-rx * 0.2)}`,
      '#ffe6b0',
      12,
      'opacity=".7"',
    ) +
    toppings({ ...dish, pieces: dish.extras }, room(served, 0.5), { kinds: 2, share: 0.4 })
  )
}

/** Jelly in cubes, or set in its bowl. */
const jelly: Scene = (dish) =>
  /cube|square/.test(dish.words)
    ? arrangeUnits(candy, { want: 12, jitter: 20 })(dish)
    : dish.looks.vessel === 'plate'
      ? arrangeUnits(turnedOut, { want: 1, scale: 0.9 })(dish)
      : set(dish)

/** A block of butter, or butter beaten soft with its flavourings. */
const butter: Scene = (dish) => {
  if (dish.looks.vessel !== 'board') return onGround(softGround, { kinds: 3, share: 0.6 })(dish)
  const { under, x, y } = serve(dish)
  const colour = mix(dish.body, '#f8d978', 0.4)
  return (
    under +
    box(x - 190, y - 90, 400, 230, 30, '#2c1408', 'opacity=".25"') +
    box(x - 210, y - 100, 400, 210, 30, dark(colour, 0.2)) +
    box(x - 210, y - 116, 400, 190, 28, colour) +
    stroke(`M${at(x + 90, y - 116)}V${n(y + 74)}`, dark(colour, 0.25), 5) +
    specks(
      dish.rng,
      room({ under: '', x: x - 10, y: y - 20, rx: 170, ry: 70, round: false, walls: false }),
      dish.extras[0]?.colour ?? light(colour, 0.5),
      50,
      7,
    ) +
    stroke(`M${at(x - 180, y - 98)}h220`, light(colour, 0.6), 12, 'opacity=".8"')
  )
}

const pudding: Scene = (dish) =>
  dish.looks.vessel === 'baking dish'
    ? ovenBake(dish)
    : /rice|tapioca|bread|semolina|oat|quinoa/.test(dish.words)
      ? riceLike(dish)
      : dish.looks.vessel === 'plate' || dish.looks.vessel === 'platter'
        ? arrangeUnits(turnedOut, { want: 1, scale: 0.95 })(dish)
        : set(dish)
const riceLike: Scene = (dish) => {
  const served = serve(dish)
  return (
    filled(
      dish,
      served,
      sauce(dish.rng, around(served), dish.body) +
        specks(dish.rng, room(served, 0.94), dark(dish.body, 0.12), 130, 11) +
        specks(dish.rng, room(served, 0.94), light(dish.body, 0.45), 170, 10),
    ) + toppings({ ...dish, pieces: dish.extras }, room(served, 0.7), { kinds: 4, share: 0.9 })
  )
}

/** Layers of cake, fruit and cream in a dish, of which only clouds of cream show from above. */
const cloud = (dish: Dish): Svg => {
  const served = serve(dish)
  const cream =
    dish.parts.find(({ words }) => /cream|custard|mascarpone|meringue/.test(words))?.colour ?? '#fff6e6'
  const tufts = scatter(dish.rng, 30, room(served, 0.9))
    .toSorted((a, b) => a.y - b.y)
    .map(
      (spot) =>
        path(blob(dish.rng, spot, 74, 56, { corners: 10, wobble: 0.14 }), dark(cream, 0.08)) +
        path(blob(dish.rng, { x: spot.x - 5, y: spot.y - 9 }, 56, 40, { wobble: 0.14 }), light(cream, 0.4)),
    )
    .join('')
  const dust = /cocoa|chocolate shav/.test(dish.words)
    ? specks(dish.rng, room(served, 0.96), '#5a3320', 420, 7)
    : ''
  return (
    filled(dish, served, circle(served.x, served.y, around(served).r, dark(cream, 0.12)) + tufts + dust) +
    toppings({ ...dish, pieces: dish.pieces }, room(served, 0.76), { kinds: 4, share: 1 })
  )
}

/** Desserts, sweets and drinks. */
export const sweets = {
  'layer cake': roundCake,
  'round cake': roundCake,
  'sheet cake': sheetCake,
  'bundt cake': bundt,
  'loaf cake': loaf,
  'rolled cake': rolledCake,
  'slice of cake': arrangeUnits(sliceOfCake, { want: 1, parts: 'shown', scale: 1.06 }),
  'slice of pie': arrangeUnits(sliceOfPie, { want: 1, parts: 'shown', scale: 1.06 }),
  cheesecake: roundCake,
  bars: arrangeUnits(bar, { want: 6, parts: 'shown', jitter: 4, order: 'rows' }),
  brownies: arrangeUnits(bar, { want: 6, parts: 'shown', jitter: 4, order: 'rows' }),
  'small balls': arrangeUnits(rolledBall, { want: 8, parts: 'shown', scale: 0.94 }),
  candies: arrangeUnits(candy, { want: 12, parts: 'on each', scale: 0.96, order: 'rows' }),
  bark: arrangeUnits(shard, { want: 8, parts: 'on each', scale: 1.1 }),
  'ice cream': arrangeUnits(scoop, { want: 3, scale: 0.9 }),
  'ice pops': icePops,
  custard: set,
  'burnt custard': burnt,
  pudding,
  mousse: onGround(softGround, { kinds: 3, share: 0.6 }),
  jelly,
  trifle: cloud,
  'cream puffs': arrangeUnits(creamPuff, { want: 7, parts: 'shown', scale: 1.15 }),
  butter,
  'cold drink': drink,
  cocktail: drink,
  smoothie: drink,
  'hot drink': hotDrink,
  'layered in a glass': layered,
} satisfies Record<string, Scene>
