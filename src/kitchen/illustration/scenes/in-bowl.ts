import { dark, golden, light, mix } from '../colour.ts'
import type { Dish } from '../dish.ts'
import { type Area, arc, grains, liquid, noodles, sauce, swirl } from '../grounds.ts'
import { drawPiece } from '../looks.ts'
import { frill } from '../pieces.ts'
import { disc, ring, scatter } from '../placement.ts'
import { at, circle, group, path, type Svg, stroke } from '../svg.ts'
import { bowl } from '../vessels.ts'
import { finish, groundOf, pepper, specks, toppings } from './toppings.ts'

const X = 600
const Y = 452
const R = 345
const well: Area = { x: X, y: Y, r: R * 0.85 }

const clipped = (content: Svg): Svg =>
  `<clipPath id="w"><circle cx="${X}" cy="${Y}" r="${well.r}"/></clipPath>${group(content, 'clip-path="url(#w)"')}`

/** The shade that the bowl's wall throws on what is in it. */
const wallShade =
  stroke(arc(X, Y, well.r - 8, Math.PI * 0.95, Math.PI * 1.75), '#2c1408', 22, 'opacity=".16"') +
  circle(X, Y, well.r, 'none', 'stroke="#2c1408" stroke-width="5" opacity=".22"')

const inBowl = (dish: Dish, content: Svg): Svg => bowl(dish.rng, X, Y, R) + clipped(content) + wallShade

const cream = /cream|yogh?urt|milk|crème/

/** Smooth soups: a swirl of cream or oil, croutons, herbs. */
export function pureedSoup(dish: Dish): Svg {
  const colour = mix(soupColour(dish), '#f0c98a', cream.test(dish.words) ? 0.2 : 0.06)
  const topping = dish.pieces.filter(({ shape }) =>
    ['cube', 'nut', 'seed', 'leaf', 'herb', 'ringlet', 'strip', 'ball'].includes(shape),
  )
  const region = disc(X, Y, well.r * 0.62)
  return inBowl(
    dish,
    liquid(dish.rng, well, colour) +
      swirl(dish.rng, well, cream.test(dish.words) ? '#fff6e2' : light(colour, 0.5)) +
      toppings({ ...dish, pieces: topping.slice(0, 3) }, region, { share: 0.5 }) +
      pepper(dish, well),
  )
}

/** The colour of what was pureed: the first food of the title that is more than a leaf or a herb. */
const soupColour = (dish: Dish) => {
  const body = dish.looks.find(
    ({ shape, word }) => shape !== 'herb' && shape !== 'leaf' && dish.title.includes(word.slice(0, 5)),
  )
  return body ? mix(body.colour, dish.tint, 0.2) : dish.tint
}

/** Brothy soups and chowders: pieces half under the surface. */
export function brothySoup(dish: Dish): Svg {
  const strands = groundOf(dish, 'noodle')
  const grain = groundOf(dish, 'grain')
  const colour = mix(dish.tint, '#dba64f', cream.test(dish.words) ? 0.1 : 0.3)
  const region = disc(X, Y, well.r * 0.8)
  return inBowl(
    dish,
    liquid(dish.rng, well, colour) +
      (strands
        ? noodles(dish.rng, { x: X - 30, y: Y + 20, r: well.r * 0.66 }, strands.colour, strands.size)
        : '') +
      (grain && !strands
        ? specks(dish.rng, disc(X, Y, well.r * 0.85), golden(grain.colour, 0.3), 90, 11) +
          specks(dish.rng, disc(X, Y, well.r * 0.85), grain.colour, 130, 9)
        : '') +
      toppings(dish, region, { kinds: 5, share: 1.25 }) +
      path(
        `M${at(X - 290, Y)}Q${at(X, Y + 60)} ${at(X + 290, Y)}V${Y + 300}H${X - 290}Z`,
        colour,
        'opacity=".13"',
      ) +
      finish(dish, region, { share: 0.5 }) +
      pepper(dish, well),
  )
}

