import { dark, light, mix } from '../colour.ts'
import type { Dish } from '../dish.ts'
import { drawPiece } from '../looks.ts'
import { disc, rectangle, scatter } from '../placement.ts'
import { blob, box, circle, ellipse, group, n, path, type Svg, stroke, turned } from '../svg.ts'
import { blended, fruitOf, onFloor, props } from './beside.ts'
import { specks, toppings } from './toppings.ts'

const X = 600
const FLOOR = 790

/** Smoothies, shakes, parfaits, mousses: a tall glass seen from the side. */
export function glass(dish: Dish): Svg {
  const { rng } = dish
  const layered = /parfait|trifle|mousse|pudding|chia|tiramisu|jar|overnight/.test(dish.title)
  const colour = blended(dish)
  const shape = (top: number, inset: number) =>
    `M${X - 175 + inset} ${top}L${X - 132 + inset} ${FLOOR - 52 - inset}Q${X - 128 + inset} ${FLOOR - 14 - inset} ${X - 92 + inset} ${FLOOR - 14 - inset}H${X + 92 - inset}Q${X + 128 - inset} ${FLOOR - 14 - inset} ${X + 132 - inset} ${FLOOR - 52 - inset}L${X + 175 - inset} ${top}Z`
  const surface = 262
  const bubbles = scatter(rng, 26, rectangle(X - 130, 300, 260, 440))
    .map((place) => circle(place.x, place.y, rng.between(3, 9), light(colour, 0.5), 'opacity=".45"'))
    .join('')
  const bands = layered
    ? [0, 1, 2, 3]
        .map((i) => {
          const y = 330 + i * 118
          const tone = i % 2 === 0 ? light(mix(colour, dish.tint, 0.4), 0.3) : dark(dish.main, 0.06)
          return path(
            `M${X - 190} ${y}Q${X - 60} ${n(y + rng.between(-26, 26))} ${X + 30} ${y}T${X + 190} ${y}V${y + 124}H${X - 190}Z`,
            tone,
          )
        })
        .join('') +
      toppings({ ...dish, pieces: fruitOf(dish) }, rectangle(X - 110, 390, 220, 330), {
        kinds: 2,
        share: 0.6,
        scale: 0.8,
      })
    : path(`M${X - 190} 560Q${X} 500 ${X + 190} 580V830H${X - 190}Z`, dark(colour, 0.12), 'opacity=".6"') +
      path(
        `M${X - 190} 420Q${X - 40} 470 ${X + 190} 400V520Q${X} 560 ${X - 190} 500Z`,
        light(colour, 0.2),
        'opacity=".5"',
      )
  const crown = fruitOf(dish).slice(0, 2)
  const garnish = [
    ...(crown[0]
      ? [
          drawPiece(rng, crown[0], { x: X - 62, y: surface - 26 }, 1.5),
          drawPiece(rng, crown[0], { x: X + 18, y: surface - 34 }, 1.5),
        ]
      : []),
    ...(crown[1] ? [drawPiece(rng, crown[1], { x: X + 92, y: surface - 22 }, 1.3)] : []),
  ].join('')
  const mintLeaf = dish.pieces.find(({ shape }) => shape === 'leaf')
  const straw = layered
    ? ''
    : turned(
        box(X + 58, 90, 30, 470, 12, light(dish.main, 0.25)) +
          stroke(
            Array.from({ length: 9 }, (_, i) => `M${X + 62} ${120 + i * 46}l22 18`).join(''),
            '#fffaf0',
            11,
          ),
        9,
        X + 70,
        400,
      )
  return (
    onFloor(X, 150) +
    straw +
    path(shape(205, 0), '#ffffff', 'opacity=".38"') +
    `<clipPath id="g"><path d="${shape(surface, 10)}"/></clipPath>${group(`<rect x="400" y="${surface}" width="400" height="560" fill="${colour}"/>${bands}${bubbles}`, 'clip-path="url(#g)"')}` +
    ellipse(X, surface, 163, 30, light(colour, 0.32)) +
    ellipse(X, surface + 3, 148, 22, light(colour, 0.12)) +
    ellipse(X, 205, 175, 31, 'none', 'stroke="#ffffff" stroke-width="6" opacity=".75"') +
    garnish +
    (mintLeaf
      ? [0, 1, 2]
          .map((i) => drawPiece(rng, mintLeaf, { x: X - 8 + i * 26, y: surface - 64 - (i % 2) * 16 }, 1.2))
          .join('')
      : '') +
    stroke(`M${X - 138} 290L${X - 108} 700`, '#ffffff', 20, 'opacity=".5"') +
    stroke(`M${X + 138} 300L${X + 118} 560`, '#ffffff', 8, 'opacity=".4"') +
    path(shape(205, 0), 'none', 'stroke="#ffffff" stroke-width="5" opacity=".6"') +
    props(dish)
  )
}

