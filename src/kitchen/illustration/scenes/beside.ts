import type { Dish } from '../dish.ts'
import { drawPiece } from '../looks.ts'
import { ellipse, type Svg, shadowColour } from '../svg.ts'

const FLOOR = 790

export const onFloor = (x: number, rx: number): Svg =>
  ellipse(x + 26, FLOOR + 6, rx * 1.15, 30, shadowColour, 'opacity=".3"')

export const fruitOf = (dish: Dish) =>
  dish.extras.filter(
    ({ shape, word }) => !['herb', 'seed', 'egg', 'shred', 'frill'].includes(shape) && !/ice/.test(word),
  )

/** Draws a few of the parts beside the glass or the stand. */
export function drawBeside(dish: Dish): Svg {
  const [one, two] = fruitOf(dish)
  const { rng } = dish
  const spots = [
    { look: one, x: 270, y: FLOOR - 36, scale: 1.9 },
    { look: one, x: 342, y: FLOOR - 4, scale: 1.5 },
    { look: two ?? one, x: 892, y: FLOOR - 30, scale: 1.9 },
    { look: two, x: 968, y: FLOOR + 2, scale: 1.4 },
  ]
  return spots
    .map(({ look, x, y, scale }) =>
      look
        ? drawPiece(
            rng,
            look.shape === 'crumb' ? { ...look, size: 16 } : look,
            { x, y },
            Math.min(scale, 70 / look.size),
          )
        : '',
    )
    .join('')
}
