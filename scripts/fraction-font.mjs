// @ts-check
// Makes src/web/assets/fractions.woff2: the fractions of Source Sans 3, of which the files of
// @fontsource-variable have only halves and quarters. The file is made once and committed, so its tools are
// not part of the project:
//
//   npm install --prefix FOLDER source-sans@3.52.0 subset-font@2.9.0
//   node scripts/fraction-font.mjs FOLDER
//
// The font may be changed and passed on under the Open Font License, which is included in the file, but not
// under its name.
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'

const [folder = '.'] = process.argv.slice(2)
const packages = createRequire(join(resolve(folder), 'package.json'))
/** @type {(font: Buffer, text: string, options: object) => Promise<Buffer>} */
const subset = packages('subset-font')
/** @type {{ convert: (font: Buffer, format: string) => Promise<Buffer> }} */
const { convert } = packages('fontverter')

const face = readFileSync(join(folder, 'node_modules/source-sans/VF/SourceSans3VF-Upright.ttf'))
const fractions = await subset(face, '⅓⅔⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞', {
  targetFormat: 'sfnt',
  noLayoutClosure: true,
  preserveNameIds: [13, 14],
})

/** Names in the font have two bytes a letter; a new name of the same length leaves every offset as it is. */
const renamed = [
  ['Source Sans 3', 'Larder Sans 3'],
  ['SourceSans3', 'LarderSans3'],
]
let bytes = fractions.toString('latin1')
for (const [from, to] of renamed) {
  for (const encoding of /** @type {const} */ (['latin1', 'utf16be']))
    bytes = bytes.replaceAll(written(from ?? '', encoding), written(to ?? '', encoding))
}
const target = join(import.meta.dirname, '../src/web/assets/fractions.woff2')
writeFileSync(target, await convert(Buffer.from(bytes, 'latin1'), 'woff2'))
console.log(`${target}: ${readFileSync(target).length} bytes`)

/** @param {string} text @param {'latin1' | 'utf16be'} encoding */
function written(text, encoding) {
  return encoding === 'latin1' ? text : [...text].map((letter) => `\0${letter}`).join('')
}
