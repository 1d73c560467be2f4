import { dark, light, mix } from '../colour.ts'
import type { Dish } from '../dish.ts'
import { drawPiece } from '../looks.ts'
import type { Part } from '../parts.ts'
import { frill } from '../pieces.ts'
import { rectangle, scatter } from '../placement.ts'
import { blob, box, n, path, type Svg, shadowColour, stroke } from '../svg.ts'
import { specks, threads } from './toppings.ts'

const X = 600
const W = 330
const breads =
  /bread|toast|bun|roll|loaf|baguette|ciabatta|croissant|bagel|pita|brioche|focaccia|muffin|rye|sourdough|biscuit|waffle|flatbread|crust|milk bread|slices of white/

/**
 * Draws one layer of the filling as it shows at the cut side; `high` is the height that it adds to the stack.
 */
function layer(dish: Dish, part: Part, y: number): { svg: Svg; high: number } {
  const { rng } = dish
  const { colour, looks, words, flows } = part
  const [look] = looks
  if (/chees|cheddar|swiss|provolone|gruy|brie|mozzarella/.test(words))
    return {
      high: 24,
      svg:
        path(
          `M${X - W - 14} ${y}H${X + W + 14}L${X + W - 40} ${y + 18}L${X + 150} ${y + 62}L${X + 60} ${y + 20}L${X - 90} ${y + 26}L${X - 180} ${y + 70}L${X - W + 50} ${y + 20}Z`,
          colour,
        ) + stroke(`M${X - W - 8} ${y + 2}H${X + W + 8}`, light(colour, 0.5), 6),
    }
  if (flows || look?.shape === 'tint')
    return {
      high: 20,
      svg: path(
        `M${X - W} ${y}H${X + W}Q${X + W + 14} ${y + 14} ${X + W - 10} ${y + 24}Q${X + 100} ${y + 14} ${X} ${y + 26}T${X - W + 6} ${y + 22}Q${X - W - 12} ${y + 12} ${X - W} ${y}Z`,
        colour,
      ),
    }
  if (look?.shape === 'frill')
    return {
      high: 34,
      svg: Array.from({ length: 12 }, (_, i) =>
        frill(rng, { x: X - W + i * ((W * 2) / 11), y: y + 16 + rng.between(-6, 6) }, 44, look.colour),
      ).join(''),
    }
  if (look && (look.shape === 'shred' || look.shape === 'herb' || look.shape === 'leaf'))
    return { high: 32, svg: threads(rng, rectangle(X - W, y + 2, W * 2, 30), colour, 90, 26) }
  if (
    look &&
    ['tomato', 'cucumber', 'coin', 'radish', 'zucchini', 'hoop', 'eggplant', 'citrus'].includes(look.shape)
  ) {
    const count = 4
    return {
      high: 32,
      svg: Array.from({ length: count }, (_, i) => {
        const x = X - W + 10 + i * ((W * 2) / count)
        return (
          box(x, y, (W * 2) / count - 14, 30, 14, dark(colour, 0.12)) +
          box(x, y, (W * 2) / count - 14, 22, 11, light(colour, 0.12))
        )
      }).join(''),
    }
  }
  if (look?.shape === 'egg')
    return {
      high: 44,
      svg: box(X - W + 20, y, W * 2 - 40, 44, 22, '#fff7e6') + box(X - 120, y + 8, 240, 28, 14, '#f4b32c'),
    }
  if (look && look.size <= 22)
    return {
      high: 40,
      svg:
        box(X - W, y + 2, W * 2, 38, 18, dark(mix(colour, '#f3dcb0', 0.3), 0.1)) +
        scatter(rng, 26, rectangle(X - W + 14, y + 8, W * 2 - 28, 26))
          .map((spot) => drawPiece(rng, look, spot, 1))
          .join(''),
    }
  if (/ball/.test(words))
    return {
      high: 92,
      svg: Array.from({ length: 5 }, (_, i) => {
        const x = X - W + 66 + i * ((W * 2 - 132) / 4)
        const ball = (r: number, dy: number, tone: string) =>
          path(blob(rng, { x, y: y + 46 + dy }, r, r, { wobble: 0.05 }), tone)
        return ball(66, 4, dark(colour, 0.3)) + ball(58, -2, colour)
      }).join(''),
    }
  // Meat and other thick fillings are drawn as folded slices or a slab.
  return {
    high: 58,
    svg:
      path(blob(rng, { x: X, y: y + 32 }, W + 10, 40, { corners: 20, wobble: 0.05 }), dark(colour, 0.3)) +
      path(blob(rng, { x: X - 2, y: y + 27 }, W + 4, 33, { corners: 20, wobble: 0.06 }), colour) +
      stroke(
        Array.from(
          { length: 9 },
          (_, i) =>
            `M${n(X - W + 40 + i * 72)} ${n(y + 14)}q20 14 ${n(rng.between(20, 46))} ${n(rng.between(14, 26))}`,
        ).join(''),
        dark(colour, 0.28),
        6,
        'opacity=".6"',
      ) +
      stroke(`M${X - W + 40} ${n(y + 10)}q120 -12 260 0`, light(colour, 0.5), 6, 'opacity=".6"'),
  }
}

