import type { Dish } from './dish.ts'
import { loafTin, muffinTin, sheetPan, wireRack } from './flat-vessels.ts'
import type { Area } from './grounds.ts'
import { arc } from './grounds.ts'
import { disc, type Region, rectangle } from './placement.ts'
import { basket, fluted, mugFromAbove, platter, pot, shallowBowl } from './round-vessels.ts'
import { blob, box, circle, ellipse, group, n, path, type Svg, stroke, turned } from './svg.ts'
import { board, bowl, ovenDish, plate, skillet, tray } from './vessels.ts'

/** A vessel seen from above with its room for food. */
export interface Served {
  under: Svg
  x: number
  y: number
  /** Half of the room's width and height. */
  rx: number
  ry: number
  round: boolean
  /** True when food fills the vessel to its walls instead of lying in it as a heap. */
  walls: boolean
}

const X = 600
const Y = 450

const inRound = (under: Svg, r: number, y = Y, x = X): Served => ({
  under,
  x,
  y,
  rx: r,
  ry: r,
  round: true,
  walls: true,
})
const inBox = (under: Svg, rx: number, ry: number, y = Y): Served => ({
  under,
  x: X,
  y,
  rx,
  ry,
  round: false,
  walls: true,
})
const onRound = (under: Svg, rx: number, ry = rx): Served => ({
  under,
  x: X,
  y: Y,
  rx,
  ry,
  round: true,
  walls: false,
})
const onBox = (under: Svg, rx: number, ry: number): Served => ({
  under,
  x: X,
  y: Y,
  rx,
  ry,
  round: false,
  walls: false,
})

/**
 * Draws the vessel of the dish. Glasses and jars, which are drawn from the side, become small bowls when they
 * must be seen from above.
 */
export function serve({ rng, looks, main }: Pick<Dish, 'rng' | 'looks' | 'main'>): Served {
  switch (looks.vessel) {
    case 'bowl':
      return inRound(bowl(rng, X, Y, 348), 296)
    case 'shallow bowl':
      return inRound(shallowBowl(rng, X, Y, 376), 298)
    case 'skillet':
      return inRound(turned(skillet(X - 30, Y, 340, 0), rng.pick([28, -32, 148]), X - 30, Y), 292, Y, X - 30)
    case 'pot':
      return inRound(pot(rng, X, Y, 344), 300)
    case 'baking dish':
      return inBox(ovenDish(rng, 170, 150, 860, 600), 402, 262, 451)
    case 'sheet pan':
      return inBox(sheetPan(rng, 110, 110, 980, 680), 444, 300)
    case 'tray':
      return onBox(tray(rng, 100, 100, 1000, 700), 446, 300)
    case 'wire rack':
      return onBox(wireRack(120, 120, 960, 660), 440, 300)
    case 'board':
      return onBox(board(rng, 110, 100, 980, 700), 410, 290)
    case 'pie dish':
      return inRound(fluted(X, Y, 362, rng.pick(['#b5533a', '#4f6d7a', '#efe5d3', '#7f8f5f'] as const)), 312)
    case 'tart tin':
      return inRound(fluted(X, Y, 362, '#a39d96'), 312)
    case 'loaf tin':
      return inBox(loafTin(370, 110, 460, 680), 208, 316)
    case 'muffin tin':
      return inBox(muffinTin(), 400, 290)
    case 'basket':
      return onRound(basket(rng, X, Y, 420, 350, main), 320, 260)
    case 'platter':
      return onRound(platter(rng, X, Y, 500, 356), 390, 262)
    case 'ramekin':
      return inRound(fluted(X, Y, 300, '#f6efe2'), 258)
    case 'mug':
      return inRound(mugFromAbove(rng, X - 60, Y, 290), 246, Y, X - 60)
    case 'plate':
    case 'cake stand':
      return onRound(plate(rng, X, Y, 372), 262)
    default:
      return inRound(bowl(rng, X, Y, 286), 244)
  }
}

/** Region over the food, up to `share` of the way to its edge. */
export const room = ({ x, y, rx, ry, round }: Served, share = 1): Region =>
  round
    ? disc(x, y, rx * share, ry * share)
    : rectangle(x - rx * share, y - ry * share, rx * 2 * share, ry * 2 * share)

/** Returns a circle that covers all of the room, for grounds that can only fill circles. */
export const around = ({ x, y, rx, ry, round }: Served): Area => ({
  x,
  y,
  r: round ? Math.max(rx, ry) : Math.hypot(rx, ry) * 0.98,
})

/** Draws the vessel, the food up to its walls or as a heap on it, and the shadow of its wall. */
export function filled({ rng }: Pick<Dish, 'rng'>, served: Served, content: Svg): Svg {
  const { x, y, rx, ry, round, walls, under } = served
  const mound = !walls && blob(rng, { x, y }, rx * 1.01, ry * 1.01, { corners: 20, wobble: 0.035 })
  const outline = mound
    ? `<path d="${mound}"/>`
    : round
      ? `<circle cx="${n(x)}" cy="${n(y)}" r="${n(rx)}"/>`
      : `<rect x="${n(x - rx)}" y="${n(y - ry)}" width="${n(rx * 2)}" height="${n(ry * 2)}" rx="40"/>`
  const shade = mound
    ? ''
    : round
      ? stroke(arc(x, y, rx - 8, Math.PI * 0.95, Math.PI * 1.75), '#2c1408', 22, 'opacity=".16"') +
        circle(x, y, rx, 'none', 'stroke="#2c1408" stroke-width="5" opacity=".22"')
      : stroke(`M${n(x - rx + 40)} ${n(y - ry + 8)}H${n(x + rx - 40)}`, '#2c1408', 16, 'opacity=".18"') +
        box(x - rx, y - ry, rx * 2, ry * 2, 40, 'none', 'stroke="#2c1408" stroke-width="5" opacity=".2"')
  const cast = mound ? path(mound, '#2c1408', 'opacity=".26" transform="translate(8 14)"') : ''
  return `${under}${cast}<clipPath id="w">${outline}</clipPath>${group(content, 'clip-path="url(#w)"')}${shade}`
}

/** A small bowl beside the food, for a part described as a bowl of sauce. */
export const dipBowl = (x: number, y: number, r: number, colour: string): Svg =>
  ellipse(x + 8, y + 12, r * 1.05, r * 1.05, '#2c1408', 'opacity=".25"') +
  circle(x, y, r, '#e6dccb') +
  circle(x - 1, y - 2, r - 3, '#fbf5ea') +
  circle(x, y, r * 0.8, colour, 'stroke="#2c1408" stroke-width="4" stroke-opacity=".3"') +
  stroke(arc(x, y, r * 0.6, -2.8, -1.9), '#ffffff', r * 0.07, 'opacity=".5"')
