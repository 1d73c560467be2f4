import { type Colour, dark, light } from '../colour.ts'
import type { Dish } from '../dish.ts'
import { muffinCups } from '../flat-vessels.ts'
import { sauce } from '../grounds.ts'
import { drawPiece } from '../looks.ts'
import type { FoodLook } from '../palette.ts'
import { disc, type Region, scatter } from '../placement.ts'
import { filled, room, type Served, serve, around as whole } from '../served.ts'
import { at, blob, type Point, path, type Svg, shadow, stroke } from '../svg.ts'
import type { Scene } from './fillings.ts'
import { sides } from './sides.ts'
import { finish, pepper, specks, threads, toppings } from './toppings.ts'

/** Draws one of the equal units that a dish consists of; `size` is half its length. */
export type Unit = (dish: Dish, place: Point, size: number, i: number) => Svg

/** A body with its shadow, its dark edge and its lit top. */
export const solid = (d: string, colour: Colour, more = ''): Svg =>
  shadow(d, 7, 13, 0.32) +
  path(d, dark(colour, 0.32)) +
  path(d, colour, `transform="translate(-3 -6)"${more && ` ${more}`}`)

/** The light on a rounded top. */
export const shine = ({ x, y }: Point, size: number, colour: Colour): Svg =>
  stroke(
    `M${at(x - size * 0.5, y - size * 0.3)}q${at(size * 0.2, -size * 0.26)} ${at(size * 0.55, -size * 0.26)}`,
    light(colour, 0.6),
    size * 0.09,
    'opacity=".7"',
  )

/**
 * Arrangement of equal units: in rings and rows, in rows for long or square ones, or leaning on each other.
 */
type Order = 'round' | 'long' | 'rows' | 'leaning'

/** Returns the places of the wanted number of units, and the size that each may have. */
export function spots(
  { x, y, rx, ry, round }: Served,
  want: number,
  order: Order = 'round',
): { places: Point[]; size: number } {
  const isDisc = round && rx < ry * 1.2
  if (want === 1)
    return { places: [{ x, y }], size: (order === 'long' && !isDisc ? rx : Math.min(rx, ry)) * 0.95 }
  if (order === 'leaning') {
    const size = Math.min(ry * 0.72, (rx * 2) / (0.62 * (want - 1) + 2))
    const places = Array.from({ length: want }, (_, i) => ({
      x: x + (i - (want - 1) / 2) * size * 0.66,
      y: y + (i - (want - 1) / 2) * size * 0.06,
    }))
    return { places, size }
  }
  if (isDisc && want <= 7 && order === 'round') {
    const inner = want > 5 ? 1 : 0
    const outer = want - inner
    const reach = outer === 2 ? 0.5 : 0.62
    const ring = Array.from({ length: outer }, (_, i) => ({
      x: x + Math.cos((i / outer) * 6.283 + 0.5) * rx * reach,
      y: y + Math.sin((i / outer) * 6.283 + 0.5) * ry * reach,
    }))
    const size = outer === 2 ? rx * 0.48 : outer <= 3 ? rx * 0.52 : outer <= 5 ? rx * 0.42 : rx * 0.34
    return { places: inner ? [...ring, { x, y }] : ring, size }
  }
  const [w, h] = round ? [rx * (isDisc ? 0.84 : 0.94), ry * (isDisc ? 0.84 : 0.92)] : [rx, ry]
  const wide = order === 'long' ? 2.3 : 1
  const columns = Math.max(1, Math.round(Math.sqrt((want * w) / (h * wide))))
  const rows = Math.ceil(want / columns)
  const places = Array.from({ length: columns * rows }, (_, i) => ({
    x: x - w + ((i % columns) + 0.5) * ((2 * w) / columns),
    y: y - h + (Math.floor(i / columns) + 0.5) * ((2 * h) / rows),
  }))
  return { places, size: Math.min(w / columns, (h / rows) * (order === 'long' ? 2.1 : 1)) * 0.94 }
}

interface Laid {
  /** Number of units on a plate; other vessels take as many as fit. */
  want: number
  /**
   * Place of the other parts: on each unit, around the units, or nowhere because the unit itself shows them.
   */
  parts?: 'on each' | 'around' | 'shown'
  /** Size of a unit as a share of the room for it. */
  scale?: number
  order?: Order
  /** Largest turn of a unit, in degrees either way. */
  jitter?: number
}

/** Places for one unit in each cup of a muffin tin. */
const inTin = { places: muffinCups, size: 120 }

