import { type Colour, mix } from '../colour.ts'
import type { Dish } from '../dish.ts'
import { drawPiece } from '../looks.ts'
import { ellipse, type Svg, shadowColour } from '../svg.ts'

const FLOOR = 790

export const onFloor = (x: number, rx: number): Svg =>
  ellipse(x + 26, FLOOR + 6, rx * 1.15, 30, shadowColour, 'opacity=".3"')

export const fruitOf = (dish: Dish) =>
  dish.pieces.filter(({ shape }) => !['herb', 'seed', 'egg', 'cube', 'shred', 'frill'].includes(shape))

/** The colour of what is blended: its fruit, softened by its milk. */
export function blended(dish: Dish): Colour {
  if (/chocolate|cocoa|mocha/.test(dish.title)) return '#7b4a30'
  if (/green|spinach|kale|matcha|avocado/.test(dish.title)) return '#9dbd55'
  const fruit = dish.pieces.filter(({ shape }) => !['herb', 'leaf', 'seed'].includes(shape)).slice(0, 3)
  const colour = fruit.reduce(
    (sum, { colour: each }, i) => (i === 0 ? each : mix(sum, each, 0.3)),
    fruit[0]?.colour ?? dish.tint,
  )
  return /milk|yog|cream|banana|oat/.test(dish.words) ? mix(colour, '#fbeedd', 0.3) : colour
}

/** A few of the ingredients beside the glass or the stand. */
export function props(dish: Dish): Svg {
  const [one, two] = fruitOf(dish)
  const { rng } = dish
  const spots = [
    { look: one, x: 300, y: FLOOR - 36, scale: 1.9 },
    { look: one, x: 372, y: FLOOR - 4, scale: 1.5 },
    { look: two ?? one, x: 872, y: FLOOR - 30, scale: 1.9 },
    { look: two, x: 948, y: FLOOR + 2, scale: 1.4 },
  ]
  return spots
    .map(({ look, x, y, scale }) =>
      look ? drawPiece(rng, look.shape === 'crumb' ? { ...look, size: 16 } : look, { x, y }, scale) : '',
    )
    .join('')
}
