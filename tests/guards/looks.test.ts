import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readSource, sourceFiles } from './imports.ts'
import { looksFound, rules } from './looks.ts'

const web = sourceFiles().filter((file) => file.startsWith('web/') && !/\.test\.tsx?$/.test(file))
const style = (name: string) => readFileSync(join(import.meta.dirname, '../../src/web/styles', name), 'utf8')

test('no component has a colour or a measure of its own', () => {
  expect(web.length).toBeGreaterThan(100)
  expect(web.flatMap((file) => looksFound(file, readSource(file)))).toEqual([])
})

test('the style sheets but the tokens and paper take their colours by name', () => {
  expect(looksFound('web/styles/main.css', style('main.css'))).toEqual([])
})

test("the browser's frame has the colour of the paper, in both themes", () => {
  const papers = [...style('tokens.css').matchAll(/--paper: (#\w+)/g)].map(([, colour]) => colour)
  const frames = [...readSource('web/lib/theme.ts').matchAll(/'(#\w+)'/g)].map(([, colour]) => colour)
  const page = readFileSync(join(import.meta.dirname, '../../src/web/index.html'), 'utf8')
  expect(frames).toHaveLength(2)
  expect(new Set(papers)).toEqual(new Set(frames))
  for (const frame of frames) expect(page).toContain(`content="${frame}"`)
})

test('both ways to the dark theme have the same colours', () => {
  const blocks = [...style('tokens.css').matchAll(/\{([^{}]*--paper: #17130f[^{}]*)\}/g)].map(([, block]) =>
    (block ?? '').replace(/\s+/g, ' ').trim(),
  )
  expect(blocks).toHaveLength(2)
  expect(blocks[0]).toBe(blocks[1])
})

test('every primitive is on the page of the design, in src/web/design', () => {
  const shown = web
    .filter((file) => file.startsWith('web/design/'))
    .map(readSource)
    .join()
  const primitives = web.filter((file) => /^web\/ui\/[^/]+\.tsx$/.test(file))
  expect(primitives.length).toBeGreaterThan(20)
  expect(primitives.filter((file) => !shown.includes(`'#${file}'`))).toEqual([])
})

/**
 * One deliberate violation for each rule, and code that only looks like one, to prove that the guard finds
 * the former alone.
 */
describe('the guard bites', () => {
  const seeded: Record<string, string> = {
    'a raw colour': `<p style={{ color: '#c2410c' }} />`,
    "a colour of the library's palette": '<p className="mt-2 hover:bg-orange-600" />',
    'a space off the grid': '<p className="p-[13px]" />',
    'a measure in pixels': '<p className="w-[137px]" />',
  }
  for (const { name } of rules) {
    test(name, () => {
      expect(looksFound('web/ui/a.tsx', seeded[name] ?? '').join()).toContain(name)
    })
  }
  test('nothing else', () => {
    const innocent = `import { face } from '#web/lib/face.ts' // &#39; issue #1
      <p className="bg-amber text-ink pb-[calc(1rem+env(safe-area-inset-bottom))] w-[min(30rem,90vw)]" />`
    expect(looksFound('web/ui/a.tsx', innocent)).toEqual([])
  })
})
