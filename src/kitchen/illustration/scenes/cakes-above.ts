import { type Colour, dark, light, mix } from '../colour.ts'
import type { Dish } from '../dish.ts'
import { drawPiece } from '../looks.ts'
import { disc, ring } from '../placement.ts'
import { around, filled, room, serve } from '../served.ts'
import { at, blob, box, circle, n, path, type Svg, shadow, shadowColour, stroke, turned } from '../svg.ts'
import { board } from '../vessels.ts'
import { crustOf, icingOf } from './baked-units.ts'
import { arrangeUnits } from './equals.ts'
import { bar } from './sweet-units.ts'
import { specks, toppings } from './toppings.ts'

/** A round cake from above with its covering; one slice is cut. */
export function roundCake(dish: Dish): Svg {
  const { rng } = dish
  const { under, x, y, rx, ry } = serve(dish)
  const r =
    Math.min(rx, ry) * (dish.looks.vessel === 'plate' || dish.looks.vessel === 'cake stand' ? 1.02 : 0.9)
  const crumb = crustOf(dish)
  const icing = icingOf(dish)
  const edge = blob(rng, { x, y }, r, r, { corners: 26, wobble: 0.012 })
  const turn = rng.between(-40, 200)
  const wedge = `M${at(x, y)}L${at(x + r * 1.06, y - r * 0.3)}A${n(r)} ${n(r)} 0 0 1 ${at(x + r * 1.06, y + r * 0.3)}Z`
  const fruit = dish
  const fanned = /fan|slices|halves|rings/.test(dish.words) && dish.pieces[0]
  const rings = fanned
    ? [0.72, 0.4]
        .flatMap((reach) =>
          Array.from({ length: Math.round(reach * 16) }, (_, i, all = Math.round(reach * 16)) => {
            const a = (i / all) * 6.283
            return drawPiece(
              rng,
              fanned,
              { x: x + Math.cos(a) * r * reach, y: y + Math.sin(a) * r * reach },
              Math.min(1.3, 46 / fanned.size),
            )
          }),
        )
        .join('')
    : ''
  return (
    under +
    shadow(edge, 9, 18, 0.32) +
    path(edge, dark(crumb, 0.24)) +
    path(edge, crumb, 'transform="translate(-3 -7)"') +
    path(
      blob(rng, { x: x - 8, y: y - 14 }, r * 0.8, r * 0.78, { corners: 16, wobble: 0.03 }),
      light(crumb, 0.14),
      'opacity=".7"',
    ) +
    (icing
      ? path(blob(rng, { x: x - 3, y: y - 8 }, r * 0.92, r * 0.92, { corners: 24, wobble: 0.02 }), icing) +
        path(
          blob(rng, { x: x - 3, y: y - 8 }, r * 0.74, r * 0.74, { corners: 20, wobble: 0.04 }),
          light(icing, 0.2),
          'opacity=".6"',
        )
      : specks(rng, disc(x, y, r * 0.88), dark(crumb, 0.3), 60, 6)) +
    rings +
    (rings ? '' : toppings(fruit, disc(x, y - 6, r * 0.74), { kinds: 4, share: 1 })) +
    turned(
      path(wedge, dark('#f2e6d2', 0.12)) +
        stroke(
          `M${at(x + r * 1.02, y - r * 0.29)}L${at(x, y)}L${at(x + r * 1.02, y + r * 0.29)}`,
          dark(crumb, 0.4),
          8,
        ) +
        stroke(`M${at(x + r * 0.98, y - r * 0.22)}L${at(x + 10, y)}`, light(crumb, 0.4), 12),
      turn,
      x,
      y,
    )
  )
}

