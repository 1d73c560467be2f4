import { expect, test } from 'vitest'
import { pageText } from './page-text.ts'

test.each([
  ['<p>Crème</p>', 'text/html; charset=utf-8', 'utf8'],
  ['<p>Crème</p>', 'text/html', 'utf8'],
  ['<p>Crème</p>', 'text/html', 'latin1'],
  ['<p>Crème</p>', 'text/html; charset="ISO-8859-1"', 'latin1'],
  ['<meta charset=iso-8859-1><p>Crème</p>', 'text/html', 'latin1'],
  [
    '<meta http-equiv=content-type content="text/html; charset=windows-1252"><p>Crème</p>',
    'text/html',
    'latin1',
  ],
  ['\ufeff<p>Crème</p>', 'text/html; charset=latin1', 'utf8'],
  ['\ufeff<p>Crème</p>', 'text/html', 'utf16le'],
  ['<p>Crème</p>', 'text/html; charset=utf-99', 'utf8'],
] as const)('%s as %s in %s', (text, type, encoding) => {
  expect(pageText(Buffer.from(text, encoding), type)).toContain('<p>Crème</p>')
})
