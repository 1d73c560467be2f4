import { dark, light, mix } from '../colour.ts'
import type { Dish } from '../dish.ts'
import { sauce } from '../grounds.ts'
import { drawPiece } from '../looks.ts'
import { frill } from '../pieces.ts'
import { disc, rectangle, scatter } from '../placement.ts'
import { platter } from '../round-vessels.ts'
import { serve } from '../served.ts'
import {
  blob,
  circle,
  ellipse,
  type Point,
  path,
  type Svg,
  shadow,
  shadowColour,
  stroke,
  turned,
} from '../svg.ts'
import { board, parchment } from '../vessels.ts'
import { sides } from './sides.ts'
import { finish, specks, threads, toppings } from './toppings.ts'

const X = 600

const Y = 450

/** Pizza and round flatbread on a board. */
export function pizza(dish: Dish): Svg {
  const { rng } = dish
  const crust = mix('#dfa757', dish.body, /crust|dough|bread/.test(dish.lead.words) ? 0.4 : 0)
  const base =
    dish.parts.find(({ flows, words }) => flows && !/oil|crust/.test(words))?.colour ??
    (/tomato|red|pepperoni|salami/.test(dish.words) ? '#c9452a' : '#f0d9a4')
  const cheese = dish.parts.find(({ words }) => /chees|mozzarella|provolone/.test(words))?.colour ?? '#fbe3a6'
  const outline = blob(rng, { x: X, y: Y }, 348, 342, { corners: 24, wobble: 0.018 })
  const spots = scatter(rng, 24, (chance) => {
    const angle = chance.between(0, Math.PI * 2)
    return {
      x: X + Math.cos(angle) * chance.between(315, 340),
      y: Y + Math.sin(angle) * chance.between(310, 335),
    }
  })
    .map((place) =>
      path(
        blob(rng, place, rng.between(9, 24), rng.between(7, 13), { wobble: 0.3, turn: rng.next() * 6 }),
        '#7a3f16',
        'opacity=".6"',
      ),
    )
    .join('')
  const melted = scatter(rng, 15, disc(X, Y, 240))
    .map((place) => {
      const r = rng.between(34, 62)
      return (
        path(blob(rng, place, r, r * 0.82, { wobble: 0.2, turn: rng.next() * 6 }), dark(cheese, 0.06)) +
        path(
          blob(rng, { x: place.x - 3, y: place.y - 4 }, r * 0.78, r * 0.6, { wobble: 0.2 }),
          light(cheese, 0.4),
        ) +
        (rng.likely(0.5)
          ? circle(place.x + 8, place.y + 6, rng.between(4, 9), '#c98a3a', 'opacity=".6"')
          : '')
      )
    })
    .join('')
  const cuts = stroke(
    `M${X - 330} ${Y - 40}L${X + 330} ${Y + 40}M${X - 130} ${Y - 305}L${X + 130} ${Y + 305}M${X + 190} ${Y - 272}L${X - 190} ${Y + 272}`,
    '#8a4a1c',
    4,
    'opacity=".35"',
  )
  return (
    (dish.looks.vessel === 'sheet pan' ? serve(dish).under : board(rng, 190, 50, 840, 800)) +
    shadow(outline, 10, 20, 0.34) +
    path(outline, dark(crust, 0.25)) +
    path(outline, crust, 'transform="translate(-3 -6)"') +
    spots +
    sauce(rng, { x: X, y: Y - 4, r: 288 }, base) +
    melted +
    cuts +
    toppings(
      { ...dish, pieces: dish.pieces.filter(({ word }) => !/mozz|chees/.test(word)) },
      disc(X, Y - 4, 246),
      {
        kinds: 5,
        share: 1.2,
      },
    )
  )
}

