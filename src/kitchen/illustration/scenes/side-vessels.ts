import { dark, light } from '../colour.ts'
import type { Dish } from '../dish.ts'
import type { Chance } from '../random.ts'
import { box, circle, ellipse, n, path, type Svg, shadowColour, stroke } from '../svg.ts'

export const X = 600
export const FLOOR = 790

/** A glass vessel seen from the side: its back, the shape that food fills, and its front. */
export interface Upright {
  behind: Svg
  /** Outline of the inside, to which food is clipped. */
  inside: string
  /** Vertical position of the food's surface; `half` is half its width there. */
  surface: number
  half: number
  floor: number
  front: Svg
}

const onFloor = (rx: number): Svg => ellipse(X + 26, FLOOR + 4, rx * 1.15, 28, shadowColour, 'opacity=".3"')

const glints = (half: number, top: number, bottom: number): Svg =>
  stroke(`M${n(X - half * 0.78)} ${top}V${bottom}`, '#ffffff', half * 0.13, 'opacity=".5"') +
  stroke(`M${n(X + half * 0.8)} ${top + 20}V${n(bottom - 80)}`, '#ffffff', half * 0.05, 'opacity=".4"')

/** A tumbler: straight-sided, narrower at its foot. */
function tumbler(half: number, top: number, surface: number, foot = 0.8): Upright {
  const outline = (y: number, inset: number) =>
    `M${n(X - half + inset)} ${y}L${n(X - half * foot + inset)} ${FLOOR - 40 - inset}Q${n(X - half * foot + inset)} ${FLOOR - 8 - inset} ${n(X - half * foot + 34 + inset)} ${FLOOR - 8 - inset}H${n(X + half * foot - 34 - inset)}Q${n(X + half * foot - inset)} ${FLOOR - 8 - inset} ${n(X + half * foot - inset)} ${FLOOR - 40 - inset}L${n(X + half - inset)} ${y}Z`
  return {
    behind: onFloor(half) + path(outline(top, 0), '#ffffff', 'opacity=".4"'),
    inside: outline(surface, 10),
    surface,
    half: half - 14,
    floor: FLOOR - 20,
    front:
      glints(half, surface + 30, FLOOR - 110) +
      path(outline(top, 0), 'none', 'stroke="#ffffff" stroke-width="5" opacity=".65"') +
      ellipse(X, top, half, half * 0.17, 'none', 'stroke="#ffffff" stroke-width="6" opacity=".75"'),
  }
}

/** A glass on a stem: round for wine and cocktails, open for sundaes. */
function stemmed(rng: Chance): Upright {
  const half = 205
  const top = 200
  const wide = rng.likely(0.5)
  const bowl = (inset: number, y: number) =>
    wide
      ? `M${X - half + inset} ${y}C${X - half + inset} ${y + 200} ${X - 110 + inset} ${520 - inset} ${X} ${520 - inset}C${X + 110 - inset} ${520 - inset} ${X + half - inset} ${y + 200} ${X + half - inset} ${y}Z`
      : `M${X - half + inset} ${y}Q${X - half + 20 + inset} ${500 - inset} ${X} ${530 - inset}Q${X + half - 20 - inset} ${500 - inset} ${X + half - inset} ${y}Z`
  return {
    behind:
      onFloor(130) +
      ellipse(X, FLOOR - 6, 130, 24, '#ffffff', 'opacity=".6"') +
      ellipse(X, FLOOR - 10, 118, 18, '#f4efe6', 'opacity=".7"') +
      box(X - 9, 500, 18, FLOOR - 516, 9, '#ffffff', 'opacity=".75"') +
      path(bowl(0, top), '#ffffff', 'opacity=".4"'),
    inside: bowl(10, 258),
    surface: 258,
    half: half - 16,
    floor: 510,
    front:
      stroke(`M${X - half * 0.78} 290Q${X - half * 0.7} 400 ${X - 70} 480`, '#ffffff', 16, 'opacity=".5"') +
      path(bowl(0, top), 'none', 'stroke="#ffffff" stroke-width="5" opacity=".65"') +
      ellipse(X, top, half, 30, 'none', 'stroke="#ffffff" stroke-width="6" opacity=".75"'),
  }
}

/** A preserving jar, its lid beside it or on it. */
function jar(rng: Chance): Upright {
  const half = 200
  const body = (inset: number, y: number) =>
    `M${X - 150 + inset} ${y}Q${X - half + inset} ${y + 30} ${X - half + inset} ${y + 96}V${FLOOR - 50 - inset}Q${X - half + inset} ${FLOOR - 6 - inset} ${X - half + 46 + inset} ${FLOOR - 6 - inset}H${X + half - 46 - inset}Q${X + half - inset} ${FLOOR - 6 - inset} ${X + half - inset} ${FLOOR - 50 - inset}V${y + 96}Q${X + half - inset} ${y + 30} ${X + 150 - inset} ${y}Z`
  const lid = rng.pick(['#c9a24a', '#b5452f', '#8f8b86', '#5d7381'] as const)
  const lidOn = rng.likely(0.5)
  return {
    behind:
      onFloor(half) +
      box(X - 150, 210, 300, 70, 10, '#ffffff', 'opacity=".4"') +
      path(body(0, 270), '#ffffff', 'opacity=".42"'),
    inside: body(10, 300),
    surface: 330,
    half: half - 34,
    floor: FLOOR - 20,
    front:
      glints(half, 400, FLOOR - 90) +
      path(body(0, 270), 'none', 'stroke="#ffffff" stroke-width="5" opacity=".65"') +
      stroke(`M${X - 150} 232H${X + 150}M${X - 150} 254H${X + 150}`, '#ffffff', 6, 'opacity=".6"') +
      (lidOn
        ? box(X - 162, 156, 324, 92, 14, dark(lid, 0.25)) +
          box(X - 162, 152, 324, 80, 14, lid) +
          stroke(`M${X - 140} 170H${X + 60}`, light(lid, 0.6), 9, 'opacity=".8"') +
          stroke(
            Array.from({ length: 15 }, (_, i) => `M${X - 144 + i * 20} 200v26`).join(''),
            dark(lid, 0.3),
            4,
            'opacity=".6"',
          )
        : ellipse(X, 214, 150, 22, 'none', 'stroke="#ffffff" stroke-width="6" opacity=".75"')),
  }
}

