import { expect, test } from 'vitest'
import { writtenLines } from './written-lines.ts'

test.each([
  ['milk', ['milk']],
  ['  2  litres   of milk ', ['2 litres of milk']],
  ['- milk\r\n* bread\n• eggs\n\n', ['milk', 'bread', 'eggs']],
  ['[ ] milk\n[x] bread\n- [ ] eggs\n☐ salt', ['milk', 'bread', 'eggs', 'salt']],
  ['1. milk\n2) bread\n10. eggs', ['milk', 'bread', 'eggs']],
  ['1.5 kg flour\n2-3 lemons\n-5 is no bullet', ['1.5 kg flour', '2-3 lemons', '-5 is no bullet']],
  ['\n \n\t', []],
])('%j is %j', (text, lines) => {
  expect(writtenLines(text)).toEqual(lines)
})