/** Tacos: three open shells in a row. */
export function tacos(dish: Dish): Svg {
  const { rng } = dish
  const shell = mix(
    /corn|hard|crisp/.test(dish.words) ? '#efc25f' : '#f0d9a4',
    dish.body,
    /tortilla|shell/.test(dish.lead.words) ? 0.4 : 0,
  )
  const filling = dish.pieces.filter(({ shape }) => shape !== 'citrus' && shape !== 'wedge')
  const one = (i: number) => {
    const x = 320 + i * 280
    const y = Y + rng.between(-14, 14)
    const round = blob(rng, { x, y }, 148, 262, { corners: 20, wobble: 0.014 })
    const toasted = scatter(rng, 12, disc(x, y, 132, 240))
      .map((place) =>
        path(
          blob(rng, place, rng.between(6, 18), rng.between(5, 12), { wobble: 0.3 }),
          '#b9762c',
          'opacity=".45"',
        ),
      )
      .join('')
    const inside = rectangle(x - 48, y - 175, 96, 350)
    const green = dish.pieces.find(({ shape }) => shape === 'frill')
    const bed = green
      ? scatter(rng, 7, rectangle(x - 40, y - 190, 80, 380))
          .map((place) => frill(rng, place, 46, green.colour))
          .join('')
      : scatter(rng, 9, rectangle(x - 44, y - 190, 88, 380))
          .map((place) => path(blob(rng, place, 40, 30, { wobble: 0.2 }), mix(dish.tint, '#9a5a2c', 0.3)))
          .join('')
    const meat = toppings({ ...dish, pieces: filling.slice(0, 6) }, inside, {
      kinds: 5,
      share: 0.6,
      scale: 0.9,
      skip: ['frill'],
    })
    const cheese = /chees|cotija|feta/.test(dish.words) ? threads(rng, inside, '#f8cf62', 22, 14) : ''
    return turned(
      shadow(round, 12, 18, 0.32) +
        path(round, dark(shell, 0.18)) +
        path(blob(rng, { x: x - 2, y: y - 4 }, 141, 254, { corners: 20, wobble: 0.014 }), shell) +
        toasted +
        ellipse(x, y, 82, 232, dark(shell, 0.45), 'opacity=".5"') +
        bed +
        meat +
        cheese,
      (i - 1) * 5 + rng.between(-4, 4),
      x,
      y,
    )
  }
  const lime = dish.pieces.find(({ shape }) => shape === 'citrus' || shape === 'wedge')
  return (
    (dish.looks.vessel === 'board' ? board(rng, 90, 110, 1020, 690) : platter(rng, X, Y, 560, 400)) +
    [0, 1, 2].map(one).join('') +
    (lime
      ? [0, 1].map((i) => drawPiece(rng, lime, { x: 462 + i * 280, y: i ? 240 : 676 }, 1.15)).join('')
      : '')
  )
}

/** Toasts and open sandwiches. */
export function toasts(dish: Dish): Svg {
  const { rng } = dish
  const said = dish.parts.find(({ words }) => /bread|toast|sourdough|baguette|rye|muffin|bagel/.test(words))
  const bread = mix('#cf9450', said?.colour ?? '#cf9450', 0.5)
  const over = dish.parts.find((part) => part !== said && (part.flows || part.looks[0]?.shape === 'tint'))
  const spread = over?.colour ?? light(dish.extras[0]?.colour ?? dish.tint, 0.5)
  const bare = !over && dish.extras.length === 0
  const one = (x: number, turn: number) => {
    const outline = `M${x - 145} ${Y - 120}C${x - 190} ${Y - 235} ${x - 70} ${Y - 262} ${x} ${Y - 250}C${x + 70} ${Y - 262} ${x + 190} ${Y - 235} ${x + 145} ${Y - 120}L${x + 150} ${Y + 190}Q${x + 148} ${Y + 232} ${x + 104} ${Y + 232}H${x - 104}Q${x - 148} ${Y + 232} ${x - 150} ${Y + 190}Z`
    return turned(
      shadow(outline, 10, 18, 0.32) +
        path(outline, dark(bread, 0.35)) +
        path(
          outline,
          light(bread, 0.34),
          `stroke="${bread}" stroke-width="14" transform="translate(-3 -6)"`,
        ) +
        specks(rng, rectangle(x - 120, Y - 200, 240, 410), dark(bread, 0.1), 50, 6) +
        (bare
          ? ''
          : path(blob(rng, { x, y: Y - 6 }, 128, 196, { corners: 13, wobble: 0.08 }), dark(spread, 0.14)) +
            path(blob(rng, { x: x - 3, y: Y - 12 }, 122, 188, { corners: 13, wobble: 0.08 }), spread)) +
        toppings(
          { ...dish, pieces: dish.pieces.filter((look) => !said?.looks.includes(look)) },
          rectangle(x - 84, Y - 155, 168, 300),
          {
            kinds: 5,
            share: 0.8,
          },
        ) +
        specks(rng, rectangle(x - 90, Y - 150, 180, 300), '#4a3528', 12, 4),
      turn,
      x,
      Y,
    )
  }
  return (
    (dish.looks.vessel === 'board' ? board(rng, 110, 100, 980, 700) : platter(rng, X, Y, 540, 390)) +
    one(425, -5) +
    one(775, 6)
  )
}

