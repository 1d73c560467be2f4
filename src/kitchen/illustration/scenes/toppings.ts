import { type Colour, dark, golden, light } from '../colour.ts'
import type { Dish } from '../dish.ts'
import type { Area } from '../grounds.ts'
import { drawPiece, piecesFor } from '../looks.ts'
import type { FoodLook, Shape } from '../palette.ts'
import { disc, type Region, scatter } from '../placement.ts'
import type { Chance } from '../random.ts'
import { at, blob, dashes, type Point, path, type Svg, shadowColour, stroke } from '../svg.ts'

const finishing: readonly Shape[] = ['herb', 'leaf', 'ringlet', 'seed']
/** Largest number of pieces; more would make a heap no fuller, only its file larger. */
const MOST_PIECES = 38
const MOST_BITS = 46

const shredded: readonly Shape[] = ['shred', 'crumb']

export interface Topping {
  /** Largest number of kinds of pieces. */
  kinds?: number
  scale?: number
  /** Share of the usual number of pieces. */
  share?: number
  skip?: readonly Shape[]
}

/**
 * Draws the toppings in the order in which a cook adds them: pieces, then bits that are sprinkled, then herbs
 * and seeds.
 */
export function toppings(
  dish: Dish,
  region: Region,
  { kinds = 4, scale = 1, share = 1, skip = [] }: Topping = {},
): Svg {
  const usable = dish.pieces.filter(({ shape }) => !skip.includes(shape))
  const mains = usable
    .filter(({ shape }) => !finishing.includes(shape) && !shredded.includes(shape))
    .slice(0, kinds)
  const [leafy, cheesy] = [true, false].map((coarse) =>
    usable.filter(({ shape, size }) => shredded.includes(shape) && size >= 26 === coarse).slice(0, 2),
  )
  const sprinkle = (looks: FoodLook[] = []) =>
    looks.map((look) => scattered(dish.rng, look, region, scale, share)).join('')
  const taken: Point[] = []
  const wanted = mains.map(
    (look, kind) =>
      (piecesFor(look) * share) / Math.sqrt(Math.max(1, mains.length - 1)) / (kind > 1 ? 1.5 : 1),
  )
  const fitting = Math.min(1, MOST_PIECES / wanted.reduce((sum, count) => sum + count, 1))
  const heap = mains.flatMap((look, kind) => {
    const count = Math.max(1, Math.round((wanted[kind] ?? 1) * fitting))
    const places = scatter(dish.rng, count, look.shape === 'fillet' ? inner(region) : region, taken)
    taken.push(...places)
    return places.map((place) => ({ place, look }))
  })
  const large = heap.filter(({ look }) => look.size >= 30)
  const small = heap.filter(({ look }) => look.size < 30)
  const drawn = [...shuffle(dish.rng, large), ...shuffle(dish.rng, small)]
  return (
    sprinkle(leafy) +
    drawn.map(({ place, look }) => drawPiece(dish.rng, look, place, scale)).join('') +
    sprinkle(cheesy) +
    finish(dish, region, { scale, share, skip })
  )
}

const scattered = (rng: Chance, look: FoodLook, region: Region, scale: number, share: number): Svg => {
  const count = Math.min(MOST_BITS, Math.round(piecesFor(look) * share))
  return look.shape === 'shred'
    ? threads(rng, region, look.colour, count * 1.5, look.size * scale)
    : crumbs(rng, region, look.colour, count, look.size * scale)
}

/** Ground meat, feta, breadcrumbs: uneven bits in three tones, one path each, over their shadow. */
function crumbs(rng: Chance, region: Region, colour: Colour, count: number, size: number): Svg {
  const places = scatter(rng, count, region)
  const tones = [dark(colour, 0.22), colour, light(colour, 0.25)]
  const bits = tones.map((_, tone) =>
    places
      .filter((_place, i) => i % tones.length === tone)
      .map((place) => {
        const wide = size * rng.between(0.8, 1.25)
        return blob(rng, place, wide, wide * 0.8, { corners: 5, wobble: 0.24, turn: rng.next() * 6 })
      })
      .join(''),
  )
  return (
    path(bits.join(''), shadowColour, 'opacity=".28" transform="translate(2 4)"') +
    bits.map((bit, i) => path(bit, tones[i] ?? colour)).join('')
  )
}

