import { type Colour, dark, light, mix } from '../colour.ts'
import type { Dish } from '../dish.ts'
import { disc, rectangle, scatter } from '../placement.ts'
import { blob, group, n, path, type Svg, stroke } from '../svg.ts'
import { drawBeside } from './beside.ts'
import { FLOOR, type Upright, upright, X } from './side-vessels.ts'
import { specks, toppings } from './toppings.ts'

const clip = (inside: string, content: Svg): Svg =>
  `<clipPath id="g"><path d="${inside}"/></clipPath>${group(content, 'clip-path="url(#g)"')}`

const fill = ({ surface }: Upright, colour: Colour): Svg =>
  `<rect x="250" y="${n(surface - 60)}" width="700" height="${n(FLOOR - surface + 70)}" fill="${colour}"/>`

/** Jars and bottles of jam, pickles, sauces, powders, granola: the contents in their own texture. */
export function preserve(dish: Dish): Svg {
  const { rng } = dish
  const glass = upright(dish)
  const colour = dish.body
  const area = rectangle(X - 180, glass.surface + 6, 360, FLOOR - glass.surface - 30)
  const { form } = dish.looks
  const grainy = ['powder', 'granola', 'dough'].includes(form)
  const pieces = dish.pieces.filter(({ shape }) => shape !== 'seed')
  const brine =
    dish.parts.find(({ flows }) => flows)?.colour ??
    (form === 'pickles' ? '#e8dfa4' : mix(colour, '#fff0d0', 0.3))
  const held = pieces.length > 0 && ['pickles', 'relish', 'cookies', 'jam'].includes(form)
  const ground = form === 'pickles' ? brine : colour
  const texture = grainy
    ? specks(rng, area, dark(colour, 0.28), 260, form === 'granola' ? 11 : 5) +
      specks(rng, area, light(colour, 0.35), 240, form === 'granola' ? 10 : 5)
    : path(`M250 560Q${X} 520 950 590V830H250Z`, dark(ground, 0.12), 'opacity=".6"') +
      scatter(rng, 14, area)
        .map((spot) =>
          path(
            blob(rng, spot, rng.between(14, 40), rng.between(10, 22), { wobble: 0.2 }),
            rng.likely(0.5) ? light(ground, 0.2) : dark(ground, 0.1),
            'opacity=".5"',
          ),
        )
        .join('')
  const bits =
    held || pieces.length > 0
      ? toppings({ ...dish, pieces: held ? pieces : dish.extras }, area, {
          kinds: 4,
          share: form === 'pickles' || form === 'cookies' ? 2.4 : 0.9,
        })
      : ''
  return (
    glass.behind +
    clip(glass.inside, fill({ ...glass, surface: glass.surface - 40 }, ground) + texture + bits) +
    glass.front +
    drawBeside(dish)
  )
}

/** Scoops of ice cream in a glass. */
export function sundae(dish: Dish): Svg {
  const { rng } = dish
  const glass = upright(dish)
  const second = dish.parts.slice(1).find(({ flows, words }) => flows || /ice cream|sorbet/.test(words))
  const ball = (x: number, y: number, r: number, colour: Colour) =>
    path(blob(rng, { x, y }, r, r * 0.95, { corners: 14, wobble: 0.04 }), dark(colour, 0.14)) +
    path(blob(rng, { x: x - 4, y: y - 6 }, r * 0.9, r * 0.86, { corners: 14, wobble: 0.03 }), colour) +
    specks(rng, disc(x, y, r * 0.7), dark(colour, 0.15), 14, 5)
  const r = glass.half * 0.6
  const sauce = dish.parts
    .slice(1)
    .find(({ words }) => /sauce|syrup|caramel|fudge|espresso|coffee/.test(words))?.colour
  const balls =
    ball(X - r * 0.7, glass.surface, r, dish.body) +
    ball(X + r * 0.7, glass.surface + 6, r, second?.colour ?? dish.body) +
    ball(X, glass.surface - r * 0.9, r, light(dish.body, 0.08))
  return (
    glass.behind +
    clip(glass.inside, fill(glass, dish.body)) +
    balls +
    (sauce
      ? path(
          blob(rng, { x: X, y: glass.surface - r * 1.3 }, r * 0.8, r * 0.5, { corners: 12, wobble: 0.2 }),
          sauce,
        )
      : '') +
    toppings({ ...dish, pieces: dish.extras }, disc(X, glass.surface - r * 1.1, r * 0.7, r * 0.4), {
      kinds: 3,
      share: 0.4,
    }) +
    glass.front
  )
}

/** Sticks that stand in a glass: breadsticks, straws of cheese. */
export function standing(dish: Dish): Svg {
  const { rng } = dish
  const glass = upright(dish)
  const colour = dish.body
  const sticks = Array.from({ length: 9 }, (_, i) => {
    const foot = X + (i - 4) * glass.half * 0.16
    const top = X + (i - 4) * glass.half * 0.36 + rng.between(-14, 14)
    const line = `M${n(foot)} ${n(glass.floor - 20)}L${n(top)} ${n(rng.between(90, 190))}`
    return (
      stroke(line, dark(colour, 0.35), 34) +
      stroke(line, colour, 27) +
      stroke(line, light(colour, 0.4), 6, 'opacity=".7" transform="translate(-6 0)"')
    )
  }).join('')
  return glass.behind + sticks + glass.front
}
