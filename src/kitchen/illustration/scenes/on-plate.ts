import { type Colour, dark, light, mix } from '../colour.ts'
import type { Dish } from '../dish.ts'
import { type Area, arc, grains, noodles, sauce, shortPasta } from '../grounds.ts'
import { drawPiece } from '../looks.ts'
import { disc, ring, scatter } from '../placement.ts'
import { at, blob, box, circle, path, type Svg, shadow, shadowColour, stroke, turned } from '../svg.ts'
import { plate, skillet } from '../vessels.ts'
import { finish, groundOf, pepper, toppings } from './toppings.ts'

const X = 600
const Y = 452
const R = 360

/** Pasta in a nest or a heap, with its sauce between and its things on top. */
export function pasta(dish: Dish): Svg {
  const long = groundOf(dish, 'noodle')
  const short = groundOf(dish, 'pasta')
  const word = short?.word ?? ''
  const area: Area = { x: X, y: Y, r: R * 0.7 }
  const base = mix(
    (long ?? short)?.colour ?? '#efcd80',
    dish.tint,
    /cream|alfredo|carbonara/.test(dish.words) ? 0.25 : 0.32,
  )
  const pool = path(
    blob(dish.rng, { x: X + 6, y: Y + 8 }, area.r * 1.06, area.r * 1.03, { corners: 18, wobble: 0.05 }),
    dark(dish.tint, 0.04),
    'opacity=".92"',
  )
  const heap =
    short && !long
      ? shortPasta(
          dish.rng,
          area,
          base,
          /macaroni|elbow|cavatappi/.test(word) ? 'elbow' : /farfalle|bow/.test(word) ? 'bow' : 'tube',
        )
      : noodles(dish.rng, area, base, 17)
  const spooned = scatter(dish.rng, 5, disc(X, Y, area.r * 0.5))
    .map((place) =>
      path(
        blob(dish.rng, place, dish.rng.between(26, 60), dish.rng.between(18, 40), {
          wobble: 0.25,
          turn: dish.rng.next() * 6,
        }),
        dish.tint,
        'opacity=".6"',
      ),
    )
    .join('')
  return (
    plate(dish.rng, X, Y, R) +
    pool +
    heap +
    spooned +
    toppings(dish, disc(X, Y, area.r * 0.76), { kinds: 4, share: 1.1 }) +
    pepper(dish, area)
  )
}

/** Rice on one side, what was cooked on the other. */
export function withRice(dish: Dish): Svg {
  const grain = groundOf(dish, 'grain')
  const strands = groundOf(dish, 'noodle')
  const turn = dish.rng.between(-0.5, 0.5)
  const left = { x: X - Math.cos(turn) * 112, y: Y - Math.sin(turn) * 112 }
  const right = { x: X + Math.cos(turn) * 92, y: Y + Math.sin(turn) * 92 }
  const side = grain
    ? grains(dish.rng, { ...left, r: 172 }, grain.colour)
    : strands
      ? noodles(dish.rng, { ...left, r: 172 }, strands.colour, 13)
      : ''
  const region = side ? disc(right.x, right.y, 150, 168) : disc(X, Y, 215)
  const pool = path(
    blob(dish.rng, side ? right : { x: X, y: Y }, side ? 178 : 235, side ? 192 : 225, {
      corners: 14,
      wobble: 0.08,
    }),
    dark(dish.tint, 0.12),
    'opacity=".9"',
  )
  return (
    plate(dish.rng, X, Y, R) +
    side +
    pool +
    toppings(dish, region, { kinds: 6, share: 1.35 }) +
    finish(dish, region, { share: 0.4 })
  )
}

/** Fried rice and other things from one pan. */
export function fromThePan(dish: Dish): Svg {
  const grain = groundOf(dish, 'grain')
  const strands = groundOf(dish, 'noodle')
  const turn = dish.rng.pick([28, -32, 148])
  const area: Area = { x: X - 30, y: Y, r: 292 }
  const base = grain
    ? grains(
        dish.rng,
        area,
        // Rice that is cooked in a sauce of tomatoes and peppers has its colour.
        /jollof/.test(dish.title) ? mix(grain.colour, '#c2501d', 0.6) : mix(grain.colour, '#d59a4a', 0.25),
      )
    : strands
      ? noodles(dish.rng, area, mix(strands.colour, dish.tint, 0.2))
      : sauce(dish.rng, area, mix(dish.tint, '#7a4322', 0.2))
  return (
    turned(skillet(X - 30, Y, 340, 0), turn, X - 30, Y) +
    base +
    toppings(dish, disc(area.x, area.y, area.r * 0.84), { kinds: 6, share: grain ? 1 : 1.6 }) +
    finish(dish, disc(area.x, area.y, area.r * 0.8), { share: 0.5 })
  )
}

