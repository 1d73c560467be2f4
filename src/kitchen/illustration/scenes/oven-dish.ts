import { dark, golden, light, mix } from '../colour.ts'
import type { Dish } from '../dish.ts'
import { sauce, shortPasta } from '../grounds.ts'
import { scatter } from '../placement.ts'
import { around, filled, room, serve } from '../served.ts'
import { blob, path, type Svg } from '../svg.ts'
import { sides } from './sides.ts'
import { groundOf, specks, toppings } from './toppings.ts'

/** Lasagne, gratins, casseroles, crumbles, baked oats: an oven dish, browned on top. */
export function ovenBake(dish: Dish): Svg {
  const { rng } = dish
  const served = serve(dish)
  const sweet = dish.looks.form === 'crumble' || dish.looks.form === 'pudding'
  const cheese = dish.parts.find(({ words }) =>
    /chees|mozzarella|parmesan|cheddar|gruy|b[eé]chamel/.test(words),
  )
  const cheesy =
    !sweet && (cheese !== undefined || dish.looks.form === 'gratin' || dish.looks.form === 'lasagna')
  const crumbly = sweet || /crumb|streusel|oat|cracker|stuffing/.test(dish.words)
  const base = mix(dish.tint, dish.body, 0.5)
  const field = room(served, 0.95)
  const inner = sauce(rng, around(served), base)
  const cover = cheese?.colour ?? (cheesy ? '#f7cf74' : mix(dish.body, '#e0a95a', 0.35))
  const tubes = groundOf(dish, 'pasta')
  const pastaUnder = tubes
    ? shortPasta(
        rng,
        { x: served.x, y: served.y, r: around(served).r },
        mix(tubes.colour, base, 0.4),
        /mac|elbow|cavatappi|gnocch|shell/.test(dish.words) ? 'elbow' : 'tube',
        served.round ? undefined : { wide: served.rx, high: served.ry },
      )
    : ''
  const molten = cheesy && !tubes
  const crust = scatter(rng, molten ? 34 : tubes ? 22 : 46, field)
    .map((place, i) => {
      const tone = i % 3 === 0 ? golden(cover, 0.16) : i % 3 === 1 ? light(cover, 0.45) : cover
      const wide = rng.between(26, 66) * (molten ? 1.3 : 1)
      const outline = blob(rng, place, wide, wide * 0.7, { wobble: 0.18, turn: rng.next() * 6 })
      return path(outline, tone, 'opacity=".55"')
    })
    .join('')
  const peeking = molten
    ? scatter(rng, 12, field)
        .map((place) =>
          path(
            blob(rng, place, rng.between(18, 46), rng.between(12, 24), { wobble: 0.28 }),
            base,
            'opacity=".7"',
          ),
        )
        .join('')
    : ''
  const blisters = cheesy
    ? scatter(rng, 30, field)
        .map((place) =>
          path(
            blob(rng, place, rng.between(10, 26), rng.between(7, 17), { wobble: 0.28 }),
            '#c57a2a',
            'opacity=".55"',
          ),
        )
        .join('')
    : ''
  const crumbs = crumbly
    ? specks(rng, field, light(cover, 0.35), 130, 13) + specks(rng, field, dark(cover, 0.28), 110, 10)
    : ''
  const browned = specks(rng, field, '#9a5520', 44, cheesy ? 13 : 7)
  const { dish: rest, svg } = sides(dish, served)
  const peek = toppings(
    { ...rest, pieces: rest.pieces.filter(({ word }) => !/chees|mozz|parm/.test(word)) },
    room(served, 0.86),
    {
      kinds: 5,
      share: sweet ? 0.8 : 1.2,
    },
  )
  return (
    filled(
      dish,
      served,
      `${inner}${pastaUnder}${peeking}${crust}${blisters}${crumbs}<g opacity=".65">${browned}</g>${peek}`,
    ) + svg
  )
}
