import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { pathOf, type Shape } from '../../scripts/one-path.ts'
import { expect, test } from './larder.ts'

/** The icons of the library as components, by their names; its other exports are not used here. */
const lucide = (await import('lucide-react')) as unknown as Record<string, Drawn>
interface Drawn {
  render: (props: object, ref: null) => { props: { icon: { node: Shape[] } } }
}

const web = join(import.meta.dirname, '../../src/web')

test('icons that the build draws as one path look as their shapes do', async ({ page }) => {
  const names = await iconsInUse()
  expect(names.length).toBeGreaterThan(50)
  const pairs = names.flatMap((name) => {
    const shapes = lucide[name]?.render({}, null).props.icon.node ?? []
    const d = pathOf(shapes)
    return d ? [[name, drawing(shapes), drawing([['path', { d }]])] as const] : []
  })
  expect(pairs.length).toBeGreaterThan(names.length * 0.95)
  await page.goto('about:blank')
  const unlike: string[] = []
  for (const [name, apart, asOne] of pairs) {
    // Edges of two strokes that meet overlap more than those of one outline, in single, hardly visible points.
    if ((await pointsApart(page, apart, asOne)) > 8) unlike.push(name)
  }
  expect(unlike).toEqual([])
})

async function iconsInUse(): Promise<string[]> {
  const names = new Set<string>()
  for (const file of await readdir(web, { recursive: true })) {
    if (!/\.tsx?$/.test(file)) continue
    const source = await readFile(join(web, file), 'utf8')
    for (const [, list = ''] of source.matchAll(/import \{([^}]*)\} from 'lucide-react'/g))
      for (const [name] of list.replaceAll(/type \w+/g, '').matchAll(/\b[A-Z]\w+/g)) names.add(name)
  }
  return [...names].filter((name) => name in lucide)
}

function drawing(shapes: readonly Shape[]): string {
  const inner = shapes.map(([name, { key: _, ...attributes }]) => {
    const written = Object.entries(attributes).map(([attribute, value]) => ` ${attribute}="${value}"`)
    return `<${name}${written.join('')}/>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96" viewBox="0 0 24 24" fill="none" stroke="black" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round">${inner.join('')}</svg>`
}

/** Counts the points of 96 × 96 that are ink in one drawing and paper in the other. */
const pointsApart = (page: Page, one: string, other: string) =>
  page.evaluate(
    async (drawings) => {
      const inks = await Promise.all(
        drawings.map(async (svg) => {
          const image = new Image()
          image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`
          await image.decode()
          const context = new OffscreenCanvas(96, 96).getContext('2d')
          context?.drawImage(image, 0, 0)
          return context?.getImageData(0, 0, 96, 96).data.filter((_, at) => at % 4 === 3) ?? []
        }),
      )
      return [...(inks[0] ?? [])].filter((ink, at) => Math.abs(ink - (inks[1]?.[at] ?? 0)) > 140).length
    },
    [one, other],
  )
