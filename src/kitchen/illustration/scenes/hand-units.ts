import { dark, light, mix } from '../colour.ts'
import type { Dish } from '../dish.ts'
import { drawPiece } from '../looks.ts'
import { disc, scatter } from '../placement.ts'
import { at, blob, box, n, path, shadowColour, stroke, turned } from '../svg.ts'
import { onUnit, shine, solid, type Unit } from './equals.ts'
import { specks } from './toppings.ts'

const has = (dish: Dish, words: RegExp) => words.test(dish.words)

const doughOf = (dish: Dish) =>
  mix(dish.body, '#f0dcb0', /golden|brown|green|red|dark|fried|crisp/.test(dish.lead.words) ? 0.12 : 0.5)

/** A dumpling: a half moon with pleats, or a purse when described as round. */
export const dumpling: Unit = (dish, { x, y }, size) => {
  const { rng } = dish
  const colour = doughOf(dish)
  const s = size
  if (has(dish, /round|purse|ball|soup dumpling|crescent-free|cup|open|square|bread/)) {
    const pleats = Array.from({ length: 11 }, (_, i) => {
      const a = (i / 11) * 6.283
      return `M${at(x - 3 + Math.cos(a) * s * 0.16, y - 6 + Math.sin(a) * s * 0.14)}Q${at(x + Math.cos(a + 0.3) * s * 0.5, y + Math.sin(a + 0.3) * s * 0.46)} ${at(x + Math.cos(a + 0.15) * s * 0.84, y + Math.sin(a + 0.15) * s * 0.78)}`
    }).join('')
    return (
      solid(blob(rng, { x, y }, s * 0.92, s * 0.86, { corners: 13, wobble: 0.04 }), colour) +
      (has(dish, /bread|ball/) ? '' : stroke(pleats, dark(colour, 0.28), s * 0.05, 'opacity=".6"')) +
      shine({ x, y }, s * 0.9, colour)
    )
  }
  const moon = `M${at(x - s, y + s * 0.24)}C${at(x - s * 0.8, y - s * 0.86)} ${at(x + s * 0.8, y - s * 0.86)} ${at(x + s, y + s * 0.24)}Q${at(x, y + s * 0.66)} ${at(x - s, y + s * 0.24)}Z`
  const pleats = Array.from({ length: 7 }, (_, i) => {
    const a = Math.PI * (1.12 + i * 0.126)
    return `M${at(x + Math.cos(a) * s * 0.82, y + s * 0.1 + Math.sin(a) * s * 0.62)}L${at(x + Math.cos(a) * s * 0.5, y + s * 0.12 + Math.sin(a) * s * 0.34)}`
  }).join('')
  return turned(
    solid(moon, colour) +
      (has(dish, /brown|fried|crisp|golden/)
        ? path(
            blob(rng, { x, y: y + s * 0.26 }, s * 0.62, s * 0.16, { wobble: 0.2 }),
            '#b9712c',
            'opacity=".6"',
          )
        : '') +
      stroke(pleats, dark(colour, 0.3), s * 0.07, 'opacity=".6"') +
      stroke(
        `M${at(x - s * 0.6, y - s * 0.16)}q${n(s * 0.5)} ${n(-s * 0.3)} ${n(s * 1.1)} 0`,
        light(colour, 0.6),
        s * 0.07,
        'opacity=".7"',
      ),
    rng.between(-50, 50),
    x,
    y,
  )
}