/** Shakshuka and eggs in a pan of sauce. */
export function eggsInSauce(dish: Dish): Svg {
  const area: Area = { x: X - 30, y: Y, r: 292 }
  const turn = dish.rng.next() * 6
  const eggs = Array.from({ length: 5 }, (_, i) => {
    const angle = turn + (i / 5) * Math.PI * 2
    const place = { x: area.x + Math.cos(angle) * 168, y: area.y + Math.sin(angle) * 168 }
    return (
      path(blob(dish.rng, place, 78, 68, { corners: 11, wobble: 0.16 }), '#fff7e6') +
      circle(place.x + 2, place.y + 4, 31, '#d9850f') +
      circle(place.x, place.y, 29, '#f8b52a') +
      circle(place.x - 9, place.y - 10, 7, '#fff3c4')
    )
  }).join('')
  return (
    turned(skillet(X - 30, Y, 340, 0), dish.rng.pick([28, -32, 148]), X - 30, Y) +
    sauce(dish.rng, area, dish.tint) +
    eggs +
    toppings(dish, disc(area.x, area.y, area.r * 0.8), { kinds: 3, share: 0.6, skip: ['egg', 'tomato'] })
  )
}

/** A main piece, with its vegetables beside it: salmon, chicken breasts, chops, steak, patties. */
export function mainAndSides(dish: Dish): Svg {
  const [first, ...others] = dish.pieces.filter(
    ({ shape }) => !['herb', 'leaf', 'seed', 'ringlet', 'citrus'].includes(shape),
  )
  const grain = groundOf(dish, 'grain')
  const main = first ?? { shape: 'fillet' as const, colour: '#dfa25c', size: 84, word: '' }
  const sides = others.slice(0, 3)
  const rest: Dish = { ...dish, pieces: sides }
  const fish = main.shape === 'fillet'
  const bed = grain ? grains(dish.rng, { x: X - 104, y: Y - 66, r: 150 }, grain.colour) : ''
  const slabs = fish
    ? drawPiece(dish.rng, main, { x: X + 40, y: Y + 70 }, 1.45)
    : [0, 1].map((i) => slab(dish, { x: X + 30 + i * 36, y: Y + 18 + i * 112 }, 128, main.colour)).join('')
  const lemon = dish.pieces.find(({ shape }) => shape === 'citrus')
  return (
    plate(dish.rng, X, Y, R) +
    path(
      blob(dish.rng, { x: X + 30, y: Y + 60 }, 222, 178, { corners: 15, wobble: 0.09 }),
      mix(dish.tint, '#c98a3f', 0.3),
      'opacity=".55"',
    ) +
    bed +
    toppings(rest, disc(X - 70, Y - 110, 175, 122), { kinds: 3, share: 1.3 }) +
    slabs +
    (lemon
      ? [0, 1]
          .map((i) => drawPiece(dish.rng, lemon, { x: X + 178 - i * 40, y: Y - 92 + i * 44 }, 1.1))
          .join('')
      : '') +
    finish(dish, disc(X + 20, Y + 40, 170), { share: 0.9 }) +
    pepper(dish, { x: X, y: Y, r: 190 })
  )
}

/** A browned piece of meat with the marks of the grill. */
function slab({ rng }: Dish, place: { x: number; y: number }, size: number, colour: Colour): Svg {
  const turn = rng.between(-0.3, 0.1)
  const outline = blob(rng, place, size, size * 0.52, { corners: 10, wobble: 0.09, turn })
  const marks = Array.from({ length: 5 }, (_, i) => {
    const x = place.x + (i - 2) * size * 0.36
    const y = place.y + (i - 2) * size * 0.36 * Math.tan(turn)
    return `M${at(x - 16, y + size * 0.3)}L${at(x + 20, y - size * 0.32)}`
  }).join('')
  return (
    shadow(outline, 7, 12, 0.3) +
    path(outline, dark(colour, 0.42)) +
    path(
      blob(rng, { x: place.x - 3, y: place.y - 6 }, size * 0.92, size * 0.44, {
        corners: 10,
        wobble: 0.08,
        turn,
      }),
      mix(colour, '#b9702f', 0.22),
    ) +
    stroke(marks, dark(colour, 0.55), 11, 'opacity=".6"') +
    stroke(
      `M${at(place.x - size * 0.6, place.y - size * 0.22)}q${at(size * 0.5, -size * 0.16)} ${at(size * 0.95, -size * 0.06)}`,
      light(colour, 0.6),
      6,
      'opacity=".7"',
    )
  )
}

