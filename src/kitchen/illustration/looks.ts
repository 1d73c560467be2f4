import { dark, light, mix } from './colour.ts'
import type { FoodLook, Shape } from './palette.ts'
import type { Piece } from './pieces.ts'
import * as pieces from './pieces.ts'
import type { Chance } from './random.ts'
import * as slices from './slices.ts'
import { at, blob, dashes, type Point, path, type Svg, shadow, stroke } from './svg.ts'

/** Salmon, cod: a long soft piece with flakes, crisp at the edge. */
const fillet: Piece = (rng, place, size, colour) => {
  const turn = rng.between(-0.5, 0.2)
  const outline = blob(rng, place, size * 1.5, size * 0.62, { corners: 10, wobble: 0.06, turn })
  const top = blob(rng, { x: place.x - 3, y: place.y - 6 }, size * 1.38, size * 0.5, {
    corners: 10,
    wobble: 0.05,
    turn,
  })
  const cos = Math.cos(turn)
  const sin = Math.sin(turn)
  const flakes = [-0.95, -0.6, -0.25, 0.1, 0.45, 0.8]
    .map((along) => {
      const x = place.x + along * size * cos
      const y = place.y + along * size * sin
      return `M${at(x + sin * size * 0.36, y - cos * size * 0.36)}Q${at(x + cos * size * 0.3, y + sin * size * 0.3)} ${at(x - sin * size * 0.36, y + cos * size * 0.36)}`
    })
    .join('')
  return (
    shadow(outline, 6, 11, 0.28) +
    path(outline, dark(colour, 0.3)) +
    path(top, colour) +
    stroke(flakes, light(colour, 0.5), size * 0.05, 'opacity=".9"') +
    stroke(
      `M${at(place.x - size * cos, place.y - size * sin - size * 0.24)}q${at(size * 0.6, -size * 0.16)} ${at(size * 1.2, size * 0.3 * sin)}`,
      light(colour, 0.7),
      size * 0.06,
      'opacity=".6"',
    )
  )
}

const crumb: Piece = (rng, place, size, colour) =>
  path(
    blob(rng, { x: place.x + 2, y: place.y + 3 }, size, size * 0.8, { corners: 6, wobble: 0.2 }),
    dark(colour, 0.55),
    'opacity=".3"',
  ) +
  path(
    blob(rng, place, size, size * 0.8, { corners: 6, wobble: 0.22, turn: rng.next() * 6 }),
    mix(colour, dark(colour, 0.25), rng.next() * 0.8),
  ) +
  dashes(
    [{ x: place.x - size * 0.25, y: place.y - size * 0.25, dx: size * 0.2, dy: 0 }],
    light(colour, 0.4),
    size * 0.26,
    'opacity=".7"',
  )

const seed: Piece = (rng, place, size, colour) =>
  dashes(
    [{ ...place, dx: rng.between(-size, size), dy: rng.between(-size, size) }],
    mix(colour, dark(colour, 0.2), rng.next()),
    size * 1.3,
  )

const byShape: Partial<Record<Shape, Piece>> = {
  leaf: pieces.leaf,
  herb: pieces.herb,
  frill: pieces.frill,
  ball: pieces.ball,
  bean: pieces.bean,
  chunk: pieces.chunk,
  seared: pieces.seared,
  cube: pieces.cube,
  strip: pieces.strip,
  spear: pieces.spear,
  floret: pieces.floret,
  shrimp: pieces.shrimp,
  nut: pieces.nut,
  ringlet: pieces.ringlet,
  hoop: pieces.hoop,
  shred: pieces.shred,
  cucumber: slices.skinned('#e6efc6', '#c6d69a'),
  zucchini: slices.skinned('#f1eec0', '#d3d08f'),
  radish: slices.skinned('#fff6f2', null),
  eggplant: slices.skinned('#e9dcb9', '#a98a5c'),
  citrus: slices.citrus,
  tomato: slices.tomato,
  halved: slices.halved,
  coin: slices.coin,
  mushroom: slices.mushroom,
  egg: slices.egg,
  strawberry: slices.strawberry,
  beads: slices.beads,
  blueberry: slices.blueberry,
  crescent: slices.crescent,
  wedge: slices.wedge,
  fillet,
  crumb,
  seed,
}

/** True for a food that is drawn as pieces, rather than as the ground of the dish or its tint. */
export const isPiece = (look: FoodLook): boolean => byShape[look.shape] !== undefined

/** Draws one piece, or nothing for a food that makes or tints the ground. */
export const drawPiece = (rng: Chance, look: FoodLook, place: Point, scale = 1): Svg =>
  byShape[look.shape]?.(rng, place, look.size * scale * rng.between(0.88, 1.12), look.colour) ?? ''

/** Returns the number of pieces in one layer: few large ones, many small ones. */
export const piecesFor = (look: FoodLook): number => {
  if (look.shape === 'fillet') return 2
  if (look.shape === 'seed') return 70
  if (look.shape === 'shred') return 42
  if (look.shape === 'crumb') return 46
  if (look.shape === 'citrus' || look.shape === 'wedge') return 3
  if (look.shape === 'egg') return 4
  return Math.round(Math.min(26, Math.max(5, 340 / look.size)))
}
