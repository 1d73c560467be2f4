import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { withFractionSigns } from '#domain/fraction-signs.ts'
import { formatQuantity } from '#kitchen/ingredients/format.ts'
import { charactersOf } from './font-characters.ts'

const styles = join(import.meta.dirname, '../../src/web/styles')
const css = readFileSync(join(styles, 'tokens.css'), 'utf8')
const { resolve } = createRequire(import.meta.url)

const faces = [...css.matchAll(/@font-face \{[^}]*\}/g)].flatMap(([face]) => {
  const [, family = ''] = /font-family: "([^"]+)"/.exec(face) ?? []
  const [, url] = /url\("([^"]+)"\)/.exec(face) ?? []
  if (!url) return []
  const file = url.startsWith('.') ? join(styles, url) : resolve(url)
  const range = /unicode-range: ([^;]+);/.exec(face)?.[1]
  return [{ family, characters: charactersOf(readFileSync(file)), range }]
})

/**
 * True when the browser would load a font for this character, which it does for the characters of its range
 * alone.
 */
const isInRange = (character: string, range: string | undefined) =>
  !range ||
  range.split(',').some((part) => {
    const [first = '', last = first] = part.trim().replace('U+', '').split('-')
    const point = character.codePointAt(0) ?? 0
    return point >= Number.parseInt(first, 16) && point <= Number.parseInt(last, 16)
  })

const missingIn = (stack: string, text: string) => {
  const families = new RegExp(`--font-${stack}: ([^;]+);`).exec(css)?.[1] ?? ''
  const ours = faces.filter(({ family }) => families.includes(`"${family}"`))
  return [...new Set(text)].filter(
    (character) =>
      !ours.some(({ characters, range }) => characters.has(character) && isInRange(character, range)),
  )
}

/** Lists every amount that the kitchen prints, scaled or not, and every fraction that a cook can type. */
const amounts = () => {
  const parts = Array.from({ length: 5 * 48 }, (_, index) => index + 1)
  const printed = parts.flatMap((over) =>
    [null, 'cup', 'pound', 'gram', 'liter'].map((unit) =>
      formatQuantity(
        {
          kind: 'range',
          from: { numerator: over, denominator: 48 },
          to: { numerator: over + 24, denominator: 48 },
        },
        unit,
      ),
    ),
  )
  const digits = Array.from({ length: 9 }, (_, index) => index + 1)
  const typed = digits.flatMap((over) => digits.map((under) => withFractionSigns(`${over}/${under}`)))
  return [...printed, ...typed].join('')
}

test('the characters of a font file are read out of it', () => {
  const sans = faces.find(({ family }) => family === 'Source Sans 3')?.characters
  expect([...'Az09½¾–°é€'].filter((character) => !sans?.has(character))).toEqual([])
  expect(sans?.has('ж')).toBe(false)
})

test.each(['sans', 'serif'])('a machine without fonts of its own can write every amount in %s', (stack) => {
  const text = amounts()
  for (const sign of '⅛¼⅓⅜½⅝⅔¾⅞') expect(text).toContain(sign)
  expect(missingIn(stack, text)).toEqual([])
})
