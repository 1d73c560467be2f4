import { type Colour, dark, light, mix } from '../colour.ts'
import type { Dish } from '../dish.ts'
import { sauce } from '../grounds.ts'
import { drawPiece } from '../looks.ts'
import { frill } from '../pieces.ts'
import { disc, rectangle, scatter } from '../placement.ts'
import {
  at,
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
import { board, parchment, plate } from '../vessels.ts'
import { finish, specks, threads, toppings } from './toppings.ts'

const X = 600
const Y = 450

/** Pizza and round flatbread on a board. */
export function pizza(dish: Dish): Svg {
  const { rng } = dish
  const crust = '#dfa757'
  const white = /white pizza|alfredo|garlic cream/.test(dish.words)
  const base = white ? '#f7e7c4' : /pesto/.test(dish.title) ? '#93a64a' : '#c9452a'
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
        path(blob(rng, place, r, r * 0.82, { wobble: 0.2, turn: rng.next() * 6 }), '#fbe3a6') +
        path(blob(rng, { x: place.x - 3, y: place.y - 4 }, r * 0.78, r * 0.6, { wobble: 0.2 }), '#fff5dc') +
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
    board(rng, 190, 50, 840, 800) +
    shadow(outline, 10, 20, 0.34) +
    path(outline, dark(crust, 0.25)) +
    path(outline, crust, 'transform="translate(-3 -6)"') +
    spots +
    sauce(rng, { x: X, y: Y - 4, r: 288 }, base) +
    melted +
    cuts +
    toppings(dish, disc(X, Y - 4, 246), {
      kinds: 5,
      share: 0.95,
      skip: dish.words.includes('mozzarella') ? ['coin'] : [],
    }) +
    toppings(
      { ...dish, pieces: dish.pieces.filter(({ word }) => /pepperoni|salami|sausage|chorizo/.test(word)) },
      disc(X, Y - 4, 230),
      { share: 1 },
    )
  )
}

/** Tacos: three open shells in a row. */
export function tacos(dish: Dish): Svg {
  const { rng } = dish
  const shell = /corn|hard/.test(dish.words) ? '#efc25f' : '#f0d9a4'
  const filling = dish.pieces.filter(({ shape }) => shape !== 'citrus')
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
    const bed = scatter(rng, 7, rectangle(x - 40, y - 190, 80, 380))
      .map((place) => frill(rng, place, 46, '#7fb04e'))
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
  const lime = dish.pieces.find(({ shape }) => shape === 'citrus')
  return (
    board(rng, 90, 110, 1020, 690) +
    [0, 1, 2].map(one).join('') +
    (lime
      ? [0, 1].map((i) => drawPiece(rng, lime, { x: 462 + i * 280, y: i ? 240 : 676 }, 1.15)).join('')
      : '')
  )
}

/** Toasts and open sandwiches. */
export function toasts(dish: Dish): Svg {
  const { rng } = dish
  const bread = /rye|whole|sourdough|brown/.test(dish.words) ? '#b97f47' : '#d9a35c'
  const spread = /avocado/.test(dish.words)
    ? '#a9c05a'
    : /ricotta|cream cheese|cottage|labneh|yog/.test(dish.words)
      ? '#fff6e6'
      : /peanut|almond butter|hummus|tahini/.test(dish.words)
        ? '#cf9a57'
        : /chocolate|nutella/.test(dish.words)
          ? '#5a3320'
          : mix(dish.tint, '#f6dfae', 0.4)
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
        path(blob(rng, { x, y: Y - 6 }, 128, 196, { corners: 13, wobble: 0.08 }), dark(spread, 0.14)) +
        path(blob(rng, { x: x - 3, y: Y - 12 }, 122, 188, { corners: 13, wobble: 0.08 }), spread) +
        toppings(dish, rectangle(x - 84, Y - 155, 168, 300), {
          kinds: 5,
          share: 0.62,
          skip: /avocado toast/.test(dish.title) ? ['crescent'] : [],
        }) +
        specks(rng, rectangle(x - 90, Y - 150, 180, 300), '#4a3528', 12, 4),
      turn,
      x,
      Y,
    )
  }
  return board(rng, 110, 100, 980, 700) + one(405, -5) + one(765, 6)
}

/** Kebabs on their skewers. */
export function skewers(dish: Dish): Svg {
  const { rng } = dish
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
      colour: dish.main,
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
      spots
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
        .join('')
    )
  }
  return (
    board(rng, 110, 100, 980, 700) +
    parchment(rng, 190, 140, 800, 620) +
    [0, 1, 2, 3].map(one).join('') +
    finish(dish, rectangle(260, 190, 680, 520))
  )
}