/** Scene of equal units laid out on their vessel. */
export const arrangeUnits =
  (unit: Unit, { want, parts = 'around', scale = 1, jitter = 8, order = 'round' }: Laid): Scene =>
  (dish) => {
    const served = serve(dish)
    const { dish: rest, svg } = sides(dish, served)
    const { rng } = dish
    const beside = parts === 'around' && rest.extras.some(isSide)
    const place = beside
      ? {
          ...served,
          x: served.x + served.rx * 0.13,
          y: served.y + served.ry * 0.1,
          rx: served.rx * 0.87,
          ry: served.ry * 0.9,
        }
      : served
    const { places, size } = dish.looks.vessel === 'muffin tin' ? inTin : spots(place, want, order)
    const under = parts === 'around' ? bedOf(rest, served) : served.under
    const laid = places
      .map(({ x, y }, i) => {
        const spot = { x: x + rng.between(-jitter, jitter), y: y + rng.between(-jitter, jitter) }
        return (
          unit(rest, spot, size * scale, i) +
          (parts === 'on each' ? studs(rest, spot, size * scale, places.length) : '')
        )
      })
      .join('')
    return (
      under +
      laid +
      (parts === 'around' ? finishing(rest, served) : parts === 'shown' ? dusted(rest, served) : '') +
      svg
    )
  }

const small = ['herb', 'leaf', 'seed', 'ringlet', 'shred', 'crumb']
const isSide = ({ shape }: FoodLook) => !small.includes(shape)

/** Draws the vessel with the sauce, grains and vegetables among which the main pieces lie. */
export function bedOf(dish: Dish, served: Served, share = 1): Svg {
  const pool = dish.parts
    .slice(1)
    .find(({ flows, words }) => flows && !/butter|oil$|honey|lemon|mayo|mustard/.test(words))
  const extras = { ...dish, pieces: dish.extras.filter(isSide) }
  const { x, y, rx, ry, walls } = served
  const grain = dish.foods.find(({ shape }) => shape === 'grain' || shape === 'noodle' || shape === 'pasta')
  const puddle = (colour: Colour) =>
    path(
      blob(dish.rng, { x: x + rx * 0.1, y: y + ry * 0.1 }, rx * 0.86, ry * 0.8, {
        corners: 15,
        wobble: 0.08,
      }),
      colour,
      'opacity=".85"',
    )
  const vessel =
    pool && walls
      ? filled(dish, served, sauce(dish.rng, whole(served), pool.colour))
      : served.under + (pool ? puddle(pool.colour) : '')
  return (
    vessel +
    (grain
      ? path(
          blob(dish.rng, { x: x - rx * 0.35, y: y - ry * 0.2 }, rx * 0.6, ry * 0.66, {
            corners: 14,
            wobble: 0.06,
          }),
          grain.colour,
        ) +
        specks(
          dish.rng,
          disc(x - rx * 0.35, y - ry * 0.2, rx * 0.56, ry * 0.62),
          dark(grain.colour, 0.16),
          130,
          8,
        )
      : '') +
    (extras.pieces.length > 0
      ? toppings(extras, disc(x - rx * 0.3, y - ry * 0.34, rx * 0.62, ry * 0.58), {
          kinds: 4,
          share: 1.1 * share,
        })
      : '')
  )
}

/** Draws herbs, seeds and crumbs over the whole dish. */
export const finishing = (dish: Dish, served: Served): Svg => {
  const over = { ...dish, pieces: dish.extras.filter((look) => !isSide(look)) }
  return (
    toppings(over, room(served, 0.7), { share: 0.7 }) +
    pepper(dish, { x: served.x, y: served.y, r: Math.min(served.rx, served.ry) * 0.7 })
  )
}

const dusted = (dish: Dish, served: Served): Svg =>
  finish({ ...dish, pieces: dish.extras }, room(served, 0.7), { share: 0.7 })

/** Draws the toppings of one unit: chips, nuts, icing, seeds. */
export function studs(dish: Dish, { x, y }: Point, size: number, among = 6): Svg {
  const { rng } = dish
  const on = disc(x - 3, y - 6, size * 0.62, size * 0.58)
  return dish.extras
    .slice(0, among > 8 ? 2 : 3)
    .map((look) => {
      if (look.shape === 'seed') return specks(rng, on, look.colour, 16, look.size * 1.5)
      if (look.shape === 'shred') return threads(rng, on, look.colour, 12, Math.min(look.size, size * 0.2))
      const scale = Math.min(1, (size * 0.24) / Math.max(8, look.size))
      const count = look.size > 24 ? (among > 8 ? 1 : 3) : among > 8 ? 3 : 6
      return scatter(rng, count, on)
        .map((spot) => drawPiece(rng, look, spot, Math.max(scale, 0.5)))
        .join('')
    })
    .join('')
}

/** Region that covers one unit evenly. */
export const onUnit = ({ x, y }: Point, size: number, share = 0.6): Region => disc(x, y, size * share)
