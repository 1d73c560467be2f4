import type { Dish } from '../dish.ts'
import { dipBowl, type Served } from '../served.ts'
import type { Svg } from '../svg.ts'

/** Words of a part that put a sauce into a small bowl beside food that is eaten by hand. */
const inBowls =
  /(?:bowl|dish|cup|pot|glass) of |dip$|for dipping|dipping sauce|on the side|at the side|alongside/

/** Draws the small bowls beside the food, and returns the dish without the sauces in them. */
export function sides(dish: Dish, { x, y, rx, ry }: Served): { dish: Dish; svg: Svg } {
  const apart = dish.parts.slice(1).filter(({ flows, raw }) => inBowls.test(raw) && flows)
  if (apart.length === 0) return { dish, svg: '' }
  const parts = dish.parts.filter((part) => !apart.includes(part))
  const gone = new Set(apart.flatMap(({ looks }) => looks))
  const without = <T>(list: readonly T[]) => list.filter((look) => !gone.has(look as never))
  return {
    dish: {
      ...dish,
      parts,
      foods: without(dish.foods),
      pieces: without(dish.pieces),
      extras: without(dish.extras),
    },
    svg: apart
      .slice(0, 2)
      .map(({ colour }, i) => dipBowl(x + (i === 0 ? rx * 0.72 : -rx * 0.72), y + ry * 0.66, 96, colour))
      .join(''),
  }
}
