import { type Colour, dark, golden, light, mix } from '../colour.ts'
import type { Dish } from '../dish.ts'
import { type Area, grains, liquid, noodles, sauce, shortPasta, swirl } from '../grounds.ts'
import type { FoodLook } from '../palette.ts'
import { frill } from '../pieces.ts'
import { disc, scatter } from '../placement.ts'
import { around, filled, room, type Served, serve } from '../served.ts'
import { blob, circle, path, type Svg } from '../svg.ts'
import { sides } from './sides.ts'
import { groundOf, pepper, specks, type Topping, threads, toppings } from './toppings.ts'

export type Scene = (dish: Dish) => Svg
type Ground = (dish: Dish, area: Area, served: Served) => Svg

/** Returns how much more or less fits on this vessel than on a plate, as a factor. */
const roomFor = ({ rx, ry }: Served) => Math.min(1.7, Math.max(0.55, (rx * ry) / 66_000))

/** Draws the toppings on the ground, more of them on a larger vessel. */
const strewn = (dish: Dish, served: Served, options: Topping = {}): Svg =>
  toppings(dish, room(served, served.walls ? 0.8 : 0.74), {
    kinds: 5,
    ...options,
    share: (options.share ?? 1.15) * roomFor(served),
  })

/** Scene of a ground that fills its vessel, its toppings, and the small bowls beside it. */
export const onGround =
  (ground: Ground, options: Topping & { leads?: boolean } = {}): Scene =>
  (dish) => {
    const served = serve(dish)
    const { dish: rest, svg } = sides(dish, served)
    const top = { ...rest, pieces: options.leads ? rest.pieces : rest.extras }
    return filled(dish, served, ground(dish, around(served), served)) + strewn(top, served, options) + svg
  }

const heapOf = (look: FoodLook, served: Served, share: number) =>
  Math.round(Math.min(46, Math.max(5, ((served.rx * served.ry * share) / look.size ** 2) * 1.5)))

/** Scene of a heap of pieces, most of them from the first parts. */
export const heaped =
  (bed: (dish: Dish) => Colour | null, { coverage = 1 } = {}): Scene =>
  (dish) => {
    const served = serve(dish)
    const { dish: seen, svg } = sides(dish, served)
    const plain = { shape: 'chunk' as const, colour: dish.body, size: 34, word: '' }
    const rest = seen.pieces.length > 0 ? seen : { ...seen, pieces: [plain] }
    const [first] = rest.pieces
    const share = first ? (coverage * heapOf(first, served, 0.75)) / 14 : 1
    const tone = bed(dish)
    const vessel = tone === null ? served.under : filled(dish, served, sauce(dish.rng, around(served), tone))
    return (
      vessel +
      toppings(rest, room(served, served.walls ? 0.86 : 0.84), {
        kinds: 6,
        // A large pan gets larger pieces rather than many.
        scale: served.rx * served.ry > 100_000 ? 1.4 : 1,
        share: Math.min(2.6, Math.max(1.3, share)),
      }) +
      svg
    )
  }

/** Returns the colour between the pieces of a heap; null on a pan, because there the pan itself shows. */
export const between = (dish: Dish): Colour | null => {
  if (dish.parts.some(({ flows }) => flows)) return dish.tint
  return ['sheet pan', 'tray', 'wire rack', 'board'].includes(dish.looks.vessel) ? null : dark(dish.body, 0.3)
}

export const liquidGround: Ground = (dish, area) => {
  const colour = dish.lead.flows ? dish.body : mix(dish.tint, '#dba64f', 0.25)
  const cream = dish.parts
    .slice(1)
    .find(({ words }) => /swirl|drizzle|thread|sour cream|yogurt|crema|cream$/.test(words))
  return liquid(dish.rng, area, colour) + (cream ? swirl(dish.rng, area, cream.colour) : '')
}

export const soupGround: Ground = (dish, area, served) => {
  const strands = groundOf(dish, 'noodle')
  const grain = groundOf(dish, 'grain')
  const tubes = groundOf(dish, 'pasta')
  const { x, y, rx } = served
  return (
    liquidGround(dish, area, served) +
    (strands
      ? noodles(dish.rng, { x: x - 20, y: y + 14, r: rx * 0.7 }, strands.colour, Math.max(12, strands.size))
      : '') +
    (tubes && !strands ? shortPasta(dish.rng, { x, y, r: rx * 0.55 }, tubes.colour, 'elbow') : '') +
    (grain && !strands
      ? specks(dish.rng, room(served, 0.85), golden(grain.colour, 0.3), 80, 11) +
        specks(dish.rng, room(served, 0.85), grain.colour, 120, 9)
      : '')
  )
}

