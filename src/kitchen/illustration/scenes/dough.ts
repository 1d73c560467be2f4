import type { Colour } from '../colour.ts'
import type { Dish } from '../dish.ts'

/** The colour of a dough by what is in it. */
export function doughColour(dish: Dish): Colour {
  if (
    /brownie|chocolate (?:cake|muffin|cupcake|cookie|torte|loaf)|double chocolate|cocoa|devil/.test(
      dish.title,
    )
  )
    return '#5a3220'
  if (/red velvet/.test(dish.title)) return '#8e2b2b'
  if (/gingerbread|ginger|molasses|pumpkin|carrot|spice/.test(dish.title)) return '#b8713a'
  if (/cocoa/.test(dish.words) && !/chip/.test(dish.title)) return '#6b3d26'
  if (/lemon|vanilla|sugar cookie|shortbread|angel|butter/.test(dish.title)) return '#ecc983'
  if (/matcha|pistachio/.test(dish.title)) return '#a9b763'
  return '#d5a05a'
}

/** What a dough carries: chips, nuts, fruit. */
export const studs = (dish: Dish) =>
  dish.pieces.filter(
    ({ shape }) =>
      ['chunk', 'nut', 'bean', 'blueberry', 'beads', 'ball', 'seed', 'cube', 'shred', 'strawberry'].includes(
        shape,
      ) && !/butter/.test(shape),
  )