/** A stack of pancakes from above: each round a little beside the one below. */
export function pancakes(dish: Dish): Svg {
  const { rng } = dish
  const cocoa = /chocolate|cocoa/.test(dish.words)
  const colour = cocoa ? '#6f4128' : /pumpkin|sweet potato/.test(dish.words) ? '#d98a3d' : '#dfa04e'
  const stack = [0, 1, 2, 3, 4].map((i) => {
    const place = { x: X + (i - 2) * 7 + rng.between(-12, 12), y: Y + 52 - i * 22 + rng.between(-5, 5) }
    const outline = blob(rng, place, 226, 218, { corners: 16, wobble: 0.025 })
    const crown = blob(rng, { x: place.x - 2, y: place.y - 3 }, 208, 200, { corners: 16, wobble: 0.03 })
    const brown = blob(rng, { x: place.x - 2, y: place.y - 4 }, 190, 182, { corners: 13, wobble: 0.06 })
    return (
      shadow(outline, 5, 12, 0.28) +
      path(outline, light(colour, 0.42)) +
      path(crown, mix(colour, '#f2c983', 0.35)) +
      path(brown, dark(colour, 0.16))
    )
  })
  const top = { x: X + 8, y: Y - 36 }
  const pores = scatter(rng, 60, disc(top.x, top.y, 160))
    .map(({ x, y }) => `M${at(x, y)}h.1`)
    .join('')
  const syrup = path(
    blob(rng, { x: top.x + 20, y: top.y + 26 }, 148, 122, { corners: 12, wobble: 0.2 }),
    '#8f4513',
    'opacity=".72"',
  )
  const runs = [-0.3, 0.9, 1.9].map((angle) => {
    const x = top.x + Math.cos(angle) * 120
    const y = top.y + 30 + Math.sin(angle) * 100
    return stroke(
      `M${at(x, y)}q${at(Math.cos(angle) * 60, Math.sin(angle) * 40)} ${at(Math.cos(angle) * 92, Math.sin(angle) * 90 + 40)}`,
      '#8f4513',
      32,
      'opacity=".72"',
    )
  })
  const shine = stroke(arc(top.x + 16, top.y + 24, 112, -2.7, -1.7), '#f5d7a0', 8, 'opacity=".75"')
  const butter = turned(
    box(top.x - 36, top.y - 22, 72, 62, 8, '#d9a83a') +
      box(top.x - 38, top.y - 30, 72, 60, 8, '#fbe08a') +
      stroke(`M${at(top.x - 26, top.y - 18)}h30`, '#fff8d8', 6),
    rng.between(-25, 25),
    top.x,
    top.y,
  )
  const fruit = toppings(dish, ring(X, Y - 4, 120, 268), { kinds: 3, share: 0.9, skip: ['egg', 'cube'] })
  return (
    plate(rng, X, Y, R + 14) +
    stack.join('') +
    stroke(pores, dark(colour, 0.36), 6, 'opacity=".5"') +
    runs.join('') +
    syrup +
    shine +
    butter +
    fruit
  )
}

/** Waffles and French toast: two that overlap. */
export function waffles(dish: Dish): Svg {
  const { rng } = dish
  const toast = /toast/.test(dish.title)
  const colour = toast ? '#d99a4e' : '#d38f3e'
  const one = (x: number, y: number, turn: number) => {
    const cells = toast
      ? ''
      : Array.from(
          { length: 16 },
          (_, i) =>
            box(x - 118 + (i % 4) * 60, y - 118 + Math.floor(i / 4) * 60, 46, 46, 9, dark(colour, 0.3)) +
            stroke(
              `M${at(x - 112 + (i % 4) * 60, y - 80 + Math.floor(i / 4) * 60)}h34`,
              light(colour, 0.35),
              5,
              'opacity=".8"',
            ),
        ).join('')
    const crust = toast
      ? path(blob(rng, { x, y }, 118, 112, { corners: 12, wobble: 0.08 }), dark(colour, 0.2), 'opacity=".75"')
      : ''
    return turned(
      box(x - 140, y - 132, 290, 290, 50, shadowColour, 'opacity=".25"') +
        box(x - 145, y - 145, 290, 290, toast ? 60 : 46, dark(colour, 0.3)) +
        box(x - 140, y - 143, 278, 276, toast ? 56 : 42, light(colour, 0.14)) +
        cells +
        crust,
      turn,
      x,
      y,
    )
  }
  return (
    plate(rng, X, Y, R + 10) +
    one(X - 76, Y + 46, -14) +
    one(X + 74, Y - 30, 16) +
    toppings(dish, disc(X + 10, Y, 190), { kinds: 3, share: 0.9, skip: ['egg', 'cube'] }) +
    stroke(`M${at(X - 150, Y + 40)}q60 -110 100 10t100 -30t100 20`, '#9a4e17', 11, 'opacity=".7"')
  )
}

