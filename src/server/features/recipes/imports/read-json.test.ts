import { expect, test } from 'vitest'
import { inTurns } from './read-json.ts'

test('whoever waits has a turn while the recipes of a large document are read', async () => {
  let turns = 0
  const others = setInterval(() => (turns += 1), 1)
  const busy = function* () {
    for (let piece = 0; piece < 5; piece += 1) {
      const until = performance.now() + 20
      while (performance.now() < until);
      yield piece
    }
  }
  const read: number[] = []
  for await (const piece of inTurns(busy())) read.push(piece)
  clearInterval(others)
  expect(read).toEqual([0, 1, 2, 3, 4])
  expect(turns).toBeGreaterThan(2)
})
