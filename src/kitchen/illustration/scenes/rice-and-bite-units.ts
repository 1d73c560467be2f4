import { dark, light, mix } from '../colour.ts'
import type { Dish } from '../dish.ts'
import { drawPiece } from '../looks.ts'
import { disc, scatter } from '../placement.ts'
import { at, blob, box, circle, ellipse, n, path, shadowColour, stroke, turned } from '../svg.ts'
import { onUnit, shine, solid, type Unit } from './equals.ts'
import { specks } from './toppings.ts'

const has = (dish: Dish, words: RegExp) => words.test(dish.words)

/** A slice of a sushi roll: seaweed, rice, and the filling in the middle. */
export const sushiRoll: Unit = (dish, place, size) => {
  const { rng } = dish
  const inside = has(dish, /inside-out|uramaki|sesame/)
  const filling = dish.extras
    .filter(({ shape, word }) => shape !== 'seed' && !/nori|seaweed|ginger|wasabi/.test(word))
    .slice(0, 3)
  const { x, y } = place
  return (
    circle(x + 7, y + 12, size * 0.95, shadowColour, 'opacity=".3"') +
    circle(x, y + 5, size * 0.95, inside ? '#e2d6bf' : '#1b2a22') +
    circle(x - 2, y - 3, size * 0.93, inside ? '#fbf4e4' : '#2f4a38') +
    circle(x - 2, y - 3, size * (inside ? 0.6 : 0.82), inside ? '#2f4a38' : '#fbf4e4') +
    specks(rng, disc(x - 2, y - 3, size * 0.86), '#e3d5b8', 36, 6) +
    circle(x - 2, y - 3, size * 0.46, inside ? '#fbf4e4' : '#f3e8d2') +
    (filling.length > 0 ? filling : [{ colour: '#f08a64' }, { colour: '#7f9f3a' }])
      .map(({ colour }, i, all) =>
        path(
          blob(
            rng,
            {
              x: x - 2 + Math.cos((i / all.length) * 6.28) * size * 0.18,
              y: y - 3 + Math.sin((i / all.length) * 6.28) * size * 0.18,
            },
            size * 0.24,
            size * 0.2,
            { corners: 6, wobble: 0.14 },
          ),
          colour,
          `stroke="${dark(colour, 0.2)}" stroke-width="3"`,
        ),
      )
      .join('') +
    (inside ? specks(rng, disc(x, y, size * 0.9), '#cfa860', 16, 6) : '')
  )
}

/** Nigiri: an oblong of rice under a slice. */
export const nigiri: Unit = (dish, { x, y }, size, i) => {
  const tops = [dish.body, ...dish.extras.map(({ colour }) => colour)]
  const top = tops[i % Math.max(1, Math.min(3, tops.length))] ?? '#f08a64'
  return turned(
    solid(
      blob(dish.rng, { x, y: y + 8 }, size * 0.86, size * 0.5, { corners: 12, wobble: 0.04 }),
      '#fbf4e4',
    ) +
      specks(dish.rng, disc(x, y + 8, size * 0.8, size * 0.4), '#e3d5b8', 36, 7) +
      solid(blob(dish.rng, { x, y: y - 10 }, size * 0.96, size * 0.42, { corners: 11, wobble: 0.05 }), top) +
      stroke(
        [-0.5, -0.2, 0.1, 0.4]
          .map(
            (d) =>
              `M${at(x + d * size, y + size * 0.16)}q${n(size * 0.1)} ${n(-size * 0.22)} ${n(size * 0.24)} ${n(-size * 0.4)}`,
          )
          .join(''),
        light(top, 0.5),
        5,
        'opacity=".8"',
      ),
    -18,
    x,
    y,
  )
}

/** A ball of rice as a triangle, its strip of seaweed below. */
export const riceTriangle: Unit = (dish, { x, y }, size) =>
  solid(
    `M${at(x, y - size * 0.9)}Q${at(x + size * 0.24, y - size * 0.9)} ${at(x + size * 0.88, y + size * 0.44)}Q${at(x + size * 0.9, y + size * 0.72)} ${at(x + size * 0.6, y + size * 0.72)}H${n(x - size * 0.6)}Q${at(x - size * 0.9, y + size * 0.72)} ${at(x - size * 0.88, y + size * 0.44)}Q${at(x - size * 0.24, y - size * 0.9)} ${at(x, y - size * 0.9)}Z`,
    '#fbf4e4',
  ) +
  specks(dish.rng, disc(x, y + size * 0.1, size * 0.56), '#e3d5b8', 60, 8) +
  box(x - size * 0.34, y + size * 0.06, size * 0.66, size * 0.64, 6, '#2b4435') +
  ellipse(x - 3, y - size * 0.3, size * 0.16, size * 0.12, dish.extras[0]?.colour ?? '#d8562f')