/** Omelette or frittata slices: a golden half moon with its filling. */
export function omelette(dish: Dish): Svg {
  const { rng } = dish
  const gold = '#f2bf45'
  const moon = `M${at(X - 265, Y + 40)}Q${at(X - 250, Y - 215)} ${at(X + 10, Y - 205)}Q${at(X + 260, Y - 195)} ${at(X + 262, Y + 52)}Q${at(X, Y + 138)} ${at(X - 265, Y + 40)}Z`
  const brown = scatter(rng, 15, disc(X, Y - 60, 190, 105))
    .map((place) =>
      path(
        blob(rng, place, rng.between(18, 48), rng.between(9, 22), {
          wobble: 0.25,
          turn: rng.between(-0.4, 0.4),
        }),
        '#c47f25',
        'opacity=".5"',
      ),
    )
    .join('')
  const filling = { ...dish, pieces: dish.pieces.filter(({ shape }) => shape !== 'egg') }
  return (
    plate(rng, X, Y, R) +
    toppings(filling, disc(X, Y + 82, 214, 62), { kinds: 4, share: 1.1 }) +
    shadow(moon, 5, 14, 0.32) +
    path(moon, dark(gold, 0.24)) +
    path(moon, gold, 'transform="translate(-2 -9)"') +
    brown +
    stroke(
      `M${at(X - 215, Y - 60)}Q${at(X - 150, Y - 178)} ${at(X - 10, Y - 180)}`,
      '#fff1c2',
      13,
      'opacity=".8"',
    ) +
    finish(dish, disc(X, Y - 30, 190, 110))
  )
}

function colourOfBites(dish: Dish, meat: boolean): Colour {
  if (/chocolate|cocoa|brownie|date/.test(dish.words)) return '#5d3421'
  // What is fried in a batter or a dough is golden, whatever is in it.
  if (/pakora|bhaji|rangoon|wonton|samosa/.test(dish.title)) return '#cd8f3f'
  return meat ? '#a8642f' : mix(dish.main, '#cf9a55', 0.55)
}

/** Balls, bites, fritters, dumplings, nuggets: a round of equals. */
export function bites(dish: Dish): Svg {
  const { rng } = dish
  const meat = /meatball|kofta|falafel|croquette|patt|cake|fritter|nugget/.test(dish.title)
  const colour = colourOfBites(dish, meat)
  const bed = meat && dish.category !== 'snack' ? sauce(rng, { x: X, y: Y, r: 246 }, dish.tint) : ''
  const places = [
    { x: X, y: Y },
    ...Array.from({ length: 6 }, (_, i) => ({
      x: X + Math.cos(i * 1.047 + 0.3) * 146,
      y: Y + Math.sin(i * 1.047 + 0.3) * 146,
    })),
  ]
  const balls = places
    .map((place) => {
      const outline = blob(rng, place, 74, 70, { corners: 11, wobble: 0.05 })
      const crumbs = scatter(rng, 12, disc(place.x, place.y, 58))
        .map((spot) => `M${at(spot.x, spot.y)}l${rng.whole(-4, 4)} 3`)
        .join('')
      return (
        shadow(outline, 8, 14, 0.34) +
        path(outline, dark(colour, 0.3)) +
        path(blob(rng, { x: place.x - 7, y: place.y - 9 }, 62, 58, { corners: 11, wobble: 0.06 }), colour) +
        stroke(crumbs, light(colour, 0.35), 7, 'opacity=".8"') +
        circle(place.x - 24, place.y - 28, 11, light(colour, 0.55), 'opacity=".55"')
      )
    })
    .join('')
  return (
    plate(rng, X, Y, R) +
    bed +
    balls +
    finish(dish, disc(X, Y, 215)) +
    toppings(
      { ...dish, pieces: dish.pieces.filter(({ shape }) => ['shred', 'nut', 'seed'].includes(shape)) },
      disc(X, Y, 215),
      { share: 0.5 },
    )
  )
}

/** Everything else on a plate: a generous heap. */
export function heap(dish: Dish): Svg {
  const area = { x: X, y: Y, r: 238 }
  const ground = groundOf(dish, 'grain')
  const base = ground
    ? grains(dish.rng, area, ground.colour)
    : path(
        blob(dish.rng, area, 240, 232, { corners: 15, wobble: 0.07 }),
        mix(dish.tint, '#c98a3f', 0.25),
        'opacity=".9"',
      )
  return (
    plate(dish.rng, X, Y, R) +
    base +
    toppings(dish, disc(X, Y, 205), { kinds: 6, share: 1.7 }) +
    finish(dish, disc(X, Y, 190), { share: 0.6 })
  )
}