/** Curry, stew, chili, dal: thick sauce with pieces, beside rice where the recipe has some. */
export function stew(dish: Dish): Svg {
  const grain = groundOf(dish, 'grain')
  const lentils = grain && /lentil|split pea|dal/.test(grain.word)
  const colour = lentils ? mix(grain.colour, dish.tint, 0.35) : dish.tint
  const rice = grain && !lentils ? { x: X - 150, y: Y - 20, r: well.r * 0.66 } : null
  const pool: Area = rice ? { x: X + 70, y: Y + 20, r: well.r * 0.9 } : well
  const region = disc(pool.x + (rice ? 20 : 0), pool.y, pool.r * 0.74)
  const drizzle = cream.test(dish.words) || /coconut/.test(dish.words)
  return inBowl(
    dish,
    circle(X, Y, well.r, dark(colour, 0.3)) +
      sauce(dish.rng, pool, colour) +
      (lentils
        ? specks(dish.rng, disc(pool.x, pool.y, pool.r * 0.9), golden(colour, 0.3), 150, 11) +
          specks(dish.rng, disc(pool.x, pool.y, pool.r * 0.9), light(colour, 0.25), 190, 10)
        : '') +
      (rice && grain ? grains(dish.rng, rice, grain.colour) : '') +
      (drizzle ? swirl(dish.rng, { ...pool, r: pool.r * 0.9 }, '#fff6e2') : '') +
      toppings(dish, region, { kinds: 5, share: rice ? 1.2 : 1.7 }) +
      pepper(dish, well),
  )
}

/** Ramen, pho, pad thai, lo mein. */
export function noodleBowl(dish: Dish): Svg {
  const strands = groundOf(dish, 'noodle') ?? groundOf(dish, 'pasta')
  const soup = /soup|ramen|pho|laksa|broth/.test(dish.title)
  const colour = soup ? strands?.colour : mix(strands?.colour ?? '#f0d392', '#c9863a', 0.22)
  return inBowl(
    dish,
    liquid(dish.rng, well, soup ? mix(dish.tint, '#c98a3c', 0.3) : dark(dish.tint, 0.3)) +
      noodles(
        dish.rng,
        { x: X, y: Y, r: well.r * (soup ? 0.8 : 0.97) },
        colour ?? '#f0d392',
        strands?.size || 13,
      ) +
      toppings(dish, disc(X, Y, well.r * 0.78), { kinds: 5 }) +
      finish(dish, disc(X, Y, well.r * 0.6), { share: 0.4 }),
  )
}

/** Salads: leaves to the rim and over it, then everything else. */
export function salad(dish: Dish): Svg {
  const greens = dish.pieces.filter(({ shape }) => shape === 'frill')
  const first = greens[0] ?? { colour: '#79b04a', size: 58 }
  const grain = groundOf(dish, 'grain')
  const heap = (region: ReturnType<typeof disc>, count: number) =>
    scatter(dish.rng, count, region)
      .map((place, i) =>
        frill(
          dish.rng,
          place,
          dish.rng.between(58, 84),
          (greens[i % Math.max(1, greens.length)] ?? first).colour,
        ),
      )
      .join('')
  const leafy = greens.length > 0 || !grain
  const base = leafy
    ? circle(X, Y, well.r, dark(first.colour, 0.45)) +
      heap(ring(X, Y, well.r * 0.72, well.r * 0.97), 24) +
      heap(disc(X, Y, well.r * 0.72), 20)
    : grains(dish.rng, well, grain.colour, { length: 9, width: 9 })
  return inBowl(
    dish,
    base +
      toppings(dish, disc(X, Y, well.r * 0.8), { kinds: 6, skip: ['frill'], share: 1.15 }) +
      pepper(dish, well),
  )
}

/** Grain and poke bowls: the parts lie side by side, each in its sector. */
export function sectors(dish: Dish): Svg {
  const grain = groundOf(dish, 'grain') ?? { colour: '#faf0da' }
  const parts = dish.pieces
    .filter(({ shape }) => !['herb', 'ringlet', 'seed', 'leaf'].includes(shape))
    .slice(0, 6)
  const turn = dish.rng.next() * 6
  const laid = parts
    .map((look, i) => {
      const angle = turn + (i / Math.max(3, parts.length)) * Math.PI * 2
      const place = { x: X + Math.cos(angle) * well.r * 0.55, y: Y + Math.sin(angle) * well.r * 0.55 }
      const count = Math.round(Math.min(16, Math.max(3, 260 / look.size)))
      return scatter(dish.rng, count, disc(place.x, place.y, 86))
        .map((spot) => drawPiece(dish.rng, look, spot, look.shape === 'fillet' ? 0.8 : 1))
        .join('')
    })
    .join('')
  return inBowl(dish, grains(dish.rng, well, grain.colour) + laid + finish(dish, disc(X, Y, well.r * 0.6)))
}

