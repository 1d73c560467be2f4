import { dark, light, mix } from '../colour.ts'
import type { Dish } from '../dish.ts'
import { arc, sauce } from '../grounds.ts'
import { drawPiece } from '../looks.ts'
import { disc, rectangle, scatter } from '../placement.ts'
import { serve } from '../served.ts'
import { at, blob, box, circle, path, type Svg, shadowColour, stroke, turned } from '../svg.ts'
import { board } from '../vessels.ts'
import { crustOf } from './baked-units.ts'
import { finish, specks, toppings } from './toppings.ts'

/** Banana bread, yeast bread: a loaf on a board, with slices cut. */
export function loaf(dish: Dish): Svg {
  const { rng } = dish
  const colour = crustOf(dish)
  const icing = dish.parts.slice(1).find(({ flows }) => flows)?.colour
  const crust = mix(colour, '#8a4f22', 0.4)
  const crumbColour = light(colour, 0.46)
  const inside = dish.extras
  const body = `M330 250Q330 205 400 205H650Q705 205 705 262V640Q705 700 650 700H400Q330 700 330 640Z`
  const crack = `M516 262Q480 330 528 400T508 520T526 640`
  const slice = (x: number, turn: number) =>
    turned(
      box(x + 8, 232, 80, 470, 34, shadowColour, 'opacity=".28"') +
        box(x, 216, 80, 470, 34, dark(crust, 0.2)) +
        box(x + 6, 222, 66, 456, 28, crumbColour) +
        specks(rng, rectangle(x + 14, 240, 48, 420), dark(crumbColour, 0.18), 46, 5) +
        inside
          .slice(0, 2)
          .map((look) =>
            scatter(rng, 6, rectangle(x + 20, 256, 40, 390))
              .map((spot) => drawPiece(rng, look, spot, 0.72))
              .join(''),
          )
          .join(''),
      turn,
      x + 40,
      450,
    )
  return (
    board(rng, 150, 130, 900, 650) +
    path(body, shadowColour, 'opacity=".3" transform="translate(10 18)"') +
    path(body, dark(crust, 0.25)) +
    path(body, crust, 'transform="translate(-4 -7)"') +
    path(blob(rng, { x: 512, y: 446 }, 150, 216, { corners: 14, wobble: 0.05 }), light(crust, 0.2)) +
    stroke(crack, dark(crust, 0.3), 40, 'opacity=".35"') +
    stroke(crack, mix(crust, crumbColour, 0.55), 22) +
    specks(rng, disc(512, 450, 150, 200), dark(crust, 0.3), 50, 5) +
    inside
      .slice(0, 2)
      .map((look) =>
        scatter(rng, 10, disc(512, 450, 140, 200))
          .map((spot) => drawPiece(rng, look, spot, 0.9))
          .join(''),
      )
      .join('') +
    (icing
      ? path(blob(rng, { x: 512, y: 440 }, 150, 206, { corners: 18, wobble: 0.07 }), icing, 'opacity=".9"') +
        stroke('M400 560v70M470 600v66M560 590v72M628 560v50', icing, 34, 'opacity=".9"')
      : '') +
    slice(748, 4) +
    slice(862, 9) +
    specks(rng, rectangle(720, 250, 260, 440), crust, 16, 8)
  )
}

