import { load } from 'cheerio/slim'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { manyLines, plainText, textOf } from './plain-text.ts'

/** Returns the text of HTML that is parsed as a document, with a library object of its own each time. */
const asDocument = (html: string) => {
  const root = load(html.replace(/\r\n?|\n/g, '<br>'), {}, false).root()[0]
  return manyLines(root ? textOf(root) : '')
}

test.each([
  'Mix & <b>bake</b> for 10 minutes',
  '</div>1 egg<div>beaten',
  '<p>one<p>two</p></p>three',
  '<ul><li>1 egg<li>2 cups flour</ul>',
  '<script>alert(1)</script>Soup',
  '<!-- nothing --><br>Soup<br>',
  '<table><tr><td>1</td><td>egg</td></tr></table>',
])('%s has the text of a document that contains it', (html) => {
  expect(plainText(html)).toBe(asDocument(html))
})

test('any markup has the text of a document that contains it', () => {
  const piece = fc.constantFrom(
    '<p>',
    '</p>',
    '<b>',
    '</b>',
    '</div>',
    '<br>',
    '<li>',
    ' ',
    'egg',
    '\n',
    '<td>',
    '<svg/>',
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
      const html = `<i>${pieces.join('')}`
      expect(plainText(html)).toBe(asDocument(html))
    }),
    { numRuns: 300 },
  )
})