/** Thick sauce, with rice or noodles beside it if they are among the parts. */
export const sauceGround: Ground = (dish, area, served) => {
  const pool = dish.parts.find(({ flows }) => flows)?.colour ?? mix(dish.tint, dark(dish.body, 0.3), 0.4)
  const [lead] = dish.lead.looks
  const beside = dish.foods.find(
    (look) => look !== lead && (look.shape === 'grain' || look.shape === 'noodle'),
  )
  const pulses = lead?.shape === 'grain' && !dish.lead.flows
  const { x, y, rx, ry, round } = served
  const place = { x: x - rx * (round ? 0.5 : 0.6), y: y - ry * 0.1, r: Math.min(rx, ry) * 0.66 }
  const drizzle = dish.parts
    .slice(1)
    .find(({ words }) => /swirl|drizzle|thread|sour cream|yogurt$|crema/.test(words))
  return (
    sauce(dish.rng, area, pulses ? mix(lead.colour, pool, 0.4) : pool) +
    (pulses
      ? specks(dish.rng, room(served, 0.95), golden(lead.colour, 0.4), 150, 12) +
        specks(dish.rng, room(served, 0.95), light(lead.colour, 0.2), 190, 10)
      : '') +
    (beside
      ? beside.shape === 'grain'
        ? grains(dish.rng, place, beside.colour)
        : noodles(dish.rng, place, beside.colour, 13)
      : '') +
    (drizzle ? swirl(dish.rng, { ...area, r: Math.min(rx, ry) * 0.9 }, drizzle.colour) : '')
  )
}

export const grainGround =
  (size: { length?: number; width?: number; density?: number } = {}): Ground =>
  (dish, area, served) => {
    const [lead] = dish.lead.looks
    const grain = lead?.shape === 'grain' ? lead : groundOf(dish, 'grain')
    const colour = /rice|grain|couscous|bulgur|quinoa|farro|oat/.test(dish.lead.words)
      ? dish.body
      : (grain?.colour ?? dish.body)
    const spread = served.round && served.rx === served.ry ? 1 : 0.62
    return grains(dish.rng, area, colour, { ...size, density: (size.density ?? 1) * spread })
  }

export const noodleGround: Ground = (dish, area, served) => {
  const strands = groundOf(dish, 'noodle', 'pasta')
  const colour = strands?.colour ?? dish.body
  const [flow] = dish.parts.filter(({ flows }) => flows)
  const tone = flow ? mix(colour, flow.colour, 0.24) : colour
  const { x, y, rx, ry } = served
  const nest = { x, y, r: served.walls ? area.r : Math.min(rx, ry) * 1.04 }
  const pool = flow?.colour ?? golden(colour, 0.4)
  const spooned = flow
    ? scatter(dish.rng, 5, disc(x, y, rx * 0.5, ry * 0.5))
        .map((place) =>
          path(
            blob(dish.rng, place, dish.rng.between(26, 60), dish.rng.between(18, 40), { wobble: 0.25 }),
            flow.colour,
            'opacity=".65"',
          ),
        )
        .join('')
    : ''
  return circle(x, y, area.r * 1.1, pool) + noodles(dish.rng, nest, tone, 17) + spooned
}

export const shortPastaGround: Ground = (dish, area, served) => {
  const tubes = groundOf(dish, 'pasta', 'noodle')
  const [flow] = dish.parts.filter(({ flows }) => flows)
  const tone = mix(tubes?.colour ?? dish.body, flow?.colour ?? dish.tint, 0.3)
  const kind = /macaroni|elbow|cavatappi|shell|gnocch|orecchiette|spaetzle|gemelli|fusilli|rotini/.test(
    dish.words,
  )
    ? 'elbow'
    : /farfalle|bow/.test(dish.words)
      ? 'bow'
      : 'tube'
  const { x, y, rx, ry, round } = served
  const field = round ? undefined : { wide: rx, high: ry }
  return (
    circle(x, y, area.r, flow?.colour ?? golden(tone, 0.5)) +
    shortPasta(dish.rng, { ...area, r: Math.min(area.r, 290) }, tone, kind, field)
  )
}

