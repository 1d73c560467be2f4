import { dark, light, mix } from '../colour.ts'
import type { Dish } from '../dish.ts'
import { drawPiece } from '../looks.ts'
import type { Part } from '../parts.ts'
import { disc, scatter } from '../placement.ts'
import { room, serve } from '../served.ts'
import { at, blob, circle, type Point, type Svg, stroke } from '../svg.ts'
import { solid } from './equals.ts'
import { finish, specks } from './toppings.ts'

const cheeses = /chees|brie|gouda|cheddar|blue|manchego|camembert|feta|mozzarella|wheel|log/

/** A cheese: a wheel, or a wedge with its rind. */
function cheese({ rng }: Dish, { words, colour }: Part, { x, y }: Point, size: number): Svg {
  const tone = mix(colour, '#f6df9c', 0.25)
  if (/wheel|round|ball|log|whole|baked/.test(words))
    return (
      solid(blob(rng, { x, y }, size, size * 0.96, { corners: 16, wobble: 0.025 }), tone) +
      circle(x - 3, y - 8, size * 0.78, light(tone, 0.25), 'opacity=".7"') +
      specks(rng, disc(x, y, size * 0.8), dark(tone, 0.3), 30, 6)
    )
  const wedge = `M${at(x - size, y + size * 0.5)}L${at(x + size, y - size * 0.7)}Q${at(x + size * 1.2, y)} ${at(x + size, y + size * 0.62)}Z`
  return (
    solid(wedge, tone) +
    stroke(
      `M${at(x + size, y - size * 0.7)}Q${at(x + size * 1.2, y)} ${at(x + size, y + size * 0.62)}`,
      dark(tone, 0.25),
      16,
    ) +
    specks(
      rng,
      disc(x + size * 0.3, y + size * 0.1, size * 0.4, size * 0.3),
      /blue/.test(words) ? '#5a6f8c' : dark(tone, 0.2),
      16,
      9,
    )
  )
}

/** Cheese and its accompaniments in groups on a board. */
export function cheeseBoard(dish: Dish): Svg {
  const { rng } = dish
  const served = serve(dish)
  const { x, y, rx, ry } = served
  const parts = dish.parts.filter(({ looks }) => looks.length > 0).slice(0, 8)
  const count = Math.max(3, parts.length)
  const turn = rng.next() * 6
  const groups = parts.map((part, i) => {
    const angle = turn + (i / count) * Math.PI * 2
    const place = { x: x + Math.cos(angle) * rx * 0.6, y: y + Math.sin(angle) * ry * 0.6 }
    const [look] = part.looks
    if (cheeses.test(part.words) || !look || look.shape === 'tint')
      return cheese(dish, part, place, Math.min(rx, ry) * 0.36)
    return scatter(
      rng,
      Math.round(Math.min(14, Math.max(4, 300 / Math.max(14, look.size)))),
      disc(place.x, place.y, Math.min(rx, ry) * 0.32),
    )
      .map((spot) => drawPiece(rng, look, spot, 1))
      .join('')
  })
  return served.under + groups.join('') + finish(dish, room(served, 0.5), { share: 0.5 })
}
