import { dark, light, mix } from '../colour.ts'
import type { Dish } from '../dish.ts'
import { drawPiece } from '../looks.ts'
import { disc, rectangle, scatter } from '../placement.ts'
import { at, blob, box, circle, path, type Svg, shadow, shadowColour, stroke, turned } from '../svg.ts'
import { board, tray } from '../vessels.ts'
import { doughColour, studs } from './dough.ts'
import { specks } from './toppings.ts'

/** Cookies on their tray. */
export function cookies(dish: Dish): Svg {
  const { rng } = dish
  const colour = doughColour(dish)
  const inside = studs(dish).filter(({ word }) => word !== 'butter')
  const places = Array.from({ length: 8 }, (_, i) => ({
    x: 270 + (i % 4) * 220 + rng.between(-9, 9),
    y: 312 + Math.floor(i / 4) * 282 + rng.between(-9, 9),
  }))
  const one = (place: { x: number; y: number }) => {
    const outline = blob(rng, place, 96, 93, { corners: 15, wobble: 0.04, turn: rng.next() * 6 })
    const cracks = scatter(rng, 7, disc(place.x, place.y, 62))
      .map(
        ({ x, y }) =>
          `M${at(x, y)}q${at(rng.between(8, 20), rng.between(-9, 9))} ${at(rng.between(20, 40), rng.between(-12, 12))}`,
      )
      .join('')
    const bits = inside.slice(0, 2).map((look) =>
      scatter(rng, look.size > 16 ? 6 : 10, disc(place.x, place.y, 70))
        .map((spot) => drawPiece(rng, look, spot, look.size > 16 ? 0.75 : 1.25))
        .join(''),
    )
    return (
      shadow(outline, 6, 12, 0.3) +
      path(outline, dark(colour, 0.28)) +
      path(blob(rng, { x: place.x - 3, y: place.y - 5 }, 86, 83, { corners: 15, wobble: 0.04 }), colour) +
      path(
        blob(rng, { x: place.x - 8, y: place.y - 10 }, 56, 52, { wobble: 0.12 }),
        light(colour, 0.28),
        'opacity=".7"',
      ) +
      stroke(cracks, dark(colour, 0.35), 4, 'opacity=".45"') +
      bits.join('')
    )
  }
  return tray(rng, 110, 130, 980, 640) + places.map(one).join('')
}

/** Muffins and cupcakes in their tin. */
export function muffins(dish: Dish): Svg {
  const { rng } = dish
  const colour = doughColour(dish)
  const frosted = /cupcake|frost|icing/.test(dish.words)
  const inside = studs(dish).filter(({ word }) => word !== 'butter')
  const cream = /chocolate/.test(dish.title) ? '#7a4a30' : mix('#fff1dd', dish.main, 0.16)
  const paper = light(dish.main, 0.55)
  const tin =
    box(174, 134, 880, 660, 56, shadowColour, 'opacity=".3"') +
    box(160, 114, 880, 660, 52, '#55504c') +
    box(168, 118, 862, 640, 46, '#7d7772') +
    stroke('M210 134H800', '#b6b0aa', 6, 'opacity=".8"')
  const one = (i: number) => {
    const place = { x: 315 + (i % 3) * 285, y: 285 + Math.floor(i / 3) * 318 }
    const pleats = Array.from({ length: 30 }, (_, k) => {
      const angle = (k / 30) * Math.PI * 2
      return `M${at(place.x + Math.cos(angle) * 108, place.y + Math.sin(angle) * 108)}L${at(place.x + Math.cos(angle) * 124, place.y + Math.sin(angle) * 124)}`
    }).join('')
    const dome = blob(rng, place, 112, 109, { corners: 13, wobble: 0.045 })
    const crown = frosted
      ? [96, 68, 40, 16]
          .map(
            (r, k) =>
              circle(place.x + 5, place.y + 9 - k * 3, r, shadowColour, 'opacity=".16"') +
              path(
                blob(rng, { x: place.x, y: place.y - k * 3 }, r, r, { corners: 16, wobble: 0.05 }),
                light(cream, k * 0.16),
              ),
          )
          .join('')
      : path(
          blob(rng, { x: place.x - 5, y: place.y - 8 }, 92, 88, { corners: 11, wobble: 0.07 }),
          light(colour, 0.12),
        ) +
        stroke(
          scatter(rng, 6, disc(place.x, place.y, 62))
            .map(
              ({ x, y }) =>
                `M${at(x, y)}q${at(rng.between(9, 22), rng.between(-12, 12))} ${at(rng.between(26, 46), rng.between(-10, 10))}`,
            )
            .join(''),
          dark(colour, 0.3),
          5,
          'opacity=".5"',
        ) +
        path(
          blob(rng, { x: place.x - 26, y: place.y - 30 }, 34, 22, { wobble: 0.2 }),
          light(colour, 0.5),
          'opacity=".5"',
        )
    const bits = inside.slice(0, 2).map((look) =>
      scatter(rng, frosted ? 4 : look.size > 20 ? 5 : 9, disc(place.x, place.y, frosted ? 46 : 82))
        .map((spot) => drawPiece(rng, look, spot, 0.95))
        .join(''),
    )
    return (
      circle(place.x, place.y, 130, '#3d3936') +
      circle(place.x, place.y, 124, paper) +
      stroke(pleats, dark(paper, 0.25), 4, 'opacity=".7"') +
      path(dome, dark(colour, 0.22)) +
      crown +
      bits.join('')
    )
  }
  return tin + Array.from({ length: 6 }, (_, i) => one(i)).join('')
}

/** Brownies, bars and fudge: squares on paper. */
export function bars(dish: Dish): Svg {
  const { rng } = dish
  const oats = /granola|oat|flapjack|muesli/.test(dish.words)
  const colour = /brownie|chocolate|fudge/.test(dish.title) ? '#5a3220' : oats ? '#c99450' : doughColour(dish)
  const inside = studs(dish).filter(({ word }) => word !== 'butter')
  const one = (i: number) => {
    const x = 270 + (i % 3) * 232 + rng.between(-8, 8)
    const y = 220 + Math.floor(i / 3) * 250 + rng.between(-8, 8)
    const crackle = scatter(rng, 8, rectangle(x + 20, y + 16, 130, 120))
      .map(
        (spot) =>
          `M${at(spot.x, spot.y)}q${at(rng.between(8, 20), rng.between(-10, 10))} ${at(rng.between(20, 44), rng.between(-9, 9))}`,
      )
      .join('')
    const grain = oats
      ? specks(rng, rectangle(x + 14, y + 12, 160, 150), light(colour, 0.5), 46, 10) +
        specks(rng, rectangle(x + 14, y + 12, 160, 150), dark(colour, 0.3), 26, 8)
      : stroke(crackle, light(colour, 0.3), 4, 'opacity=".6"')
    return turned(
      box(x + 8, y + 18, 190, 196, 16, shadowColour, 'opacity=".3"') +
        box(x, y + 6, 190, 196, 16, dark(colour, 0.42)) +
        box(x, y, 190, 178, 14, colour) +
        grain +
        inside
          .slice(0, 2)
          .map((look) =>
            scatter(rng, 7, rectangle(x + 26, y + 24, 138, 128))
              .map((spot) => drawPiece(rng, look, spot, 0.9))
              .join(''),
          )
          .join(''),
      rng.between(-5, 5),
      x + 95,
      y + 95,
    )
  }
  return board(rng, 150, 130, 900, 640) + Array.from({ length: 6 }, (_, i) => one(i)).join('')
}