/** Pies, tarts and quiches: a crimped edge; a lid, a lattice, a cloud of meringue, or an open filling. */
export function pie(dish: Dish): Svg {
  const { rng } = dish
  const served = serve(dish)
  const { x, y } = served
  const r = Math.min(served.rx, served.ry) * (served.walls ? 1 : 1.1)
  const crust = mix('#d9a25a', dish.body, /crust|pastry|phyllo|lid/.test(dish.lead.words) ? 0.4 : 0)
  const crustPart = /crust|pastry|lattice|lid|dough|phyllo|puff|braid|edge/
  const filling = dish.parts.find(({ words, looks }) => !crustPart.test(words) && looks.length > 0)
  const open = filling?.colour ?? dish.tint
  const has = (words: RegExp) => words.test(dish.words)
  const lattice = has(/lattice|woven/)
  const cloud = dish.parts.find(({ words }) => /meringue|whipped|peaks|cream top|mash/.test(words))
  const closed =
    !lattice &&
    !cloud &&
    /crust|pastry|lid|phyllo|puff/.test(dish.lead.words) &&
    dish.looks.form === 'pie' &&
    !has(/shell|open|custard|edge|rim|crust edge|crimped edge/)
  const crimps = Array.from({ length: 38 }, (_, i) => {
    const angle = (i / 38) * Math.PI * 2
    return circle(
      x + Math.cos(angle) * r * 0.95,
      y + Math.sin(angle) * r * 0.95,
      r * 0.084,
      i % 2 ? crust : light(crust, 0.18),
      `stroke="${dark(crust, 0.28)}" stroke-width="4"`,
    )
  }).join('')
  const band = (offset: number, turn: number) => {
    const half = Math.sqrt(Math.max(0, (r * 0.92) ** 2 - offset ** 2))
    return turned(
      box(x - half, y + offset - 24 + 8, half * 2, 50, 8, shadowColour, 'opacity=".25"') +
        box(x - half, y + offset - 25, half * 2, 50, 8, dark(crust, 0.2)) +
        box(x - half, y + offset - 25, half * 2, 42, 8, light(crust, 0.1)),
      turn,
      x,
      y,
    )
  }
  const strips = [-168, -84, 0, 84, 168]
    .map((offset, i) => band(offset, 42) + band([168, -84, 0, 84, -168][i] ?? 0, -48))
    .join('')
  const coil = Array.from({ length: 50 }, (_, i) => {
    const a = (i / 49) * 22
    const reach = r * (0.06 + (i / 49) * 0.82)
    return `${i ? 'L' : 'M'}${at(x + Math.cos(a) * reach, y + Math.sin(a) * reach)}`
  }).join('')
  const lid = () =>
    path(blob(rng, { x, y }, r * 0.92, r * 0.9, { corners: 18, wobble: 0.015 }), crust) +
    path(
      blob(rng, { x: x - 14, y: y - 20 }, r * 0.66, r * 0.6, { wobble: 0.06 }),
      light(crust, 0.18),
      'opacity=".8"',
    ) +
    specks(rng, disc(x, y, r * 0.8), dark(crust, 0.3), 60, 8) +
    (has(/spiral|coil/)
      ? stroke(coil, dark(crust, 0.4), 16, 'opacity=".7"')
      : [0, 1, 2, 3, 4]
          .map((i) => {
            const a = (i / 5) * 6.283
            const cut = `M${at(x + Math.cos(a) * r * 0.2, y + Math.sin(a) * r * 0.2)}L${at(x + Math.cos(a) * r * 0.46, y + Math.sin(a) * r * 0.46)}`
            return stroke(cut, dark(open, 0.2), 16) + stroke(cut, open, 9)
          })
          .join(''))
  const peaks = (colour: string) =>
    scatter(rng, 26, disc(x, y, r * 0.84))
      .toSorted((a, b) => a.y - b.y)
      .map(
        (spot) =>
          path(blob(rng, spot, 58, 48, { corners: 10, wobble: 0.14 }), dark(colour, 0.08)) +
          path(blob(rng, { x: spot.x - 4, y: spot.y - 8 }, 44, 34, { wobble: 0.16 }), light(colour, 0.3)) +
          (has(/meringue|brown|toast/) ? circle(spot.x, spot.y - 16, 13, '#c98a3f', 'opacity=".6"') : ''),
      )
      .join('')
  const pieces = dish.pieces
  const custard = dish.looks.form === 'quiche' ? mix(open, '#f2c65c', 0.5) : open
  const content = closed
    ? ''
    : toppings({ ...dish, pieces }, disc(x, y, r * 0.8), { kinds: 5, share: lattice ? 1.2 : 1.5 })
  return (
    served.under +
    circle(x + 6, y + 12, r * 1.02, shadowColour, 'opacity=".3"') +
    circle(x, y, r, dark(crust, 0.3)) +
    sauce(rng, { x, y, r: r * 0.92 }, custard) +
    (cloud ? peaks(mix(cloud.colour, '#fff3dc', 0.6)) : content) +
    (lattice ? strips : '') +
    (closed ? lid() : '') +
    crimps +
    circle(x, y, r * 0.87, 'none', `stroke="${dark(crust, 0.35)}" stroke-width="7" opacity=".4"`) +
    stroke(arc(x, y, r * 0.98, -2.6, -1.9), '#ffe7b8', 9, 'opacity=".7"') +
    (closed ? '' : finish({ ...dish, pieces: dish.extras }, disc(x, y, r * 0.66)))
  )
}
