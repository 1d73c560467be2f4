import { dark, light, mix } from '../colour.ts'
import { drawPiece } from '../looks.ts'
import { disc, scatter } from '../placement.ts'
import { at, blob, box, ellipse, n, path, shadowColour, stroke, turned } from '../svg.ts'
import { shine, solid, type Unit } from './equals.ts'
import { specks } from './toppings.ts'

/** A vegetable as it grew: an ear of corn, an artichoke, a baked potato, a head of cauliflower. */
export const wholeVegetable: Unit = (dish, place, size) => {
  const { rng, body: colour, words } = dish
  const { x, y } = place
  if (/corn/.test(words)) {
    const kernels = Array.from({ length: 5 }, (_, row) =>
      Array.from(
        { length: 15 },
        (_each, i) => `M${at(x - size * 0.84 + i * size * 0.115, y - size * 0.2 + row * size * 0.1)}h.1`,
      ).join(''),
    ).join('')
    return turned(
      ellipse(x + 8, y + 14, size, size * 0.34, shadowColour, 'opacity=".3"') +
        ellipse(x, y, size, size * 0.33, dark(colour, 0.25)) +
        ellipse(x - 2, y - 4, size * 0.97, size * 0.3, colour) +
        stroke(kernels, light(colour, 0.4), size * 0.075) +
        specks(rng, disc(x, y, size * 0.8, size * 0.22), '#8a4d1c', 16, 8) +
        path(
          `M${at(x + size * 0.86, y - size * 0.16)}L${at(x + size * 1.2, y)}L${at(x + size * 0.86, y + size * 0.16)}Z`,
          '#b9c57a',
        ),
      rng.between(-12, 12),
      x,
      y,
    )
  }
  if (/asparagus|spear|leek|endive|stalk|okra/.test(words))
    return turned(
      box(x - size, y - size * 0.13 + 8, size * 2, size * 0.26, size * 0.12, shadowColour, 'opacity=".3"') +
        box(x - size, y - size * 0.14, size * 1.9, size * 0.26, size * 0.12, dark(colour, 0.2)) +
        box(x - size, y - size * 0.15, size * 1.86, size * 0.2, size * 0.1, colour) +
        path(
          `M${at(x + size * 0.5, y - size * 0.17)}Q${at(x + size * 0.9, y - size * 0.16)} ${at(x + size * 1.1, y)}Q${at(x + size * 0.9, y + size * 0.16)} ${at(x + size * 0.5, y + size * 0.14)}Z`,
          dark(colour, 0.16),
        ) +
        stroke(
          `M${at(x - size * 0.8, y - size * 0.08)}h${n(size * 1.2)}`,
          light(colour, 0.5),
          size * 0.05,
          'opacity=".7"',
        ),
      rng.between(-4, 4),
      x,
      y,
    )
  if (/artichoke/.test(words)) {
    const scales = [0.95, 0.7, 0.45, 0.22].flatMap((reach, ring) =>
      Array.from({ length: 10 - ring * 2 }, (_, i, all = 10 - ring * 2) => {
        const a = (i / all) * 6.283 + ring * 0.3
        return turned(
          ellipse(
            x + Math.cos(a) * size * reach * 0.7,
            y + Math.sin(a) * size * reach * 0.7,
            size * 0.3,
            size * 0.19,
            mix(colour, ring % 2 ? dark(colour, 0.2) : light(colour, 0.2), 0.8),
            `stroke="${dark(colour, 0.4)}" stroke-width="3"`,
          ),
          (a * 180) / Math.PI,
          x + Math.cos(a) * size * reach * 0.7,
          y + Math.sin(a) * size * reach * 0.7,
        )
      }),
    )
    return ellipse(x + 8, y + 14, size * 0.95, size * 0.95, shadowColour, 'opacity=".25"') + scales.join('')
  }
  if (/cauliflower|broccoli|romanesco/.test(words))
    return scatter(rng, 12, disc(x, y, size * 0.7))
      .map((spot) => drawPiece(rng, { shape: 'floret', colour, size: size * 0.4, word: '' }, spot))
      .join('')
  if (/potato/.test(words))
    return (
      solid(
        blob(rng, place, size, size * 0.66, { corners: 10, wobble: 0.05, turn: rng.between(-0.3, 0.3) }),
        mix(colour, '#9a6a3c', 0.3),
      ) +
      path(blob(rng, { x, y: y - 6 }, size * 0.62, size * 0.26, { wobble: 0.14 }), '#f4dda0') +
      stroke(
        `M${at(x - size * 0.5, y - 6)}q${n(size * 0.5)} ${n(size * 0.16)} ${n(size)} 0`,
        '#fff3cf',
        size * 0.08,
      ) +
      dish.extras
        .slice(0, 2)
        .map((look) =>
          scatter(rng, 4, disc(x, y - 8, size * 0.42, size * 0.16))
            .map((spot) => drawPiece(rng, look, spot, Math.min(0.8, (size * 0.24) / look.size)))
            .join(''),
        )
        .join('')
    )
  return turned(
    solid(blob(rng, place, size, size * 0.6, { corners: 11, wobble: 0.06 }), colour) +
      path(
        blob(rng, { x: x - 5, y: y - 10 }, size * 0.6, size * 0.26, { wobble: 0.1 }),
        light(colour, 0.25),
        'opacity=".7"',
      ) +
      shine(place, size * 0.9, colour),
    rng.between(-24, 24),
    x,
    y,
  )
}