/** Porridge and overnight oats, risotto, polenta, mash: a soft ground with toppings in one half. */
export function porridge(dish: Dish): Svg {
  const grain = groundOf(dish, 'grain')
  const base = grain ? mix(grain.colour, '#fbf0dc', 0.3) : mix(dish.tint, '#f6e3b8', 0.4)
  const chocolate = /chocolate|cocoa/.test(dish.words)
  const colour = chocolate ? mix(base, '#5a3320', 0.55) : base
  const sweet = dish.category === 'breakfast' || dish.category === 'dessert'
  const side = dish.rng.between(-0.6, 0.6)
  const region = sweet
    ? disc(X + Math.cos(side) * 90, Y + Math.sin(side) * 110, well.r * 0.58, well.r * 0.66)
    : disc(X, Y, well.r * 0.76)
  return inBowl(
    dish,
    circle(X, Y, well.r, golden(colour, 0.2)) +
      grains(dish.rng, well, colour, { length: 11, width: 15, density: 0.8 }) +
      (sweet ? drizzle(dish, '#b8651f') : swirl(dish.rng, { ...well, r: well.r * 0.9 }, light(colour, 0.5))) +
      toppings(dish, region, { kinds: 5 }) +
      (sweet ? '' : pepper(dish, well)),
  )
}

/** Honey, syrup, tahini: a thin zigzag. */
function drizzle({ rng }: Dish, colour: string): Svg {
  const zigzag = Array.from(
    { length: 9 },
    (_, i) =>
      `${i ? 'Q' : 'M'}${i ? `${at(X - 200 + i * 48, i % 2 ? Y - 250 : Y + 250)} ` : ''}${at(X - 170 + i * 46, Y + rng.between(-70, 70))}`,
  ).join('')
  return (
    stroke(zigzag, colour, 9, 'opacity=".75"') +
    stroke(zigzag, '#f3c879', 3, 'opacity=".9" transform="translate(-2 -2)"')
  )
}

/** Risotto: creamy, with its vegetables spread over it. */
export function risotto(dish: Dish): Svg {
  const grain = groundOf(dish, 'grain')
  const colour = mix(
    grain?.colour ?? '#faf0da',
    dish.pieces[0]?.shape === 'coin' ? dish.main : '#e9c98a',
    0.26,
  )
  return inBowl(
    dish,
    sauce(dish.rng, well, colour) +
      grains(dish.rng, { ...well, r: well.r * 0.97 }, colour, { length: 10, width: 11, density: 0.62 }) +
      toppings(dish, disc(X, Y, well.r * 0.8), { kinds: 4, share: 1.2 }) +
      pepper(dish, well),
  )
}

/** Dips, puddings and mousses in a bowl: a spread surface with a well of oil or syrup. */
export function dip(dish: Dish): Svg {
  const colour = groundOf(dish, 'tint')?.colour ?? dish.main
  const calm = /hummus|chickpea/.test(dish.words)
    ? '#e3c48c'
    : /guacamole|avocado/.test(dish.words)
      ? '#a9bd62'
      : mix(colour, '#f4e3c0', 0.15)
  const spoonful = { x: X, y: Y, r: well.r * 0.97 }
  return inBowl(
    dish,
    sauce(dish.rng, spoonful, calm) +
      swirl(dish.rng, { ...well, r: well.r * 1.35 }, dark(calm, 0.16)) +
      circle(
        X + 6,
        Y + 6,
        well.r * 0.24,
        dish.category === 'dessert' ? light(calm, 0.3) : '#c9a227',
        'opacity=".5"',
      ) +
      toppings(dish, disc(X, Y, well.r * 0.6), { kinds: 2, share: 0.6, scale: 0.9 }),
  )
}
