import { dark, golden, light, mix } from '../colour.ts'
import type { Dish } from '../dish.ts'
import { sauce } from '../grounds.ts'
import { scatter } from '../placement.ts'
import { around, filled, room, serve } from '../served.ts'
import { at, blob, circle, path, type Svg, shadow, stroke } from '../svg.ts'
import { toppings } from './toppings.ts'

/** Filled pasta in its sauce: pillows with a crimped edge, or shells and tubes when described so. */
export function ravioli(dish: Dish): Svg {
  const served = serve(dish)
  const { rng } = dish
  const colour = mix(dish.body, '#f0cd7d', 0.4)
  const pool = dish.parts.find(({ flows }) => flows)?.colour ?? golden(colour, 0.3)
  const tubes = /shell|tube|cannelloni|manicotti|roll/.test(dish.words)
  const one = ({ x, y }: { x: number; y: number }) => {
    const turn = rng.between(-0.5, 0.5)
    const edge = tubes
      ? blob(rng, { x, y }, 84, 40, { corners: 10, wobble: 0.04, turn })
      : blob(rng, { x, y }, 70, 66, { corners: 4, wobble: 0.02, turn: 0.785 + turn })
    const teeth = tubes
      ? ''
      : circle(
          x,
          y,
          58,
          'none',
          `stroke="${dark(colour, 0.2)}" stroke-width="5" stroke-dasharray="5 9" opacity=".6"`,
        )
    return (
      shadow(edge, 5, 10, 0.28) +
      path(edge, golden(colour, 0.35)) +
      path(edge, colour, 'transform="translate(-2 -4)"') +
      teeth +
      path(
        blob(rng, { x: x - 3, y: y - 5 }, tubes ? 50 : 32, tubes ? 18 : 28, { wobble: 0.08, turn }),
        light(colour, 0.3),
      ) +
      stroke(`M${at(x - 20, y - 18)}q14 -8 28 -6`, '#fff8e4', 6, 'opacity=".8"')
    )
  }
  const places = scatter(rng, tubes ? 9 : 13, room(served, 0.78))
  return (
    filled(dish, served, sauce(rng, around(served), pool)) +
    places.map(one).join('') +
    toppings({ ...dish, pieces: dish.extras }, room(served, 0.72), { kinds: 4, share: 0.9 })
  )
}
