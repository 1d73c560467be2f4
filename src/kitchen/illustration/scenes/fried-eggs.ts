import { mix } from '../colour.ts'
import type { Dish } from '../dish.ts'
import { sauce } from '../grounds.ts'
import { around, filled, room, serve } from '../served.ts'
import { friedEgg } from '../slices.ts'
import type { Svg } from '../svg.ts'
import { bedOf } from './equals.ts'
import { toppings } from './toppings.ts'

/** Fried eggs on the food below them. */
export function friedEggs(dish: Dish): Svg {
  const served = serve(dish)
  const { rng } = dish
  const { x, y, rx, ry } = served
  const inPan = served.walls && dish.looks.vessel === 'skillet'
  const rest = { ...dish, extras: dish.pieces.filter(({ shape }) => shape !== 'egg') }
  const base = dish.parts.find(({ words, looks }) => looks[0]?.shape === 'tint' && !/egg|yolk/.test(words))
  const ground = inPan
    ? filled(
        dish,
        served,
        sauce(rng, around(served), mix(base?.colour ?? '#8a5a34', '#4a3526', base ? 0.1 : 0.5)),
      )
    : bedOf(rest, served)
  const eggs = [
    { x: x - rx * 0.26, y: y + ry * 0.1 },
    { x: x + rx * 0.36, y: y - ry * 0.06 },
  ]
  return (
    ground +
    eggs.map((place) => friedEgg(rng, place, Math.min(rx, ry) * 0.5, '#f6b428')).join('') +
    toppings({ ...dish, pieces: rest.extras }, room(served, 0.74), { kinds: 4, share: 0.6 })
  )
}
