import { expect, test } from 'vitest'
import { withLevelLetters } from './level-letters.ts'
import type { SeenWord } from './tesseract.ts'

const word = (text: string, left: number, right: number, top = 500): SeenWord => ({
  text,
  confidence: 60,
  left,
  right,
  top,
  bottom: top + 32,
})

const textsOf = (lines: readonly SeenWord[][]) => lines.map((line) => line.map(({ text }) => text).join(' '))
const serves = [word('Serves', 323, 470), word('2', 475, 499)]

test('letters that stand level, each a line by itself, are one line from left to right', () => {
  // "Cook 30 min", read sideways
  const sideways = ['=', 'm', 'o', '®', 'x', 'I<', 'o', 'O'].map((text, index) => [
    word(text, 1143 - index * 34, 1170 - index * 34),
  ])
  expect(textsOf(withLevelLetters([serves, ...sideways]))).toEqual(['Serves 2', 'O o I< x ® o m ='])
})

test.each([
  [
    'numbers of steps, one below the other',
    [[word('1', 100, 110)], [word('2', 100, 110, 560)], [word('3', 100, 110, 620)]],
  ],
  [
    'figures far apart, as in a table',
    [[word('3', 100, 120)], [word('20', 400, 440)], [word('25', 700, 740)]],
  ],
  ['two short words', [[word('1', 100, 120)], [word('egg', 140, 180)]]],
])('%s stay as they are', (_, lines) => {
  expect(withLevelLetters([serves, ...lines])).toEqual([serves, ...lines])
})
