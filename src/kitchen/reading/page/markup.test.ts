import { expect, test } from 'vitest'
import { parseMarkup } from './markup.ts'
import { readPage } from './read-page.ts'

const atTop = (html: string) => parseMarkup(html)?.root()[0]?.children.length
const place = { address: 'https://soup.example/', absolute: (one: string) => one || null }

const soup = { '@type': 'Recipe', name: 'Soup', recipeIngredient: ['1 egg'], recipeInstructions: 'Boil it.' }
const script = `<script type="application/ld+json">${JSON.stringify(soup)}</script>`

test('an honest page is parsed as it is, however long', () => {
  const honest = `<!doctype html><html><head>${script}</head><body>${'<p>Long story.</p>'.repeat(5000)}</body></html>`
  expect(parseMarkup(honest)?.('body > p')).toHaveLength(5000)
  expect(parseMarkup('Soup\n1 egg')?.root().text()).toBe('Soup\n1 egg')
})

test.each([
  ['elements', '<div>a</div>'],
  ['paragraphs that are never closed', '<p>a'],
  ['line breaks', '1 egg<br>'],
  ['words of the head', '<meta name="a" content="b">'],
  ['scripts', script],
])(
  'of a page that is nothing but %s little stands at the top, and its linked data is read',
  (_what, piece) => {
    const hostile = `${script}${piece.repeat(6000)}`
    for (const html of [hostile, `</div></body></html>${'</div>'.repeat(100)}${hostile}`]) {
      expect(atTop(html) ?? 0).toBeLessThan(200)
      expect(readPage(html, place)).toMatchObject({ by: 'json-ld', recipes: [{ title: 'Soup' }] })
    }
  },
)

test.each([
  ['leaves every wrapper again', `${script}</div>${'<b>a</b></div>'.repeat(5000)}`],
  ['opens too much', `${'<meta name="a">'.repeat(5000)}${script}${'<div>'.repeat(4000)}`],
])('reads only the linked data of a page that %s', (_what, html) => {
  expect(parseMarkup(html)).toBeNull()
  expect(readPage(html, place).recipes).toMatchObject([{ title: 'Soup' }])
})
