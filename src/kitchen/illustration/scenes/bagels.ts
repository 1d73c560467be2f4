import { dark } from '../colour.ts'
import { circle } from '../svg.ts'
import { crustOf } from './baked-units.ts'
import { ringOfDough } from './bread-units.ts'
import type { Unit } from './equals.ts'

/** A bagel: always a ring, whatever it is sprinkled with. */
export const bagelLike: Unit = (dish, place, size, i) =>
  ringOfDough({ ...dish, words: '', parts: dish.parts.slice(0, 1) }, place, size, i) +
  circle(place.x, place.y, size * 0.1, dark(crustOf(dish), 0.7))