/** A sandwich from the side: bread, its parts in their order, bread. */
export function stackedSandwich(dish: Dish): Svg {
  const { rng } = dish
  const bread = dish.parts.find(({ words }) => breads.test(words))
  const crust = mix(bread?.colour ?? '#cf9450', '#cf9450', 0.3)
  const long = /roll|baguette|bun|hoagie|ciabatta|croissant|bagel|pita|loaf/.test(bread?.words ?? '')
  const fillings = dish.parts.filter((part) => part !== bread && part.looks.length > 0).slice(0, 6)
  const floor = 690
  const slab = (y: number, top: boolean) =>
    long
      ? path(
          top
            ? `M${X - W - 20} ${y + 92}C${X - W - 40} ${y - 60} ${X - 160} ${y - 74} ${X} ${y - 74}C${X + 160} ${y - 74} ${X + W + 40} ${y - 60} ${X + W + 20} ${y + 92}Q${X} ${y + 112} ${X - W - 20} ${y + 92}Z`
            : `M${X - W - 16} ${y}H${X + W + 16}Q${X + W + 20} ${y + 92} ${X + W - 60} ${y + 96}H${X - W + 60}Q${X - W - 20} ${y + 92} ${X - W - 16} ${y}Z`,
          dark(crust, 0.14),
        ) +
        (top
          ? path(
              `M${X - W + 6} ${y + 50}C${X - W + 10} ${y - 30} ${X - 140} ${y - 58} ${X - 20} ${y - 56}C${X - 160} ${y - 20} ${X - 220} ${y + 10} ${X - 230} ${y + 70}Z`,
              light(crust, 0.4),
              'opacity=".55"',
            ) +
            specks(
              rng,
              rectangle(X - 240, y - 50, 480, 70),
              /sesame|seed/.test(dish.words) ? '#fbe6b5' : dark(crust, 0.3),
              34,
              7,
            )
          : box(X - W - 10, y, W * 2 + 20, 26, 12, light(crust, 0.45)))
      : box(X - W - 12, y, W * 2 + 24, 88, 26, dark(crust, 0.2)) +
        box(X - W - 4, y + 9, W * 2 + 8, 70, 18, light(crust, 0.5)) +
        specks(rng, rectangle(X - W + 12, y + 18, W * 2 - 24, 52), dark(light(crust, 0.5), 0.14), 60, 6) +
        (top && /toast|grill|golden|brown|press/.test(dish.words)
          ? stroke(
              Array.from({ length: 7 }, (_, i) => `M${X - W + 40 + i * 96} ${y + 3}h46`).join(''),
              dark(crust, 0.45),
              8,
              'opacity=".7"',
            )
          : '')
  let level = floor - 8
  const stack = [...fillings]
    .reverse()
    .map((part) => {
      const { high } = layer(
        { ...dish, rng: { ...rng, next: () => 0.5, between: (a, b) => (a + b) / 2 } },
        part,
        0,
      )
      level -= high
      return layer(dish, part, level).svg
    })
    .join('')
  const under =
    dish.looks.vessel === 'board'
      ? box(X - 430, floor + 100, 880, 46, 22, shadowColour, 'opacity=".3"') +
        box(X - 450, floor + 92, 900, 42, 20, '#8d5a36') +
        box(X - 450, floor + 88, 900, 24, 12, '#b27d4e')
      : `<ellipse cx="${X + 12}" cy="${floor + 118}" rx="470" ry="34" fill="${shadowColour}" opacity=".28"/><ellipse cx="${X}" cy="${floor + 98}" rx="460" ry="42" fill="#d9cfbf"/><ellipse cx="${X}" cy="${floor + 90}" rx="460" ry="40" fill="#f7f0e4"/><ellipse cx="${X}" cy="${floor + 92}" rx="350" ry="26" fill="#e9dfce"/>`
  const lid = level - (long ? 92 : 86)
  const pick = /pick|club|skewer/.test(dish.words)
    ? `${stroke(`M${X} ${n(lid - 120)}V${n(lid + 40)}`, '#d8b47c', 9)}<circle cx="${X}" cy="${n(lid - 122)}" r="17" fill="#7d9440"/>`
    : ''
  return under + slab(floor, false) + stack + slab(lid, true) + pick
}
