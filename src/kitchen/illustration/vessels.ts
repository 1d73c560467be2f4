import { type Colour, dark, light, mix } from './colour.ts'
import { arc } from './grounds.ts'
import type { Chance } from './random.ts'
import { at, blob, box, circle, ellipse, n, path, type Svg, shadowColour, stroke, turned } from './svg.ts'

/** Glazes that suit any food. */
const glazes = [
  '#fbf5ea',
  '#f4ece0',
  '#e7ddcb',
  '#c8d3d0',
  '#8fa7a8',
  '#d9b9a0',
  '#5d7381',
  '#b9c3a8',
  '#f3dfc9',
] as const

/** Pale glazes: a plate of a dark colour makes food gloomy. */
const paleGlazes = ['#fdf8ef', '#f6eee2', '#ece2d2', '#dbe1dc', '#f2e2cf', '#e3e6d8'] as const

/** The soft shadow under a vessel. */
export const under = (x: number, y: number, rx: number, ry: number): Svg =>
  `<radialGradient id="u"><stop offset=".72" stop-color="${shadowColour}" stop-opacity=".5"/><stop offset="1" stop-color="${shadowColour}" stop-opacity="0"/></radialGradient>` +
  ellipse(x + 16, y + 26, rx * 1.1, ry * 1.1, 'url(#u)')

/** A plate with a rim; food lies in the middle. */
export function plate(rng: Chance, x: number, y: number, r: number, given?: Colour): Svg {
  const glaze = given ?? rng.pick(paleGlazes)
  const band = rng.likely(0.55) ? rng.pick(['#b5653a', '#5d7381', '#7c8a5a', '#c99a4b'] as const) : null
  const specks = Array.from({ length: 46 }, () => {
    const angle = rng.between(0, 6.28)
    const reach = rng.between(0.7, 0.97) * r
    return `M${at(x + Math.cos(angle) * reach, y + Math.sin(angle) * reach)}h.1`
  }).join('')
  return (
    under(x, y, r, r) +
    circle(x, y, r, dark(glaze, 0.16)) +
    circle(x - 2, y - 3, r - 5, glaze) +
    (band ? circle(x - 1, y - 2, r - 16, 'none', `stroke="${band}" stroke-width="7" opacity=".75"`) : '') +
    stroke(specks, dark(glaze, 0.5), 4, 'opacity=".3"') +
    circle(x, y, r * 0.735, dark(glaze, 0.13)) +
    circle(x + 4, y + 6, r * 0.715, light(glaze, 0.3)) +
    stroke(arc(x, y, r * 0.87, -2.7, -1.9), '#ffffff', r * 0.035, 'opacity=".75"')
  )
}

/** A bowl seen from above; the food fills it to `r * 0.84`. */
export function bowl(rng: Chance, x: number, y: number, r: number): Svg {
  const glaze = rng.pick(glazes)
  const inside = mix(light(glaze, 0.4), '#efe4d2', 0.4)
  return (
    under(x, y, r, r) +
    circle(x, y, r, dark(glaze, 0.3)) +
    circle(x - 2, y - 3, r - 4, glaze) +
    circle(x - 1, y - 2, r - 14, 'none', `stroke="${light(glaze, 0.6)}" stroke-width="4" opacity=".7"`) +
    circle(x, y, r * 0.9, dark(inside, 0.32)) +
    circle(x + 3, y + 6, r * 0.88, dark(inside, 0.08)) +
    stroke(arc(x, y, r * 0.95, -2.8, -1.8), '#ffffff', r * 0.03, 'opacity=".7"') +
    stroke(arc(x, y, r * 0.95, 0.4, 1.1), '#ffffff', r * 0.018, 'opacity=".35"')
  )
}

/** A cast-iron pan with its handle; the food fills it to `r * 0.86`. */
export function skillet(x: number, y: number, r: number, turn: number): Svg {
  const iron = '#3d3936'
  const handle = (dx: number, dy: number, fill: Colour, more = '') =>
    box(x + r * 0.9 + dx, y - 40 + dy, r * 1.0, 80, 34, fill, more)
  return turned(
    handle(10, 20, shadowColour, 'opacity=".28"') +
      under(x, y, r, r) +
      handle(0, 0, iron) +
      box(x + r * 0.95, y - 28, r * 0.9, 14, 7, light(iron, 0.25), 'opacity=".6"') +
      ellipse(x + r * 1.72, y, 26, 14, '#1d1a18') +
      circle(x, y, r, '#24211f') +
      circle(x - 2, y - 3, r - 5, iron) +
      circle(x, y, r * 0.9, '#1f1c1a') +
      circle(x + 3, y + 5, r * 0.885, '#2e2a27') +
      stroke(arc(x, y, r * 0.95, -2.9, -1.9), '#8c847c', 6, 'opacity=".7"'),
    turn,
    x,
    y,
  )
}

