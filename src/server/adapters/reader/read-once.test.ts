import { expect, test } from 'vitest'
import { readOnce } from './read-once.ts'
import type { SeenWord } from './tesseract.ts'

const word = (text: string, left: number, right: number, confidence: number): SeenWord => ({
  text,
  confidence,
  left,
  right,
  top: 100,
  bottom: 130,
})

test('a line that was cut into two parts is read once, by the surer of its words', () => {
  const whole = [word('bright', 0, 90, 94), word('soup', 100, 160, 95)]
  const cut = [word('=T-1-', 2, 88, 26), word('souo', 101, 158, 60)]
  expect(readOnce([whole, cut])).toEqual([whole])
  expect(readOnce([cut, whole])).toEqual([whole])
})
