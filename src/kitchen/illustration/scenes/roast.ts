import { type Colour, dark, light, mix } from '../colour.ts'
import type { Dish } from '../dish.ts'
import { disc } from '../placement.ts'
import type { Chance } from '../random.ts'
import { serve } from '../served.ts'
import {
  blob,
  circle,
  ellipse,
  group,
  n,
  type Point,
  path,
  type Svg,
  shadow,
  shadowColour,
  stroke,
} from '../svg.ts'
import { sides } from './sides.ts'
import { finish, specks, toppings } from './toppings.ts'

const X = 600
const Y = 450

/** A whole bird, or a joint, among its vegetables. */
export function roast(dish: Dish): Svg {
  const { rng } = dish
  const served = serve(dish)
  const { x, y, rx, ry } = served
  const bird = dish.looks.form === 'whole bird' || /chicken|turkey|duck|goose|hen\b/.test(dish.lead.words)
  const skin = mix(dish.body, bird ? '#c9772c' : '#8e4c2a', 0.5)
  const beside = (chance: Chance): Point => {
    const angle = chance.between(0, Math.PI * 2)
    const reach = chance.between(0.78, 0.96)
    return { x: x + Math.cos(angle) * rx * reach, y: y + Math.sin(angle) * ry * reach }
  }
  const juices = path(
    blob(rng, { x, y }, rx * 0.92, ry * 0.9, { corners: 16, wobble: 0.05 }),
    '#9c6430',
    'opacity=".5"',
  )
  const { dish: rest, svg } = sides(dish, served)
  const all = { ...rest, pieces: rest.extras }
  return (
    served.under +
    juices +
    toppings(all, beside, { kinds: 5, share: 2.2, scale: 1.1 }) +
    group(
      bird ? wholeBird(dish, skin) : joint(dish, skin),
      `transform="translate(${n(x - X)} ${n(y - Y)})"`,
    ) +
    finish(all, disc(x, y, rx * 0.5, ry * 0.4)) +
    svg
  )
}

function wholeBird({ rng }: Dish, skin: Colour): Svg {
  const body = `M${X - 215} ${Y - 8}C${X - 225} ${Y - 150} ${X - 60} ${Y - 190} ${X + 60} ${Y - 172}C${X + 190} ${Y - 152} ${X + 232} ${Y - 70} ${X + 226} ${Y}C${X + 232} ${Y + 70} ${X + 190} ${Y + 152} ${X + 60} ${Y + 172}C${X - 60} ${Y + 190} ${X - 225} ${Y + 140} ${X - 215} ${Y - 8}Z`
  const leg = (side: 1 | -1) => {
    const thigh = `M${X + 30} ${Y + side * 96}C${X + 40} ${Y + side * 200} ${X + 190} ${Y + side * 212} ${X + 232} ${Y + side * 118}C${X + 262} ${Y + side * 88} ${X + 292} ${Y + side * 70} ${X + 318} ${Y + side * 54}L${X + 300} ${Y + side * 26}C${X + 262} ${Y + side * 34} ${X + 190} ${Y + side * 30} ${X + 140} ${Y + side * 42}Z`
    return (
      shadow(thigh, 4, 12, 0.3) +
      path(thigh, dark(skin, 0.3)) +
      path(thigh, light(skin, 0.1), 'transform="translate(-3 -7)"') +
      stroke(`M${X + 300} ${Y + side * 40}L${X + 344} ${Y + side * 18}`, '#f3e4c8', 24) +
      circle(X + 350, Y + side * 8, 17, '#f3e4c8') +
      circle(X + 346, Y + side * 27, 15, '#fdf3de') +
      stroke(
        `M${X + 82} ${Y + side * 150}Q${X + 150} ${Y + side * 180} ${X + 206} ${Y + side * 122}`,
        light(skin, 0.55),
        12,
        'opacity=".55"',
      )
    )
  }
  const wing = (side: 1 | -1) => {
    const shape = `M${X - 190} ${Y + side * 60}C${X - 210} ${Y + side * 200} ${X - 70} ${Y + side * 220} ${X - 50} ${Y + side * 140}C${X - 80} ${Y + side * 150} ${X - 120} ${Y + side * 120} ${X - 130} ${Y + side * 90}Z`
    return (
      shadow(shape, 4, 9, 0.28) +
      path(shape, dark(skin, 0.22)) +
      path(shape, skin, 'transform="translate(-3 -5)"')
    )
  }
  const freckles = specks(rng, disc(X, Y, 190, 130), dark(skin, 0.45), 60, 6)
  return (
    path(body, shadowColour, 'opacity=".4" transform="translate(8 22)"') +
    path(body, dark(skin, 0.34)) +
    path(body, skin, `transform="translate(-4 -8)"`) +
    ellipse(X - 30, Y - 66, 140, 66, light(skin, 0.26), 'opacity=".75"') +
    ellipse(X - 20, Y + 62, 136, 58, light(skin, 0.14), 'opacity=".7"') +
    stroke(
      `M${X - 196} ${Y - 6}C${X - 60} ${Y - 22} ${X + 60} ${Y - 16} ${X + 178} ${Y - 4}`,
      dark(skin, 0.35),
      9,
      'opacity=".6"',
    ) +
    `<g opacity=".55">${freckles}</g>` +
    stroke(
      `M${X - 140} ${Y - 96}Q${X - 60} ${Y - 132} ${X + 40} ${Y - 120}`,
      '#ffe9bd',
      15,
      'opacity=".75"',
    ) +
    wing(1) +
    wing(-1) +
    leg(1) +
    leg(-1)
  )
}

function joint({ rng }: Dish, skin: Colour): Svg {
  const outline = blob(rng, { x: X, y: Y }, 250, 148, { corners: 12, wobble: 0.05 })
  const ties = [-150, -75, 0, 75, 150]
    .map(
      (dx) =>
        `M${n(X + dx - 8)} ${n(Y - 140 + Math.abs(dx) * 0.24)}Q${n(X + dx + 26)} ${Y} ${n(X + dx - 8)} ${n(Y + 140 - Math.abs(dx) * 0.24)}`,
    )
    .join('')
  return (
    shadow(outline, 8, 22, 0.4) +
    path(outline, dark(skin, 0.35)) +
    path(blob(rng, { x: X - 5, y: Y - 10 }, 238, 134, { corners: 12, wobble: 0.05 }), skin) +
    path(
      blob(rng, { x: X - 30, y: Y - 46 }, 160, 58, { corners: 11, wobble: 0.12 }),
      light(skin, 0.26),
      'opacity=".65"',
    ) +
    specks(rng, disc(X, Y, 200, 110), dark(skin, 0.5), 60, 6) +
    stroke(ties, '#f1e2c4', 9) +
    stroke(`M${X - 170} ${Y - 74}q120 -44 250 -30`, '#ffe3b4', 12, 'opacity=".6"')
  )
}
