import type { Dish } from '../dish.ts'
import { grains, noodles, sauce } from '../grounds.ts'
import { drawPiece } from '../looks.ts'
import { disc, scatter } from '../placement.ts'
import { around, filled, room, serve } from '../served.ts'
import type { Svg } from '../svg.ts'
import { leafGround } from './fillings.ts'
import { finish, groundOf, threads } from './toppings.ts'

/** Grain and poke bowls: the parts lie side by side, each in its sector. */
export function sectors(dish: Dish): Svg {
  const { rng } = dish
  const served = serve(dish)
  const { x, y, rx, ry } = served
  const grain = groundOf(dish, 'grain')
  const strands = groundOf(dish, 'noodle')
  const lying = dish.pieces
    .filter(({ shape }) => !['herb', 'ringlet', 'seed', 'leaf', 'frill'].includes(shape))
    .slice(0, 7)
  const soft = dish.parts
    .filter(({ flows, looks }) => flows || looks[0]?.shape === 'tint')
    .map(({ colour }) => colour)
    .slice(0, 2)
  const turn = rng.next() * 6
  const count = Math.max(3, lying.length + soft.length)
  const spot = (i: number) => ({
    x: x + Math.cos(turn + (i / count) * Math.PI * 2) * rx * 0.56,
    y: y + Math.sin(turn + (i / count) * Math.PI * 2) * ry * 0.56,
  })
  const wide = Math.min(rx, ry) * (count > 6 ? 0.27 : 0.32)
  const laid = lying
    .map((look, i) => {
      const place = spot(i)
      if (look.shape === 'shred')
        return threads(rng, disc(place.x, place.y, wide), look.colour, 46, look.size)
      if (look.shape === 'egg') return drawPiece(rng, look, place, 1.5)
      const many = Math.round(Math.min(16, Math.max(3, 270 / look.size)))
      return scatter(rng, many, disc(place.x, place.y, wide))
        .map((at) => drawPiece(rng, look, at, look.shape === 'fillet' ? 0.8 : 1))
        .join('')
    })
    .join('')
  const spooned = soft
    .map((colour, i) => sauce(rng, { ...spot(lying.length + i), r: wide * 0.9 }, colour))
    .join('')
  const bed = grain
    ? grains(rng, around(served), grain.colour, { density: served.round && rx === ry ? 1 : 0.6 })
    : strands
      ? noodles(rng, around(served), strands.colour, 15)
      : dish.foods.some(({ shape }) => shape === 'frill')
        ? leafGround(dish, around(served), served)
        : null
  return (
    (bed === null ? served.under : filled(dish, served, bed)) +
    spooned +
    laid +
    finish(dish, room(served, 0.6))
  )
}
