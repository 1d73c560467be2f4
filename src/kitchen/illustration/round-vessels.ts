import { type Colour, dark, light, mix } from './colour.ts'
import { arc } from './grounds.ts'
import type { Chance } from './random.ts'
import { at, box, circle, ellipse, path, type Svg, shadowColour, stroke } from './svg.ts'
import { under } from './vessels.ts'

const glazes = ['#fdf8ef', '#f1e7d6', '#dbe1dc', '#c8d3d0', '#f3dfc9', '#b9c3a8', '#d9b9a0'] as const

/** A deep plate: a broad rim, and a well of `r * 0.78`. */
export function shallowBowl(rng: Chance, x: number, y: number, r: number): Svg {
  const glaze = rng.pick(glazes)
  return (
    under(x, y, r, r) +
    circle(x, y, r, dark(glaze, 0.22)) +
    circle(x - 2, y - 3, r - 5, glaze) +
    circle(x, y, r * 0.82, dark(glaze, 0.3)) +
    circle(x + 3, y + 5, r * 0.8, dark(glaze, 0.06)) +
    stroke(arc(x, y, r * 0.91, -2.8, -1.8), '#ffffff', r * 0.03, 'opacity=".75"')
  )
}

/** An oval platter; food lies on its inner oval. */
export function platter(rng: Chance, x: number, y: number, rx: number, ry: number): Svg {
  const glaze = rng.pick(['#fdf8ef', '#f6eee2', '#e3e6d8', '#dbe1dc', '#f2e2cf'] as const)
  const band = rng.pick(['#5d7381', '#b5653a', '#7c8a5a', '#c99a4b'] as const)
  return (
    under(x, y, rx, ry) +
    ellipse(x, y, rx, ry, dark(glaze, 0.18)) +
    ellipse(x - 2, y - 3, rx - 5, ry - 5, glaze) +
    ellipse(x - 1, y - 2, rx - 18, ry - 18, 'none', `stroke="${band}" stroke-width="6" opacity=".65"`) +
    ellipse(x, y, rx * 0.84, ry * 0.8, dark(glaze, 0.12)) +
    ellipse(x + 4, y + 6, rx * 0.825, ry * 0.78, light(glaze, 0.3))
  )
}

/** A cooking pot from above, with its two handles; food fills it to `r * 0.86`. */
export function pot(rng: Chance, x: number, y: number, r: number): Svg {
  const enamel = rng.pick(['#b5452f', '#3f6273', '#4f7253', '#d1953c', '#5b4a57'] as const)
  const handle = (side: number) =>
    box(x + side * (r + 34) - 56, y - 82, 112, 164, 46, dark(enamel, 0.2)) +
    box(x + side * (r + 40) - 24, y - 46, 48, 92, 22, dark(enamel, 0.6))
  return (
    under(x, y, r, r) +
    handle(-1) +
    handle(1) +
    circle(x, y, r, dark(enamel, 0.3)) +
    circle(x - 2, y - 3, r - 5, enamel) +
    circle(x, y, r * 0.9, '#3a332e') +
    circle(x + 2, y + 4, r * 0.885, '#efe4d2') +
    stroke(arc(x, y, r * 0.95, -2.9, -1.8), light(enamel, 0.6), 9, 'opacity=".8"')
  )
}

/** A fluted dish or tin: a scalloped rim, and a well of `r * 0.84`. */
export function fluted(x: number, y: number, r: number, tone: Colour): Svg {
  const edge = Array.from({ length: 36 }, (_, i) => {
    const angle = (i / 36) * Math.PI * 2
    const next = ((i + 1) / 36) * Math.PI * 2
    const bulge = (angle + next) / 2
    return `${i ? '' : `M${at(x + Math.cos(angle) * r * 0.95, y + Math.sin(angle) * r * 0.95)}`}Q${at(x + Math.cos(bulge) * r * 1.03, y + Math.sin(bulge) * r * 1.03)} ${at(x + Math.cos(next) * r * 0.95, y + Math.sin(next) * r * 0.95)}`
  }).join('')
  return (
    under(x, y, r, r) +
    path(`${edge}Z`, dark(tone, 0.22)) +
    path(`${edge}Z`, tone, 'transform="translate(-3 -4)"') +
    circle(x, y, r * 0.89, dark(tone, 0.4)) +
    circle(x + 2, y + 4, r * 0.875, dark(tone, 0.12)) +
    stroke(arc(x, y, r * 0.93, -2.8, -1.9), '#ffffff', r * 0.025, 'opacity=".6"')
  )
}

/** A mug from above; its drink fills it to `r * 0.84`. */
export function mugFromAbove(rng: Chance, x: number, y: number, r: number): Svg {
  const glaze = rng.pick(['#c9603a', '#4f6d7a', '#e9dcc6', '#7f8f5f', '#d9a441'] as const)
  return (
    box(x + r - 40, y - 40, r * 0.62 + 40, 80, 38, dark(glaze, 0.25)) +
    box(x + r - 40, y - 34, r * 0.62 + 32, 58, 29, glaze) +
    under(x, y, r, r) +
    circle(x, y, r, dark(glaze, 0.25)) +
    circle(x - 2, y - 3, r - 4, glaze) +
    circle(x, y, r * 0.88, dark(mix(glaze, '#efe4d2', 0.5), 0.4)) +
    stroke(arc(x, y, r * 0.94, -2.8, -1.9), '#ffffff', 8, 'opacity=".6"')
  )
}

/** A basket of wicker with a cloth in it. */
export function basket(rng: Chance, x: number, y: number, rx: number, ry: number, cloth: Colour): Svg {
  const straw = '#c08a4c'
  const weave = Array.from({ length: 44 }, (_, i) => {
    const angle = (i / 44) * Math.PI * 2
    return `M${at(x + Math.cos(angle) * rx * 0.88, y + Math.sin(angle) * ry * 0.88)}L${at(x + Math.cos(angle + 0.1) * rx, y + Math.sin(angle + 0.1) * ry)}`
  }).join('')
  const checks = Array.from({ length: 9 }, (_, i) => {
    const off = (i - 4) / 4.6
    const reach = Math.sqrt(1 - off * off) * 0.84
    return `M${at(x + off * rx * 0.84, y - reach * ry)}V${Math.round(y + reach * ry)}M${at(x - reach * rx, y + off * ry * 0.84)}H${Math.round(x + reach * rx)}`
  }).join('')
  const linen = rng.pick(['#fbf4e6', '#f4e6d2', light(cloth, 0.75)] as const)
  return (
    under(x, y, rx, ry) +
    ellipse(x, y, rx, ry, dark(straw, 0.35)) +
    ellipse(x - 2, y - 3, rx - 4, ry - 4, straw) +
    stroke(weave, dark(straw, 0.3), 9, 'opacity=".8"') +
    ellipse(
      x,
      y,
      rx * 0.94,
      ry * 0.94,
      'none',
      `stroke="${light(straw, 0.4)}" stroke-width="6" opacity=".6"`,
    ) +
    ellipse(x, y, rx * 0.87, ry * 0.87, dark(linen, 0.2)) +
    ellipse(x + 3, y + 5, rx * 0.86, ry * 0.86, linen) +
    stroke(checks, rng.pick(['#b5452f', '#5d7381', '#7c8a5a'] as const), 12, 'opacity=".3"', 'butt') +
    ellipse(x, y + 10, rx * 0.7, ry * 0.7, shadowColour, 'opacity=".12"')
  )
}
