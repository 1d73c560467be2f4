import { dark, light, mix } from '../colour.ts'
import type { Dish } from '../dish.ts'
import { rectangle, scatter } from '../placement.ts'
import { blob, box, path, type Svg, shadowColour, stroke, turned } from '../svg.ts'
import { fruitOf } from './beside.ts'
import { toppings } from './toppings.ts'

/** Ice pops on crushed ice. */
export function icePops(dish: Dish): Svg {
  const { rng } = dish
  const colour = dish.body
  const one = (x: number, y: number, turn: number, i: number) => {
    const tone =
      i === 1 ? light(colour, 0.14) : i === 2 ? mix(colour, dish.parts[1]?.colour ?? colour, 0.4) : colour
    return turned(
      box(x - 24, y + 190, 48, 180, 22, '#dcb983') +
        box(x - 96, y - 186, 210, 410, 92, shadowColour, 'opacity=".22"') +
        box(x - 105, y - 200, 210, 410, 92, dark(tone, 0.14)) +
        box(x - 101, y - 198, 194, 396, 88, tone) +
        toppings({ ...dish, pieces: fruitOf(dish) }, rectangle(x - 62, y - 140, 124, 290), {
          kinds: 2,
          share: 0.4,
        }) +
        stroke(`M${x - 66} ${y - 110}V${y + 130}`, '#ffffff', 17, 'opacity=".4"'),
      turn,
      x,
      y,
    )
  }
  return (
    one(330, 450, -12, 0) +
    one(610, 420, 3, 1) +
    one(890, 450, 14, 2) +
    scatter(rng, 12, rectangle(150, 740, 900, 110))
      .map((place) => path(blob(rng, place, 30, 22, { corners: 6, wobble: 0.2 }), '#ffffff', 'opacity=".6"'))
      .join('')
  )
}
