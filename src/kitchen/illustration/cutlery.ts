import { dark, light } from './colour.ts'
import { at, ellipse, group, n, path, type Svg, shadowColour, stroke, turned } from './svg.ts'

const steel = '#c9c4bb'

export function fork(x: number, y: number, turn: number): Svg {
  const tines = [-24, -8, 8, 24].map((dx) => `M${at(x + dx, y - 190)}V${n(y - 100)}`).join('')
  const shape = `${tines}M${at(x - 24, y - 104)}Q${at(x - 24, y - 50)} ${at(x, y - 40)}Q${at(x + 24, y - 50)} ${at(x + 24, y - 104)}M${at(x, y - 60)}V${n(y + 200)}`
  return turned(
    stroke(shape, shadowColour, 13, 'opacity=".2" transform="translate(7 9)"') +
      stroke(shape, dark(steel, 0.25), 13) +
      stroke(shape, steel, 8.5) +
      stroke(`M${at(x, y - 10)}V${n(y + 196)}`, dark(steel, 0.12), 17) +
      stroke(`M${at(x - 3, y)}V${n(y + 190)}`, '#ffffff', 4, 'opacity=".7"'),
    turn,
    x,
    y,
  )
}

export function spoon(x: number, y: number, turn: number): Svg {
  const handle = `M${at(x, y - 70)}V${n(y + 205)}`
  return turned(
    group(
      ellipse(x, y - 130, 40, 62, shadowColour) + stroke(handle, shadowColour, 17),
      'opacity=".2" transform="translate(7 9)"',
    ) +
      stroke(handle, dark(steel, 0.16), 17) +
      ellipse(x, y - 130, 40, 62, dark(steel, 0.1)) +
      ellipse(x - 1, y - 128, 32, 53, light(steel, 0.4)) +
      ellipse(x + 7, y - 118, 20, 38, dark(steel, 0.1), 'opacity=".6"') +
      stroke(`M${at(x - 4, y - 40)}V${n(y + 196)}`, '#ffffff', 4, 'opacity=".7"'),
    turn,
    x,
    y,
  )
}

export function knife(x: number, y: number, turn: number): Svg {
  const blade = `M${at(x - 12, y - 200)}Q${at(x + 20, y - 170)} ${at(x + 18, y + 20)}H${n(x - 12)}Z`
  return turned(
    group(
      path(blade, shadowColour) + stroke(`M${at(x, y + 20)}V${n(y + 205)}`, shadowColour, 22),
      'opacity=".2" transform="translate(7 9)"',
    ) +
      path(blade, light(steel, 0.35), `stroke="${dark(steel, 0.2)}" stroke-width="2"`) +
      stroke(`M${at(x, y + 30)}V${n(y + 200)}`, dark(steel, 0.14), 21) +
      stroke(`M${at(x - 5, y + 30)}V${n(y + 195)}`, '#ffffff', 4, 'opacity=".6"'),
    turn,
    x,
    y,
  )
}

export function chopsticks(x: number, y: number, turn: number): Svg {
  const stick = (dx: number) =>
    stroke(`M${at(x + dx + 8, y - 260)}L${at(x + dx + 8, y + 270)}`, shadowColour, 13, 'opacity=".2"') +
    stroke(`M${at(x + dx, y - 270)}L${at(x + dx, y + 260)}`, '#6b3422', 13) +
    stroke(`M${at(x + dx - 3, y - 265)}L${at(x + dx - 3, y + 255)}`, '#b26a45', 4) +
    stroke(`M${at(x + dx, y + 150)}V${n(y + 200)}`, '#d9a441', 13)
  return turned(stick(-17) + stick(17), turn, x, y)
}