/** A vegetable as a cup or a boat, with its filling. */
export const stuffedOne: Unit = (dish, place, size) => {
  const { rng } = dish
  const boat = has(dish, /zucchini|eggplant|potato|boat|half|halves|squash|avocado|cucumber|chile|poblano/)
  const colour = dish.body
  const filling = dish.parts.slice(1).find(({ looks }) => looks.length > 0)
  const cheese = dish.parts.find(({ words }) => /chees|cheddar|mozzarella|feta|parmesan/.test(words))
  const ry = boat ? 0.56 : 0.92
  const pulp = filling?.colour ?? '#b9773f'
  const top = dish.extras.slice(0, 3)
  return turned(
    solid(blob(rng, place, size, size * ry, { corners: boat ? 12 : 8, wobble: 0.05 }), colour) +
      path(
        blob(rng, { x: place.x - 2, y: place.y - 5 }, size * 0.8, size * ry * 0.74, { wobble: 0.06 }),
        mix(light(colour, 0.3), '#f0dcae', 0.4),
      ) +
      path(
        blob(rng, { x: place.x - 2, y: place.y - 6 }, size * 0.72, size * ry * 0.64, {
          corners: 12,
          wobble: 0.1,
        }),
        dark(pulp, 0.1),
      ) +
      top
        .map((look) =>
          scatter(rng, look.size > 20 ? 3 : 7, disc(place.x, place.y - 6, size * 0.56, size * ry * 0.48))
            .map((spot) => drawPiece(rng, look, spot, Math.min(0.9, (size * 0.22) / look.size)))
            .join(''),
        )
        .join('') +
      (cheese
        ? scatter(rng, 5, disc(place.x, place.y - 6, size * 0.5, size * ry * 0.4))
            .map((spot) =>
              path(
                blob(rng, spot, size * 0.2, size * 0.12, { wobble: 0.25 }),
                cheese.colour,
                'opacity=".85"',
              ),
            )
            .join('')
        : ''),
    boat ? rng.between(-20, 20) : 0,
    place.x,
    place.y,
  )
}

/** Half an egg, white and yolk; or a whole one in its brown or marbled skin. */
export const eggHalf: Unit = (dish, place, size, i) =>
  has(dish, /whole|marbled|brown egg|stained|scotch|shell/) && i % 2 === 0
    ? solid(
        blob(dish.rng, place, size * 0.9, size * 0.68, {
          corners: 12,
          wobble: 0.02,
          turn: dish.rng.next() * 3,
        }),
        dish.body,
      ) + shine(place, size * 0.8, dish.body)
    : drawPiece(dish.rng, { shape: 'egg', colour: '#f6b428', size: size * 0.92, word: 'egg' }, place) +
      (has(dish, /devil|piped|filling/)
        ? path(
            blob(dish.rng, place, size * 0.44, size * 0.36, { corners: 14, wobble: 0.14 }),
            '#f4cf62',
            'stroke="#d9a03a" stroke-width="4"',
          )
        : '')

/** Balls of dough, nuts or chocolate, rolled. */
export const rolledBall: Unit = (dish, place, size) => {
  const colour = mix(dish.body, '#8a5a34', /ball|cookie/.test(dish.lead.words) ? 0 : 0.1)
  return (
    solid(blob(dish.rng, place, size, size * 0.96, { corners: 12, wobble: 0.03 }), colour) +
    path(
      blob(dish.rng, { x: place.x - size * 0.16, y: place.y - size * 0.2 }, size * 0.5, size * 0.42, {
        wobble: 0.1,
      }),
      light(colour, 0.22),
      'opacity=".7"',
    ) +
    specks(
      dish.rng,
      onUnit(place, size, 0.8),
      has(dish, /sugar|coconut/) ? '#fffaf2' : light(colour, 0.4),
      26,
      6,
    )
  )
}

/** Candies: squares with a cut edge, or rounds. */
export const candy: Unit = (dish, place, size) => {
  const round = has(dish, /round|drop|coin|cluster|brittle/)
  const colour = dish.body
  const outline = round
    ? blob(dish.rng, place, size * 0.9, size * 0.86, { corners: 9, wobble: 0.1 })
    : blob(dish.rng, place, size * 0.98, size * 0.98, {
        corners: 4,
        wobble: 0.015,
        turn: 0.785 + dish.rng.between(-0.1, 0.1),
      })
  return (
    path(outline, shadowColour, 'opacity=".3" transform="translate(7 14)"') +
    path(outline, dark(colour, 0.35), 'transform="translate(0 8)"') +
    path(outline, colour, 'transform="translate(-2 -5)"') +
    shine(place, size * 0.7, colour)
  )
}

/** Shards of bark and brittle. */
export const shard: Unit = (dish, { x, y }, size, i) => {
  const colour = dish.body
  const turn = i * 1.9 + dish.rng.next()
  const points = [0.2, 1.5, 2.6, 4.1, 5.2].map((a) =>
    at(
      x + Math.cos(a + turn) * size * dish.rng.between(0.75, 1.1),
      y + Math.sin(a + turn) * size * dish.rng.between(0.75, 1.1),
    ),
  )
  const d = `M${points.join('L')}Z`
  return (
    path(d, shadowColour, 'opacity=".3" transform="translate(7 13)"') +
    path(
      d,
      dark(colour, 0.35),
      `transform="translate(0 6)" stroke="${dark(colour, 0.35)}" stroke-width="6"`,
    ) +
    path(d, colour, `transform="translate(-2 -4)" stroke="${colour}" stroke-width="6"`) +
    shine({ x, y }, size * 0.6, colour)
  )
}