/** Grated cheese, cabbage, coconut: bent threads in three tones, one path each, over their shadow. */
export function threads(rng: Chance, region: Region, colour: Colour, count: number, size: number): Svg {
  const places = scatter(rng, Math.round(count), region)
  const tones = [golden(colour, 0.16), colour, light(colour, 0.4)]
  const lines = tones.map((_, tone) =>
    places
      .filter((_place, i) => i % tones.length === tone)
      .map(({ x, y }) => {
        const turn = rng.between(0, Math.PI * 2)
        const dx = Math.cos(turn) * size
        const dy = Math.sin(turn) * size
        const bend = rng.between(-0.7, 0.7)
        return `M${at(x - dx, y - dy)}q${at(dx - dy * bend, dy + dx * bend)} ${at(dx * 2, dy * 2)}`
      })
      .join(''),
  )
  const width = Math.max(4, size * 0.34)
  return (
    stroke(lines.join(''), shadowColour, width, 'opacity=".25" transform="translate(2 4)"') +
    lines.map((line, i) => stroke(line, tones[i] ?? colour, width)).join('')
  )
}

/** Draws herbs, seeds and pepper. */
export function finish(dish: Dish, region: Region, { scale = 1, share = 1, skip = [] }: Topping = {}): Svg {
  const { rng } = dish
  const herbs = dish.pieces
    .filter(({ shape }) => finishing.includes(shape) && shape !== 'seed' && !skip.includes(shape))
    .slice(0, 2)
  const seeds = dish.pieces.filter(({ shape }) => shape === 'seed').slice(0, 2)
  const green = herbs.map((look) => {
    const count = look.shape === 'leaf' ? 7 : look.shape === 'ringlet' ? 20 : 15
    return scatter(rng, Math.round((count * share) / herbs.length + 1), region)
      .map((place) => drawPiece(rng, look, place, scale))
      .join('')
  })
  return green.join('') + seeds.map((look) => specks(rng, region, look.colour, 60, look.size * 1.4)).join('')
}

/** Region nearer to the middle, because a fillet is long and must stay in the pan. */
const inner =
  (region: Region): Region =>
  (rng) => {
    const samples = [region(rng), region(rng), region(rng)]
    const sum = samples.reduce((a, b) => ({ x: a.x + b.x, y: a.y + b.y }))
    return { x: sum.x / samples.length, y: sum.y / samples.length }
  }

/** Pepper, seeds, chili flakes: one path. */
export const specks = (rng: Chance, region: Region, colour: Colour, count: number, width: number): Svg =>
  dashes(
    Array.from({ length: count }, () => ({
      ...region(rng),
      dx: rng.between(-width, width) / 2,
      dy: rng.between(-width, width) / 2,
    })),
    colour,
    width,
  )

export function shuffle<T>(rng: Chance, list: readonly T[]): T[] {
  const copy = [...list]
  for (let i = copy.length - 1; i > 0; i--) {
    const j = rng.whole(0, i)
    const held = copy[i] as T // i and j are indexes of the copy
    copy[i] = copy[j] as T
    copy[j] = held
  }
  return copy
}

export const pepper = (dish: Dish, area: Area): Svg =>
  specks(dish.rng, disc(area.x, area.y, area.r * 0.85), '#3a2a20', 26, 3.4)

/** Finds a food of the dish that makes its ground, such as rice or noodles. */
export const groundOf = (dish: Dish, ...shapes: Shape[]): FoodLook | undefined =>
  dish.foods.find(({ shape }) => shapes.includes(shape))