/** A wooden board with a hole to hang it by. */
export function board(rng: Chance, x: number, y: number, w: number, h: number): Svg {
  const wood = rng.pick(['#a86f42', '#8d5a36', '#c08a58', '#7a4a2e'] as const)
  const grain = Array.from({ length: 13 }, (_, i) => {
    const gy = y + ((i + rng.between(0.3, 0.7)) / 13) * h
    return `M${n(x + 14)} ${n(gy)}C${at(x + w * 0.3, gy + rng.between(-14, 14))} ${at(x + w * 0.7, gy + rng.between(-14, 14))} ${at(x + w - 14, gy)}`
  }).join('')
  return (
    box(x + 14, y + 24, w, h, 44, shadowColour, 'opacity=".3"') +
    box(x, y + 6, w, h, 44, dark(wood, 0.4)) +
    box(x, y, w, h, 44, wood) +
    box(x + 10, y + 8, w - 20, h - 18, 36, light(wood, 0.12)) +
    stroke(grain, dark(wood, 0.3), 3, 'opacity=".4"') +
    circle(x + w - 46, y + h / 2, 18, dark(wood, 0.5)) +
    circle(x + w - 45, y + h / 2 + 3, 14, dark(wood, 0.7))
  )
}

/** A sheet pan lined with paper. */
export function tray(rng: Chance, x: number, y: number, w: number, h: number): Svg {
  const metal = '#8f8b86'
  const paper = '#f3e6cf'
  const creases = Array.from({ length: 7 }, () => {
    const cx = rng.between(x + 60, x + w - 160)
    const cy = rng.between(y + 60, y + h - 60)
    return `M${at(cx, cy)}l${n(rng.between(40, 130))} ${n(rng.between(-40, 40))}`
  }).join('')
  return (
    box(x + 14, y + 24, w, h, 40, shadowColour, 'opacity=".3"') +
    box(x, y, w, h, 38, dark(metal, 0.3)) +
    box(x + 3, y + 3, w - 8, h - 8, 36, light(metal, 0.2)) +
    box(x + 22, y + 22, w - 44, h - 44, 24, dark(metal, 0.22)) +
    box(x + 34, y + 32, w - 68, h - 64, 12, paper) +
    stroke(creases, dark(paper, 0.2), 3, 'opacity=".5"') +
    stroke(creases, '#ffffff', 3, 'opacity=".6" transform="translate(2 3)"')
  )
}

/** An oven dish with two ears; the food fills it to 30 px from its rim. */
export function ovenDish(rng: Chance, x: number, y: number, w: number, h: number): Svg {
  const glaze = rng.pick(['#b5533a', '#4f6d7a', '#efe5d3', '#7f8f5f', '#d39a45'] as const)
  const ear = (ex: number) =>
    box(ex, y + h / 2 - 90, 90, 180, 44, dark(glaze, 0.12)) +
    box(ex + 26, y + h / 2 - 52, 38, 104, 19, dark(glaze, 0.55), 'opacity=".5"')
  return (
    box(x + 14, y + 26, w, h, 66, shadowColour, 'opacity=".26"') +
    ear(x - 46) +
    ear(x + w - 44) +
    box(x, y, w, h, 64, dark(glaze, 0.2)) +
    box(x + 2, y + 1, w - 6, h - 8, 62, glaze) +
    box(x + 22, y + 20, w - 44, h - 40, 48, dark(glaze, 0.5)) +
    stroke(`M${at(x + 40, y + 14)}H${n(x + w * 0.6)}`, light(glaze, 0.7), 7, 'opacity=".7"')
  )
}

/** A parchment with an uneven edge, under food that is eaten by hand. */
export const parchment = (rng: Chance, x: number, y: number, w: number, h: number): Svg => {
  const sheet = blob(rng, { x: x + w / 2, y: y + h / 2 }, w / 2, h / 2, { corners: 16, wobble: 0.05 })
  return path(sheet, shadowColour, 'opacity=".18" transform="translate(5 8)"') + path(sheet, '#f6ead4')
}