/** Mash, dips, purees, mousses: soft, in the strokes of a spoon. */
export const softGround: Ground = (dish, area, { rx, ry, x, y }) => {
  const colour = dish.body
  const oil = dish.parts.slice(1).find(({ flows }) => flows)
  const ring = Math.min(rx, ry)
  return (
    sauce(dish.rng, area, colour) +
    swirl(dish.rng, { x, y, r: ring * 1.5 }, dark(colour, 0.15)) +
    swirl(dish.rng, { x, y: y - 4, r: ring * 1.3 }, light(colour, 0.35)) +
    (oil
      ? path(
          blob(dish.rng, { x: x + 6, y: y + 6 }, ring * 0.42, ring * 0.34, { wobble: 0.16 }),
          oil.colour,
          'opacity=".8"',
        ) +
        scatter(dish.rng, 6, disc(x, y, ring * 0.75))
          .map((place) => circle(place.x, place.y, dish.rng.between(6, 16), oil.colour, 'opacity=".6"'))
          .join('')
      : '')
  )
}

/** A powder, a spice mix: a soft heap of fine grains. */
export const powderGround: Ground = (dish, area, served) =>
  circle(area.x, area.y, area.r, dark(dish.body, 0.3)) +
  path(blob(dish.rng, area, served.rx * 0.9, served.ry * 0.88, { corners: 14, wobble: 0.04 }), dish.body) +
  path(
    blob(dish.rng, { x: area.x - 20, y: area.y - 26 }, served.rx * 0.52, served.ry * 0.48, { wobble: 0.08 }),
    light(dish.body, 0.18),
    'opacity=".7"',
  ) +
  specks(dish.rng, room(served, 0.92), dark(dish.body, 0.35), 210, 4) +
  specks(dish.rng, room(served, 0.9), light(dish.body, 0.4), 190, 4)

/** Shreds: slaw, pulled meat, kimchi. */
export const shredGround: Ground = (dish, area, served) =>
  circle(area.x, area.y, area.r, dark(dish.body, 0.35)) +
  threads(dish.rng, room(served, 0.96), dark(dish.body, 0.12), 90, 40) +
  threads(dish.rng, room(served, 0.9), dish.body, 90, 38) +
  threads(dish.rng, room(served, 0.8), light(dish.body, 0.2), 46, 34)

/** Leaves to the rim and over it. */
export const leafGround: Ground = (dish, area, served) => {
  const greens = dish.foods.filter(({ shape }) => shape === 'frill').map(({ colour }) => colour)
  const tones = greens.length > 0 ? greens : ['#79b04a', '#5f9a41']
  return (
    circle(area.x, area.y, area.r, dark(tones[0] ?? '#79b04a', 0.45)) +
    scatter(dish.rng, 32, room(served, 0.95))
      .map((place, i) =>
        frill(dish.rng, place, dish.rng.between(62, 88), tones[i % tones.length] ?? '#79b04a'),
      )
      .join('')
  )
}

/** Cooked greens: dark, soft, in folds, with the liquor that they gave. */
export const wiltedGround: Ground = (dish, area, served) => {
  const green = dish.foods.find(({ shape }) => shape === 'frill')?.colour ?? dish.body
  return (
    circle(area.x, area.y, area.r, dark(green, 0.4)) +
    scatter(dish.rng, 34, room(served, 0.95))
      .map((place) => {
        const fold = blob(dish.rng, place, dish.rng.between(40, 84), dish.rng.between(18, 34), {
          wobble: 0.24,
          turn: dish.rng.next() * 6,
        })
        return path(
          fold,
          mix(green, dish.rng.likely(0.5) ? light(green, 0.25) : dark(green, 0.3), 0.8),
          `stroke="${dark(green, 0.45)}" stroke-width="3"`,
        )
      })
      .join('') +
    pepper(dish, area)
  )
}

/** Scrambled eggs: soft curds with the food stirred through them. */
export const curds: Scene = (dish) => {
  const yellow = mix('#f4c95a', dish.body, 0.3)
  const ground: Ground = ({ rng }, area, served) =>
    circle(area.x, area.y, area.r, dark(yellow, 0.16)) +
    scatter(rng, 46, room(served, 0.92))
      .map((place) => {
        const fold = blob(rng, place, rng.between(30, 62), rng.between(22, 38), {
          wobble: 0.22,
          turn: rng.next() * 6,
        })
        const tone = mix(yellow, rng.likely(0.6) ? light(yellow, 0.4) : golden(yellow, 0.12), 0.8)
        return path(fold, golden(yellow, 0.34), 'transform="translate(2 5)"') + path(fold, tone)
      })
      .join('')
  return onGround(ground, { share: 0.9 })({
    ...dish,
    extras: dish.pieces.filter(({ shape }) => shape !== 'egg'),
  })
}
