import { expect, test } from 'vitest'
import { inTime } from './read-json.ts'

test('a document whose pieces take too long together is refused, and one that is fast is read', () => {
  const busy = function* () {
    for (let piece = 0; piece < 5; piece += 1) {
      const until = performance.now() + 4
      while (performance.now() < until);
      yield piece
    }
  }
  expect([...inTime(busy())]).toEqual([0, 1, 2, 3, 4])
  expect(() => [...inTime(busy(), 10)]).toThrow('takes more than 0.01 s to read. Please bring it in parts')
})
