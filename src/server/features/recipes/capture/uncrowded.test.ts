import { expect, test } from 'vitest'
import { parseMarkup } from '#kitchen/reading/page/markup.ts'
import { inPieces } from '#server/in-pieces.ts'
import { uncrowded as uncrowdedInPieces } from './uncrowded.ts'

const uncrowded = (html: string) => inPieces(new AbortController().signal, uncrowdedInPieces(html))

const atTop = (html: string) => parseMarkup(html)?.root()[0]?.children.length

const script = '<script type="application/ld+json">{"@type":"Recipe","name":"Soup"}</script>'
const honest = `<!doctype html><html><head>${script}</head><body>${'<p>Long story.</p>'.repeat(5000)}</body></html>`

test('an honest page stays as it is, however long', async () => {
  expect(await uncrowded(honest)).toBe(honest)
  expect(await uncrowded('')).toBe('')
  expect(await uncrowded('Soup\n1 egg')).toBe('Soup\n1 egg')
})

test.each([
  ['elements', '<div>a</div>'],
  ['paragraphs that are never closed', '<p>a'],
  ['line breaks', '1 egg<br>'],
  ['words of the head', '<meta name="a" content="b">'],
  ['scripts', script],
])('of a page that is nothing but %s little stands at the top', async (_what, piece) => {
  const hostile = `${script}${piece.repeat(40_000)}`
  for (const html of [hostile, `</div></body></html>${'</div>'.repeat(100)}${hostile}`]) {
    const read = await uncrowded(html)
    expect(atTop(read)).toBeLessThan(200)
    expect(read).toContain('"name":"Soup"')
  }
})

test('a page that leaves every wrapper again has only its linked data read', async () => {
  expect(await uncrowded(`${script}</div>${'<b>a</b></div>'.repeat(5000)}`)).toBe(script)
})

test('of a page that opens too much to be parsed, only its linked data is read', async () => {
  expect(await uncrowded(`${'<meta name="a">'.repeat(5000)}${script}${'<div>'.repeat(4000)}`)).toBe(script)
})