/** Hot chocolate, coffee, tea, and cakes made in a mug. */
export function mug(dish: Dish): Svg {
  const { rng } = dish
  const glaze = rng.pick(['#c9603a', '#4f6d7a', '#e9dcc6', '#7f8f5f', '#d9a441'] as const)
  const cake = /cake|brownie|pudding/.test(dish.title)
  const colour = /chocolate|cocoa|coffee|mocha|espresso/.test(dish.words)
    ? '#5d3522'
    : /matcha/.test(dish.words)
      ? '#a9bf6a'
      : cake
        ? '#d9a45c'
        : dish.tint
  const rim = 330
  const cup = `M${X - 210} ${rim}V${FLOOR - 90}Q${X - 205} ${FLOOR - 10} ${X - 120} ${FLOOR - 8}H${X + 120}Q${X + 205} ${FLOOR - 10} ${X + 210} ${FLOOR - 90}V${rim}Z`
  const steam = cake
    ? ''
    : [-70, 10, 90]
        .map((dx) =>
          stroke(`M${X + dx} 270c-40 -50 40 -80 0 -130s30 -60 8 -90`, '#ffffff', 15, 'opacity=".45"'),
        )
        .join('')
  const top = cake
    ? path(blob(rng, { x: X, y: rim - 30 }, 196, 76, { corners: 13, wobble: 0.05 }), dark(colour, 0.2)) +
      path(blob(rng, { x: X - 6, y: rim - 40 }, 178, 60, { corners: 13, wobble: 0.05 }), colour)
    : ellipse(X, rim + 6, 188, 44, colour) +
      path(blob(rng, { x: X - 20, y: rim + 2 }, 104, 27, { corners: 11, wobble: 0.12 }), '#fff6e6') +
      specks(rng, disc(X - 20, rim, 80, 18), '#7b4a2c', 20, 5)
  return (
    onFloor(X, 220) +
    stroke(
      `M${X + 205} ${rim + 90}C${X + 350} ${rim + 70} ${X + 350} ${rim + 310} ${X + 190} ${rim + 300}`,
      dark(glaze, 0.22),
      44,
    ) +
    stroke(
      `M${X + 205} ${rim + 86}C${X + 340} ${rim + 70} ${X + 340} ${rim + 300} ${X + 190} ${rim + 294}`,
      glaze,
      32,
    ) +
    path(cup, glaze) +
    path(
      `M${X + 90} ${rim}H${X + 210}V${FLOOR - 90}Q${X + 205} ${FLOOR - 10} ${X + 120} ${FLOOR - 8}H${X + 20}Q${X + 110} ${FLOOR - 200} ${X + 90} ${rim}Z`,
      dark(glaze, 0.2),
      'opacity=".5"',
    ) +
    stroke(`M${X - 165} ${rim + 70}V${FLOOR - 110}`, light(glaze, 0.7), 20, 'opacity=".6"') +
    stroke(`M${X - 208} ${FLOOR - 170}H${X + 208}`, light(glaze, 0.5), 13, 'opacity=".7"') +
    ellipse(X, rim, 210, 54, dark(glaze, 0.3)) +
    ellipse(X, rim, 198, 47, dark(glaze, 0.5)) +
    top +
    toppings(dish, disc(X, rim - (cake ? 46 : 2), 120, 24), { kinds: 2, share: 0.4, scale: 0.9 }) +
    steam +
    props(dish)
  )
}
