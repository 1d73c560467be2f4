import { expect, test } from 'vitest'
import { inOnePiece, inPieces, type Pieces } from './in-pieces.ts'

const alive = new AbortController().signal

test('other work runs between two pieces', async () => {
  const said: string[] = []
  function* work(): Pieces<string> {
    for (const piece of ['first', 'second', 'third']) {
      said.push(piece)
      setImmediate(() => said.push('other'))
      yield
    }
    return 'done'
  }
  expect(await inPieces(alive, work())).toBe('done')
  expect(said).toEqual(['first', 'other', 'second', 'other', 'third', 'other'])
})

test('aborted work stops and rejects with the reason', async () => {
  const controller = new AbortController()
  let pieces = 0
  function* work(): Pieces<never> {
    for (;;) {
      pieces += 1
      if (pieces === 2) controller.abort(new Error('cancelled by the cook'))
      yield
    }
  }
  await expect(inPieces(controller.signal, work())).rejects.toThrow('cancelled by the cook')
  expect(pieces).toBe(2)
})

test('work that is not divided gives its result, and its error', async () => {
  expect(
    await inPieces(
      alive,
      inOnePiece(() => 'soup'),
    ),
  ).toBe('soup')
  const burnt = inOnePiece(() => {
    throw new Error('burnt')
  })
  await expect(inPieces(alive, burnt)).rejects.toThrow('burnt')
})