/** Burritos, wraps and sandwiches, cut so that the filling shows. */
export function halves(dish: Dish): Svg {
  const { rng } = dish
  const sandwich = /sandwich|panini|club|grilled cheese|sub\b|toastie/.test(dish.title)
  const skin: Colour = sandwich ? '#c98d4a' : '#ecd3a0'
  const filling = dish.pieces.filter(({ shape }) => !['citrus'].includes(shape))
  const half = (x: number, y: number, turn: number) => {
    const face = { x, y: y - 10 }
    const roll = `M${x - 150} ${y}C${x - 150} ${y - 60} ${x + 150} ${y - 60} ${x + 150} ${y}V${y + 270}Q${x + 150} ${y + 330} ${x + 90} ${y + 332}H${x - 90}Q${x - 150} ${y + 330} ${x - 150} ${y + 270}Z`
    const toasted = scatter(rng, 14, rectangle(x - 120, y + 60, 240, 220))
      .map((place) =>
        path(
          blob(rng, place, rng.between(8, 24), rng.between(6, 14), { wobble: 0.3, turn: rng.next() * 6 }),
          '#a8652a',
          'opacity=".5"',
        ),
      )
      .join('')
    const fold = stroke(
      `M${x + 60} ${y + 30}Q${x + 30} ${y + 190} ${x + 76} ${y + 325}`,
      dark(skin, 0.35),
      7,
      'opacity=".5"',
    )
    return turned(
      shadow(roll, 12, 20, 0.34) +
        path(roll, dark(skin, 0.16)) +
        path(roll, skin, 'transform="translate(-5 -4)"') +
        toasted +
        fold +
        stroke(`M${x - 118} ${y + 80}V${y + 260}`, light(skin, 0.7), 13, 'opacity=".5"') +
        ellipse(face.x, face.y + 4, 152, 98, dark(skin, 0.28)) +
        ellipse(face.x, face.y, 146, 92, light(skin, 0.3)) +
        ellipse(face.x, face.y, 128, 77, mix(dish.tint, '#6b3d1c', 0.4)) +
        toppings({ ...dish, pieces: filling }, disc(face.x, face.y, 106, 58), {
          kinds: 6,
          share: 0.62,
          scale: 0.72,
        }),
      turn,
      x,
      y + 150,
    )
  }
  return (
    board(rng, 110, 90, 980, 720) +
    parchment(rng, 180, 170, 840, 560) +
    half(420, 290, -10) +
    half(780, 270, 9)
  )
}

/** Quesadillas and flat pies: wedges on a plate. */
export function wedges(dish: Dish): Svg {
  const { rng } = dish
  const skin = '#e2b364'
  const one = (i: number) => {
    const turn = i * 60 + 14
    const tip = { x: X, y: Y - 24 }
    const shape = `M${tip.x} ${tip.y}L${X - 128} ${Y - 270}Q${X} ${Y - 322} ${X + 128} ${Y - 270}Z`
    return turned(
      shadow(shape, 5, 12, 0.3) +
        path(shape, '#f6cf62', `stroke="#f6cf62" stroke-width="16" stroke-linejoin="round"`) +
        path(
          shape,
          dark(skin, 0.14),
          `stroke="${dark(skin, 0.14)}" stroke-width="6" stroke-linejoin="round"`,
        ) +
        path(shape, skin, 'transform="translate(-2 -5)"') +
        scatter(rng, 11, disc(X, Y - 212, 74, 66))
          .map((place) =>
            path(
              blob(rng, place, rng.between(8, 22), rng.between(6, 13), { wobble: 0.3, turn: rng.next() * 6 }),
              '#a5622a',
              'opacity=".55"',
            ),
          )
          .join('') +
        toppings(dish, rectangle(X - 60, Y - 300, 120, 24), { kinds: 2, share: 0.16, scale: 0.6 }),
      turn,
      X,
      Y,
    )
  }
  return (
    plate(rng, X, Y, 372) +
    Array.from({ length: 6 }, (_, i) => one(i)).join('') +
    circle(X, Y, 76, '#f7efe0') +
    sauce(rng, { x: X, y: Y, r: 64 }, /salsa|tomato/.test(dish.words) ? '#c9452a' : '#fff3de') +
    finish(dish, disc(X, Y, 230), { share: 0.7 }) +
    stroke(`M${at(X - 40, Y - 20)}q40 -26 74 0`, '#fff', 5, 'opacity=".5"')
  )
}