/** Ground meat pressed round its skewer in ridges. */
function kebab({ rng, body }: Dish, y: number): Svg {
  const colour = mix(body, '#8a4d2a', 0.3)
  return Array.from({ length: 7 }, (_, i) => {
    const d = blob(rng, { x: 310 + i * 86, y }, 56, 44, { corners: 10, wobble: 0.06 })
    return (
      shadow(d, 5, 10, 0.25) +
      path(d, dark(colour, 0.3)) +
      path(d, colour, 'transform="translate(-2 -5)"') +
      path(
        blob(rng, { x: 304 + i * 86, y: y - 14 }, 30, 12, { wobble: 0.2 }),
        light(colour, 0.3),
        'opacity=".6"',
      )
    )
  }).join('')
}

/** Kebabs on their skewers. */
export function skewers(dish: Dish): Svg {
  const { rng } = dish
  const ground = /ground|minced|kofta|adana|seekh|flecked|sausage/.test(dish.lead.words)
  const pieces = dish.pieces.filter(({ shape }) =>
    [
      'seared',
      'chunk',
      'cube',
      'strip',
      'halved',
      'tomato',
      'zucchini',
      'mushroom',
      'shrimp',
      'coin',
      'ball',
      'fillet',
      'crumb',
    ].includes(shape),
  )
  const look = (i: number) =>
    pieces[i % Math.max(1, pieces.length)] ?? {
      shape: 'seared' as const,
      colour: mix(dish.body, '#9a5a2c', 0.25),
      size: 42,
      word: '',
    }
  const one = (row: number) => {
    const y = 245 + row * 138
    const spots: Point[] = Array.from({ length: 7 }, (_, i) => ({
      x: 290 + i * 94,
      y: y + rng.between(-5, 5),
    }))
    return (
      stroke(`M170 ${y}H1040`, shadowColour, 10, 'opacity=".25" transform="translate(4 10)"') +
      stroke(`M170 ${y}H1040`, '#d8b47c', 10) +
      (ground
        ? kebab(dish, y)
        : spots
            .map((place, i) => {
              const each = look(i + row)
              const solid =
                each.shape === 'crumb' || each.shape === 'fillet'
                  ? { ...each, shape: 'seared' as const, size: 46 }
                  : each.shape === 'strip'
                    ? { ...each, shape: 'chunk' as const, size: 42 }
                    : each
              return drawPiece(rng, solid, place, 50 / Math.max(34, solid.size))
            })
            .join(''))
    )
  }
  return (
    (dish.looks.vessel === 'board'
      ? board(rng, 110, 100, 980, 700) + parchment(rng, 190, 140, 800, 620)
      : platter(rng, X, Y, 560, 400)) +
    [0, 1, 2, 3].map(one).join('') +
    finish(dish, rectangle(260, 190, 680, 520)) +
    sides(dish, { under: '', x: X + 60, y: Y, rx: 500, ry: 400, round: true, walls: false }).svg
  )
}