function bottle(): Upright {
  const body = (inset: number, y: number) =>
    `M${X - 46 + inset} ${y}V${Math.max(y, 300)}C${X - 46 + inset} 390 ${X - 130 + inset} 380 ${X - 130 + inset} 480V${FLOOR - 40 - inset}Q${X - 130 + inset} ${FLOOR - 6 - inset} ${X - 96 + inset} ${FLOOR - 6 - inset}H${X + 96 - inset}Q${X + 130 - inset} ${FLOOR - 6 - inset} ${X + 130 - inset} ${FLOOR - 40 - inset}V480C${X + 130 - inset} 380 ${X + 46 - inset} 390 ${X + 46 - inset} ${Math.max(y, 300)}V${y}Z`
  return {
    behind: onFloor(130) + path(body(0, 150), '#ffffff', 'opacity=".42"'),
    inside: body(9, 290),
    surface: 290,
    half: 36,
    floor: FLOOR - 20,
    front:
      glints(130, 490, FLOOR - 90) +
      path(body(0, 150), 'none', 'stroke="#ffffff" stroke-width="5" opacity=".65"') +
      box(X - 54, 116, 108, 66, 12, '#a9794a') +
      box(X - 54, 116, 108, 18, 9, '#c99a68'),
  }
}

/** A mug of glazed clay with its content up to the rim. */
export function clayMug(rng: Chance, colour: string, top: Svg): Svg {
  const glaze = rng.pick(['#c9603a', '#4f6d7a', '#e9dcc6', '#7f8f5f', '#d9a441'] as const)
  const rim = 330
  const cup = `M${X - 210} ${rim}V${FLOOR - 90}Q${X - 205} ${FLOOR - 10} ${X - 120} ${FLOOR - 8}H${X + 120}Q${X + 205} ${FLOOR - 10} ${X + 210} ${FLOOR - 90}V${rim}Z`
  const ear = (wide: number, tone: string) =>
    stroke(
      `M${X + 205} ${rim + 88}C${X + 345} ${rim + 70} ${X + 345} ${rim + 305} ${X + 190} ${rim + 297}`,
      tone,
      wide,
    )
  return (
    onFloor(220) +
    ear(44, dark(glaze, 0.22)) +
    ear(32, glaze) +
    path(cup, glaze) +
    path(
      `M${X + 90} ${rim}H${X + 210}V${FLOOR - 90}Q${X + 205} ${FLOOR - 10} ${X + 120} ${FLOOR - 8}H${X + 20}Q${X + 110} ${FLOOR - 200} ${X + 90} ${rim}Z`,
      dark(glaze, 0.2),
      'opacity=".5"',
    ) +
    stroke(`M${X - 165} ${rim + 70}V${FLOOR - 110}`, light(glaze, 0.7), 20, 'opacity=".6"') +
    stroke(`M${X - 208} ${FLOOR - 170}H${X + 208}`, light(glaze, 0.5), 13, 'opacity=".7"') +
    ellipse(X, rim, 210, 54, dark(glaze, 0.3)) +
    ellipse(X, rim, 198, 47, dark(glaze, 0.5)) +
    ellipse(X, rim + 6, 188, 44, colour) +
    top
  )
}

export function upright({ looks, rng }: Dish): Upright {
  switch (looks.vessel) {
    case 'tall glass':
      return tumbler(136, 150, 205)
    case 'stemmed glass':
      return stemmed(rng)
    case 'jar':
      return jar(rng)
    case 'bottle':
      return bottle()
    case 'ramekin':
    case 'bowl':
    case 'small bowl':
    case 'baking dish':
      return tumbler(290, 400, 440, 0.86)
    default:
      return tumbler(180, 300, 350, 0.84)
  }
}

/** Steam over hot food. */
export const steam = (): Svg =>
  [-70, 10, 90]
    .map((dx) => stroke(`M${X + dx} 270c-40 -50 40 -80 0 -130s30 -60 8 -90`, '#ffffff', 15, 'opacity=".45"'))
    .join('')

/** A straw of paper. */
export const straw = (top: number, bottom: number, colour: string): Svg =>
  `<g transform="rotate(9 ${X + 50} ${bottom})">${box(X + 40, top, 26, bottom - top, 11, colour)}${stroke(Array.from({ length: 8 }, (_, i) => `M${X + 44} ${top + 26 + i * 44}l18 16`).join(''), '#fffaf0', 10)}</g>`

export const bubble = (x: number, y: number, r: number, colour: string): Svg =>
  circle(x, y, r, light(colour, 0.5), 'opacity=".5"')