/** A bundt cake: a fluted ring, its glaze running down the flutes. */
export function bundt(dish: Dish): Svg {
  const { rng } = dish
  const { under, x, y, rx, ry } = serve(dish)
  const r = Math.min(rx, ry) * 1.04
  const crumb = crustOf(dish)
  const icing = icingOf(dish)
  const flutes = Array.from({ length: 14 }, (_, i) => {
    const a = (i / 14) * 6.283
    const b = ((i + 1) / 14) * 6.283
    const mid = (a + b) / 2
    return `${i ? '' : `M${at(x + Math.cos(a) * r * 0.92, y + Math.sin(a) * r * 0.92)}`}Q${at(x + Math.cos(mid) * r * 1.14, y + Math.sin(mid) * r * 1.14)} ${at(x + Math.cos(b) * r * 0.92, y + Math.sin(b) * r * 0.92)}`
  }).join('')
  const ribs = Array.from({ length: 14 }, (_, i) => {
    const a = (i / 14) * 6.283
    return `M${at(x + Math.cos(a) * r * 0.36, y + Math.sin(a) * r * 0.36)}L${at(x + Math.cos(a + 0.1) * r * 0.9, y + Math.sin(a + 0.1) * r * 0.9)}`
  }).join('')
  const drips = Array.from({ length: 16 }, (_, i) => {
    const a = (i / 16) * 6.283 + rng.between(-0.08, 0.08)
    const to = rng.between(0.66, 0.92)
    return `M${at(x + Math.cos(a) * r * 0.52, y + Math.sin(a) * r * 0.52)}L${at(x + Math.cos(a) * r * to, y + Math.sin(a) * r * to)}`
  }).join('')
  return (
    under +
    shadow(`${flutes}Z`, 9, 20, 0.34) +
    path(`${flutes}Z`, dark(crumb, 0.26)) +
    path(`${flutes}Z`, crumb, 'transform="translate(-3 -7)"') +
    stroke(ribs, dark(crumb, 0.32), r * 0.06, 'opacity=".55"') +
    stroke(ribs, light(crumb, 0.35), r * 0.04, 'opacity=".5" transform="translate(-12 -8)"') +
    (icing
      ? circle(x - 2, y - 6, r * 0.5, 'none', `stroke="${icing}" stroke-width="${n(r * 0.26)}"`) +
        stroke(drips, icing, r * 0.12)
      : specks(rng, ring(x, y, r * 0.36, r * 0.9), '#fffaf2', /sugar/.test(dish.words) ? 150 : 0, 6)) +
    circle(x, y, r * 0.24, dark(crumb, 0.55)) +
    circle(x + 4, y + 7, r * 0.2, dark('#efe4d2', 0.2)) +
    toppings({ ...dish, pieces: dish.extras }, ring(x, y, r * 0.36, r * 0.72), { kinds: 3, share: 0.7 })
  )
}

/** A sheet cake: in its pan under icing, or cut in squares on a board. */
export function sheetCake(dish: Dish): Svg {
  const served = serve(dish)
  if (!served.walls) return arrangeUnits(bar, { want: 12, parts: 'on each', jitter: 3 })(dish)
  const { rng } = dish
  const icing = icingOf(dish)
  const top: Colour = icing ?? crustOf(dish)
  const { x, y, rx, ry } = served
  const waves = Array.from(
    { length: 7 },
    (_, i) =>
      `M${n(x - rx + 30)} ${n(y - ry + 50 + i * ((ry * 2 - 80) / 6))}${Array.from({ length: 6 }, () => `q${n(rx / 12)} ${n(rng.between(-24, -8))} ${n(rx / 6)} 0t${n(rx / 6)} 0`).join('')}`,
  ).join('')
  const cuts = `M${n(x - rx / 3)} ${n(y - ry)}V${n(y + ry)}M${n(x + rx / 3)} ${n(y - ry)}V${n(y + ry)}M${n(x - rx)} ${n(y)}H${n(x + rx)}`
  const { r } = around(served)
  return (
    filled(
      dish,
      served,
      circle(x, y, r, top) +
        stroke(waves, icing ? light(top, 0.35) : dark(top, 0.14), 13, 'opacity=".55"') +
        (icing ? '' : specks(rng, room(served, 0.95), dark(top, 0.3), 150, 7)) +
        stroke(cuts, dark(top, 0.45), 6, 'opacity=".45"'),
    ) + toppings(dish, room(served, 0.84), { kinds: 4, share: 1.2 })
  )
}

/** A rolled cake on its board: the spiral shows at its cut end. */
export function rolledCake(dish: Dish): Svg {
  const { rng } = dish
  const crumb = crustOf(dish)
  const cream = icingOf(dish) ?? '#fff3dc'
  const coat =
    dish.parts.find(({ words }) => /frost|bark|icing|glaze|ganache|outside/.test(words))?.colour ?? crumb
  const y = 470
  const spiral = Array.from({ length: 40 }, (_, i) => {
    const a = (i / 39) * 15.5
    const reach = 14 + (i / 39) * 128
    return `${i ? 'L' : 'M'}${at(300 + Math.cos(a) * reach * 0.82, y + Math.sin(a) * reach)}`
  }).join('')
  const lines = Array.from(
    { length: 5 },
    (_, i) =>
      `M360 ${n(y - 108 + i * 52)}C540 ${n(y - 122 + i * 52)} 760 ${n(y - 96 + i * 52)} 950 ${n(y - 108 + i * 52)}`,
  ).join('')
  return (
    board(rng, 110, 180, 980, 590) +
    box(310, y - 130, 690, 300, 120, shadowColour, 'opacity=".3"') +
    box(290, y - 160, 690, 310, 130, dark(coat, 0.28)) +
    box(290, y - 164, 684, 292, 126, coat) +
    stroke(lines, dark(coat, 0.25), 7, 'opacity=".4"') +
    `<ellipse cx="300" cy="${y}" rx="124" ry="156" fill="${dark(coat, 0.16)}"/><ellipse cx="298" cy="${y - 3}" rx="116" ry="148" fill="${mix(crumb, light(crumb, 0.5), 0.4)}"/>` +
    stroke(spiral, cream, 21) +
    (/sugar/.test(dish.words) ? specks(rng, disc(640, y - 60, 300, 80), '#fffaf2', 160, 6) : '') +
    toppings({ ...dish, pieces: dish.extras }, disc(660, y - 40, 260, 80), { kinds: 3, share: 0.7 })
  )
}