/** A turnover: folded over its filling and crimped, or a triangle when described as one. */
export const turnover: Unit = (dish, { x, y }, size) => {
  const { rng } = dish
  const colour = mix(dish.body, '#d89a48', 0.4)
  const s = size
  const triangle = has(dish, /triang/)
  const outline = triangle
    ? `M${at(x, y - s * 0.86)}Q${at(x + s * 0.2, y - s * 0.7)} ${at(x + s * 0.92, y + s * 0.56)}Q${at(x, y + s * 0.74)} ${at(x - s * 0.92, y + s * 0.56)}Q${at(x - s * 0.2, y - s * 0.7)} ${at(x, y - s * 0.86)}Z`
    : `M${at(x - s, y + s * 0.36)}C${at(x - s * 0.9, y - s * 0.84)} ${at(x + s * 0.9, y - s * 0.84)} ${at(x + s, y + s * 0.36)}Q${at(x, y + s * 0.54)} ${at(x - s, y + s * 0.36)}Z`
  const crimps = triangle
    ? ''
    : Array.from({ length: 13 }, (_, i) => {
        const a = Math.PI * (1.04 + i * 0.077)
        return `M${at(x + Math.cos(a) * s * 0.92, y + s * 0.3 + Math.sin(a) * s * 0.8)}L${at(x + Math.cos(a + 0.04) * s * 0.76, y + s * 0.3 + Math.sin(a) * s * 0.66)}`
      }).join('')
  return turned(
    solid(outline, colour) +
      stroke(crimps, dark(colour, 0.36), s * 0.07) +
      path(
        blob(rng, { x: x - 4, y: y - s * 0.04 }, s * 0.5, s * 0.26, { wobble: 0.14 }),
        light(colour, 0.26),
        'opacity=".7"',
      ) +
      specks(rng, onUnit({ x, y }, s, 0.5), dark(colour, 0.4), 14, 6) +
      shine({ x, y }, s * 0.8, colour),
    rng.between(-24, 24),
    x,
    y,
  )
}

/** A steamed bun, its pleats meeting in the middle. */
export const bun: Unit = (dish, place, size, i) => {
  const colour = mix(dish.body, '#fbf1dc', /golden|brown|dark/.test(dish.lead.words) ? 0.1 : 0.55)
  const { x, y } = place
  const open = has(dish, /folded|split|open|sandwich|clam|taco/)
  if (open) {
    const filling = dish.extras.slice(0, 3)
    return turned(
      solid(
        blob(dish.rng, { x, y: y + size * 0.18 }, size * 0.95, size * 0.6, { corners: 12, wobble: 0.03 }),
        colour,
      ) +
        filling
          .map((look, k) =>
            scatter(dish.rng, 3, disc(x, y + size * 0.1, size * 0.7, size * 0.2))
              .map((spot) =>
                drawPiece(dish.rng, look, spot, Math.min(1, (size * 0.36) / look.size) * (k ? 0.8 : 1)),
              )
              .join(''),
          )
          .join('') +
        solid(
          `M${at(x - size * 0.95, y)}C${at(x - size * 0.9, y - size * 0.8)} ${at(x + size * 0.9, y - size * 0.8)} ${at(x + size * 0.95, y)}Q${at(x, y + size * 0.2)} ${at(x - size * 0.95, y)}Z`,
          colour,
        ) +
        shine({ x, y: y - size * 0.2 }, size * 0.8, colour),
      i % 2 ? 12 : -10,
      x,
      y,
    )
  }
  const pleats = Array.from({ length: 12 }, (_, k) => {
    const a = (k / 12) * 6.283
    return `M${at(x - 3, y - 6)}Q${at(x + Math.cos(a + 0.5) * size * 0.36, y + Math.sin(a + 0.5) * size * 0.34)} ${at(x + Math.cos(a) * size * 0.6, y + Math.sin(a) * size * 0.56)}`
  }).join('')
  return (
    solid(blob(dish.rng, place, size, size * 0.95, { corners: 14, wobble: 0.03 }), colour) +
    (has(dish, /smooth|golden|glossy/)
      ? ''
      : stroke(pleats, dark(colour, 0.24), size * 0.045, 'opacity=".6"')) +
    shine(place, size, colour)
  )
}

