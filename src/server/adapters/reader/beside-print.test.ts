import { expect, test } from 'vitest'
import { withoutTable } from './beside-print.ts'
import type { SeenWord } from './tesseract.ts'

const word = (text: string, left: number, top: number, confidence = 95): SeenWord => ({
  text,
  confidence,
  left,
  top,
  right: left + text.length * 15,
  bottom: top + 30,
})
const print = Array.from({ length: 12 }, (_, line) => [
  word('1/2', 500, 300 + line * 50),
  word('tablespoons', 560, 300 + line * 50),
  word('butter', 740, 300 + line * 50),
])

test('letters that were read in the cloth around a page are no words of it', () => {
  const cloth = [word('aS', 80, 500), word('weoo', 1200, 320, 45), word('"Ba', 600, 1150, 60)]
  expect(withoutTable([...print, ...cloth.map((one) => [one])])).toEqual(print)
})

test.each([
  ['a doubtful line right below the print', [word('cmp', 500, 900, 40)]],
  ['an amount far from its food', [word('300', 1100, 500, 90), word('g', 1160, 500, 90)]],
  ['a sure word far from the print', [word('Serves', 1100, 100, 92)]],
])('%s stays', (_, line) => {
  expect(withoutTable([...print, line])).toEqual([...print, line])
})

test('a page with few sure words stays as it is', () => {
  const few = [...print.slice(0, 3), [word('aS', 80, 900, 30)]]
  expect(withoutTable(few)).toEqual(few)
})
