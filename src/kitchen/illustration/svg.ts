import type { Chance } from './random.ts'

/** Markup of one or more SVG elements. */
export type Svg = string

export interface Point {
  x: number
  y: number
}

/**
 * Writes a number as short as a picture of 1200 by 900 allows: whole pixels, tenths only for small values.
 */
export const n = (value: number): string =>
  String(Math.abs(value) >= 40 ? Math.round(value) : Math.round(value * 10) / 10)

export const at = (x: number, y: number): string => `${n(x)} ${n(y)}`

export const circle = (x: number, y: number, r: number, fill: string, more = ''): Svg =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}"${more && ` ${more}`}/>`

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, more = ''): Svg =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"${more && ` ${more}`}/>`

export const box = (x: number, y: number, w: number, h: number, r: number, fill: string, more = ''): Svg =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" rx="${n(r)}" fill="${fill}"${more && ` ${more}`}/>`

export const path = (d: string, fill: string, more = ''): Svg =>
  `<path d="${d}" fill="${fill}"${more && ` ${more}`}/>`

/**
 * Draws a line. Its ends are round, as the document says for all lines (see `sheet`), unless told otherwise.
 */
export const stroke = (d: string, colour: string, width: number, more = '', cap?: 'butt'): Svg =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${n(width)}"${cap ? ` stroke-linecap="${cap}"` : ''}${more && ` ${more}`}/>`

/** Wraps markup into the whole document. */
export const sheet = (content: Svg): Svg =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="900" viewBox="0 0 1200 900" stroke-linecap="round" stroke-linejoin="round">${content}</svg>`

export const group = (content: Svg, more: string): Svg => `<g ${more}>${content}</g>`

export const turned = (content: Svg, degrees: number, x: number, y: number): Svg =>
  group(content, `transform="rotate(${n(degrees)} ${at(x, y)})"`)

interface Pen {
  /** Draws a curve to `end`, bent towards `control`. */
  curve(control: Point, end: Point): void
  path(): string
}

/**
 * Writes relative coordinates on a grid of `step` pixels: half the bytes of absolute ones, and no error that
 * grows.
 */
function pen(start: Point, step: number): Pen {
  const snap = (value: number) => Math.round(value / step) * step
  const short = (value: number) => String(Math.round(value * 10) / 10)
  let x = snap(start.x)
  let y = snap(start.y)
  let d = `M${short(x)} ${short(y)}`
  const pair = (to: Point) => {
    const dy = short(snap(to.y) - y)
    return `${short(snap(to.x) - x)}${dy.startsWith('-') ? '' : ' '}${dy}`
  }
  return {
    curve(control, end) {
      const to = pair(end)
      d += `q${pair(control)}${to.startsWith('-') ? '' : ' '}${to}`
      x = snap(end.x)
      y = snap(end.y)
    },
    path: () => d,
  }
}

const midway = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })

/** A closed soft curve round the given points. */
export function softShape(points: readonly Point[], step = 1): string {
  const last = points.at(-1)
  const first = points[0]
  if (!last || !first) return ''
  const line = pen(midway(last, first), step)
  points.forEach((point, i) => {
    line.curve(point, midway(point, points[(i + 1) % points.length] ?? first))
  })
  return `${line.path()}Z`
}

/** An open soft line through points. */
export function softLine(points: readonly Point[]): string {
  const [first, ...rest] = points
  if (!first) return ''
  const line = pen(first, 1)
  rest.forEach((point, i) => {
    const next = rest[i + 1]
    line.curve(point, next ? midway(point, next) : point)
  })
  return line.path()
}

/** An uneven oval: what a spoonful, a crumb or a slice of meat looks like from above. */
export function blob(
  rng: Chance,
  { x, y }: Point,
  rx: number,
  ry = rx,
  { corners = 9, wobble = 0.12, turn = 0 } = {},
): string {
  const points = Array.from({ length: corners }, (_, i) => {
    const angle = (i / corners) * Math.PI * 2
    const reach = 1.06 + rng.between(-wobble, wobble)
    const px = Math.cos(angle) * rx * reach
    const py = Math.sin(angle) * ry * reach
    return {
      x: x + px * Math.cos(turn) - py * Math.sin(turn),
      y: y + px * Math.sin(turn) + py * Math.cos(turn),
    }
  })
  return softShape(points, Math.max(rx, ry) < 15 ? 0.5 : 1)
}

/** Dots or short strokes of one colour as a single path: hundreds of grains for a few bytes each. */
export const dashes = (
  marks: readonly { x: number; y: number; dx: number; dy: number }[],
  colour: string,
  width: number,
  more = '',
) =>
  marks.length === 0
    ? ''
    : stroke(marks.map(({ x, y, dx, dy }) => `M${at(x, y)}l${at(dx, dy)}`).join(''), colour, width, more)

export const shadowColour = '#2c1408'
export const shadow = (d: string, dx = 4, dy = 7, opacity = 0.2): Svg =>
  path(d, shadowColour, `opacity="${opacity}" transform="translate(${dx} ${dy})"`)
