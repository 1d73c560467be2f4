import { dark, light, mix } from '../colour.ts'
import type { Dish } from '../dish.ts'
import { frill } from '../pieces.ts'
import { disc, rectangle, scatter } from '../placement.ts'
import { at, blob, box, group, n, path, type Svg, shadowColour, stroke } from '../svg.ts'

const X = 600

/** A burger, layer on layer. */
export function burger(dish: Dish): Svg {
  const { rng } = dish
  const has = (words: RegExp) => words.test(dish.words)
  const of = (words: RegExp) => dish.parts.find((part) => words.test(part.words))
  const bun = mix('#d8913f', of(/bun|roll|brioche|biscuit/)?.colour ?? '#d8913f', 0.4)
  const patty =
    of(/patt|burger|chicken|beef|fish|shrimp|meat|pork|salmon|crab|portobello|turkey|bean|slab|cutlet/)
      ?.colour ?? '#6d3c22'
  const top = `M${X - 262} 372C${X - 270} 160 ${X - 120} 112 ${X} 112C${X + 120} 112 ${X + 270} 160 ${X + 262} 372Q${X} 408 ${X - 262} 372Z`
  const bottom = `M${X - 256} 664H${X + 256}Q${X + 262} 764 ${X + 180} 768H${X - 180}Q${X - 262} 764 ${X - 256} 664Z`
  const seeds = scatter(rng, 24, disc(X, 236, 190, 84))
    .map(({ x, y }) => `M${at(x, y)}l${n(rng.between(-8, 8))} 6`)
    .join('')
  const green = dish.foods.find(({ shape }) => shape === 'frill' || shape === 'shred')
  const leaves = green
    ? Array.from({ length: 11 }, (_, i) =>
        frill(rng, { x: X - 262 + i * 52, y: 408 + rng.between(-8, 8) }, 50, green.colour),
      ).join('')
    : ''
  const cheese = has(/chees|cheddar|gouda|provolone/)
    ? path(
        `M${X - 286} 520H${X + 286}L${X + 236} 540L${X + 150} 606L${X + 70} 540L${X - 30} 552L${X - 120} 618L${X - 200} 546Z`,
        of(/chees|cheddar|gouda|provolone/)?.colour ?? '#f6b53a',
      ) + stroke(`M${X - 280} 522H${X + 280}`, '#ffe3a0', 6)
    : ''
  const tomatoes = has(/tomato/)
    ? [-170, 0, 170]
        .map(
          (dx) =>
            box(X + dx - 104, 452, 208, 38, 17, '#d6452e') + stroke(`M${X + dx - 84} 462h150`, '#f08a6a', 6),
        )
        .join('')
    : ''
  const onions = has(/onion/)
    ? [-130, 40, 190]
        .map(
          (dx) =>
            box(X + dx - 80, 486, 160, 19, 9, '#f1dff0') + stroke(`M${X + dx - 66} 492h120`, '#a4527f', 4),
        )
        .join('')
    : ''
  const pickles = has(/pickle|gherkin/)
    ? [-190, -60, 80, 200].map((dx) => box(X + dx - 46, 492, 92, 22, 10, '#86a23f')).join('')
    : ''
  const bits = scatter(rng, 46, rectangle(X - 262, 546, 524, 96))
    .map(({ x, y }) => `M${at(x, y)}l${rng.whole(-9, 9)} ${rng.whole(-6, 6)}`)
    .join('')
  const avocado = has(/avocado|guacamole/) ? box(X - 240, 500, 480, 26, 12, '#a9bf5a') : ''
  // Layers are stacked: `top` is where a layer is drawn, `adds` the height that it adds.
  let level = 540
  const stacked = [
    { layer: cheese, top: 520, adds: 14 },
    { layer: avocado, top: 500, adds: 24 },
    { layer: pickles, top: 492, adds: 20 },
    { layer: onions, top: 486, adds: 18 },
    { layer: tomatoes, top: 452, adds: 36 },
  ]
    .filter(({ layer }) => layer !== '')
    .map(({ layer, top: own, adds }) => {
      level -= adds
      return group(layer, `transform="translate(0 ${n(level - own)})"`)
    })
    .join('')
  const lid = level - (leaves ? 448 : 400)
  return (
    box(X - 380, 766, 780, 46, 22, shadowColour, 'opacity=".3"') +
    box(X - 400, 760, 800, 40, 20, '#8d5a36') +
    box(X - 400, 756, 800, 24, 12, '#b27d4e') +
    path(bottom, dark(bun, 0.18)) +
    path(
      `M${X - 256} 664H${X + 256}Q${X + 258} 700 ${X + 246} 716H${X - 246}Q${X - 258} 700 ${X - 256} 664Z`,
      light(bun, 0.2),
    ) +
    path(
      `M${X - 262} 650Q${X - 200} 690 ${X - 130} 662T${X} 664T${X + 130} 664T${X + 262} 650V640H${X - 262}Z`,
      dish.parts.find(({ flows, words }) => flows && !/chees|burger/.test(words))?.colour ?? '#f3d9a0',
    ) +
    path(blob(rng, { x: X, y: 596 }, 280, 62, { corners: 18, wobble: 0.035 }), dark(patty, 0.35)) +
    path(blob(rng, { x: X - 3, y: 590 }, 272, 52, { corners: 18, wobble: 0.04 }), patty) +
    stroke(bits, light(patty, 0.3), 8, 'opacity=".5"') +
    stacked +
    `<g transform="translate(0 ${n(lid)})">` +
    leaves +
    stroke(`M${X - 258} 380Q${X} 420 ${X + 258} 380`, shadowColour, 22, 'opacity=".25"') +
    path(top, dark(bun, 0.2)) +
    path(top, bun, 'transform="translate(-4 -8)"') +
    path(
      `M${X - 226} 290C${X - 210} 176 ${X - 100} 142 ${X - 20} 138C${X - 110} 176 ${X - 170} 240 ${X - 176} 330Q${X - 210} 330 ${X - 226} 290Z`,
      light(bun, 0.4),
      'opacity=".6"',
    ) +
    stroke(seeds, '#fbe6b5', 11) +
    '</g>'
  )
}
