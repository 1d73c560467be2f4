import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

/** A shape of an icon in lucide's form: `['circle', { cx: '12', cy: '12', r: '10' }]`. */
export type Shape = readonly [name: string, attributes: Readonly<Record<string, string>>]

/**
 * Draws each icon as one path, where lucide has up to six shapes: a screen of cards holds hundreds of icons,
 * and every element costs a phone time. Icons with more than outlines (such as a fill) stay as they are.
 */
export function onePath(): Plugin {
  return {
    name: 'one-path',
    apply: 'build',
    async transform(_code, id) {
      if (!/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/.test(id)) return null
      const { __iconData: data } = (await import(pathToFileURL(id).href)) as {
        __iconData?: { name: string; size: number; node: Shape[] } // each icon of this version exports it
      }
      const d = data && pathOf(data.node)
      if (!data || !d) return null
      const icon = { name: data.name, size: data.size, node: [['path', { d, key: '1' }]] }
      return {
        code: `import make from '../createLucideIcon.mjs'\nexport default make(${JSON.stringify(icon)})`,
        map: null,
      }
    },
  }
}

/** @returns the outline of all shapes as one; null when a shape has more than its outline */
export function pathOf(shapes: readonly Shape[]): string | null {
  const outlines = shapes.map(outlineOf)
  return outlines.includes(null) ? null : outlines.join('')
}

const geometry: Record<string, readonly string[]> = {
  path: ['d'],
  circle: ['cx', 'cy', 'r'],
  ellipse: ['cx', 'cy', 'rx', 'ry'],
  line: ['x1', 'x2', 'y1', 'y2'],
  rect: ['x', 'y', 'width', 'height', 'rx', 'ry'],
  polyline: ['points'],
  polygon: ['points'],
}

function outlineOf([name, { key: _, ...attributes }]: Shape): string | null {
  const known = geometry[name]
  if (!known || Object.keys(attributes).some((one) => !known.includes(one))) return null
  const of = (one: string, otherwise = 0) => Number(attributes[one] ?? otherwise)
  switch (name) {
    case 'path':
      return withAbsoluteStart(attributes.d ?? '')
    case 'line':
      return `M${of('x1')} ${of('y1')}L${of('x2')} ${of('y2')}`
    case 'polyline':
      return `M${attributes.points}`
    case 'polygon':
      return `M${attributes.points}Z`
    case 'rect':
      return rounded(of('x'), of('y'), of('width'), of('height'), of('rx', of('ry')), of('ry', of('rx')))
    default: {
      const [rx, ry] = [of('rx', of('r')), of('ry', of('r'))]
      return `M${of('cx') - rx} ${of('cy')}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`
    }
  }
}

function rounded(x: number, y: number, width: number, height: number, rx: number, ry: number): string {
  const corner = (toX: number, toY: number) => (rx && ry ? `a${rx} ${ry} 0 0 1 ${toX} ${toY}` : '')
  const [w, h] = [width - 2 * rx, height - 2 * ry]
  return `M${x + rx} ${y}h${w}${corner(rx, ry)}v${h}${corner(-rx, ry)}h${-w}${corner(-rx, -ry)}v${-h}${corner(rx, -ry)}Z`
}

const NUMBER = String.raw`[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?`
const relativeStart = new RegExp(String.raw`^\s*m\s*(${NUMBER})[\s,]*(${NUMBER})\s*,?\s*`, 'i')

/**
 * Makes the first move of an outline absolute, because after another outline a relative `m` would start at
 * that outline's end.
 */
function withAbsoluteStart(d: string): string | null {
  const start = relativeStart.exec(d)
  if (!start) return null
  const rest = d.slice(start[0].length)
  // Coordinate pairs after the move are lines, relative or absolute as the move was.
  const line = /^[\d.+-]/.test(rest) ? (/^\s*m/.test(d) ? 'l' : 'L') : ''
  return `M${start[1]} ${start[2]}${line}${rest}`
}