/** Rolls in a wrapper: spring rolls, egg rolls, summer rolls, blintzes. */
export const wrapped: Unit = (dish, { x, y }, size) => {
  const { rng } = dish
  const clearOne = has(dish, /translucent|clear|rice paper|rice-paper|summer/)
  const colour = clearOne
    ? '#efe6d2'
    : mix(dish.body, '#d0923f', /white|pale|green/.test(dish.lead.words) ? 0.1 : 0.4)
  const s = size
  const seen = clearOne
    ? dish.extras
        .slice(0, 3)
        .map((look) =>
          scatter(rng, 2, disc(x, y, s * 0.6, s * 0.16))
            .map((spot) => drawPiece(rng, look, spot, Math.min(0.9, (s * 0.26) / look.size)))
            .join(''),
        )
        .join('')
    : ''
  return turned(
    box(x - s + 7, y - s * 0.28 + 13, s * 2, s * 0.6, s * 0.2, shadowColour, 'opacity=".3"') +
      box(x - s, y - s * 0.3, s * 2, s * 0.6, s * 0.2, dark(colour, 0.3)) +
      box(x - s + 2, y - s * 0.33, s * 1.95, s * 0.52, s * 0.18, colour) +
      seen +
      (clearOne
        ? box(x - s + 2, y - s * 0.33, s * 1.95, s * 0.52, s * 0.18, '#fffaf0', 'opacity=".35"')
        : '') +
      stroke(
        `M${at(x - s * 0.86, y - s * 0.05)}Q${at(x, y + s * 0.06)} ${at(x + s * 0.86, y - s * 0.12)}`,
        dark(colour, 0.3),
        4,
        'opacity=".6"',
      ) +
      stroke(
        `M${at(x - s * 0.8, y - s * 0.22)}h${n(s * 1.2)}`,
        light(colour, 0.6),
        s * 0.07,
        'opacity=".7"',
      ) +
      (clearOne ? '' : specks(rng, disc(x, y, s * 0.8, s * 0.2), dark(colour, 0.4), 16, 7)),
    rng.between(-10, 10),
    x,
    y,
  )
}

/** A parcel in its leaf or husk: a short roll with the veins of the leaf. */
export const leafRoll: Unit = (dish, { x, y }, size) => {
  const { rng } = dish
  const husk = has(dish, /husk|tamale|banana leaf|paper|foil/)
  const colour = husk ? mix('#e6d3a0', dish.body, 0.3) : mix(dish.body, '#6d7a3a', 0.2)
  const s = size
  const veins = husk
    ? Array.from(
        { length: 6 },
        (_, i) => `M${at(x - s * 0.95, y - s * 0.3 + i * s * 0.12)}h${n(s * 1.9)}`,
      ).join('')
    : `M${at(x - s * 0.8, y - s * 0.02)}H${n(x + s * 0.7)}${[-0.5, -0.1, 0.3].map((d) => `M${at(x + d * s, y)}l${n(s * 0.22)} ${n(-s * 0.24)}M${at(x + d * s, y)}l${n(s * 0.22)} ${n(s * 0.22)}`).join('')}`
  return turned(
    box(x - s + 6, y - s * 0.4 + 12, s * 2, s * 0.8, s * 0.36, shadowColour, 'opacity=".3"') +
      box(x - s, y - s * 0.42, s * 2, s * 0.84, s * (husk ? 0.2 : 0.38), dark(colour, 0.3)) +
      box(x - s + 2, y - s * 0.45, s * 1.94, s * 0.74, s * (husk ? 0.18 : 0.34), colour) +
      stroke(veins, husk ? dark(colour, 0.25) : light(colour, 0.45), 4, 'opacity=".7"') +
      (husk ? stroke(`M${at(x, y - s * 0.44)}V${n(y + s * 0.3)}`, dark(colour, 0.4), s * 0.09) : '') +
      shine({ x, y: y + s * 0.04 }, s * 0.8, colour),
    rng.between(-12, 12),
    x,
    y,
  )
}

/** A leaf as a cup with its filling. */
export const leafCup: Unit = (dish, { x, y }, size) => {
  const { rng } = dish
  const colour = '#86b455'
  return (
    solid(blob(rng, { x, y }, size, size * 0.78, { corners: 12, wobble: 0.1 }), colour) +
    path(blob(rng, { x, y: y - 4 }, size * 0.74, size * 0.54, { wobble: 0.1 }), light(colour, 0.36)) +
    dish.extras
      .slice(0, 4)
      .map((look) =>
        scatter(rng, look.size > 20 ? 4 : 7, disc(x, y, size * 0.56, size * 0.38))
          .map((spot) => drawPiece(rng, look, spot, Math.min(1, (size * 0.3) / look.size)))
          .join(''),
      )
      .join('')
  )
}
