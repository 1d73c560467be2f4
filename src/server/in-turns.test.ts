import { expect, test } from 'vitest'
import { createTurns, type Pieces } from './in-pieces.ts'

const alive = new AbortController().signal

test('computations take turns, and a failed one does not block the next', async () => {
  const inTurn = createTurns()
  const said: string[] = []
  function* work(name: string, fails = false): Pieces<string> {
    for (const piece of [1, 2]) {
      said.push(`${name} ${piece}`)
      yield
    }
    if (fails) throw new Error(`${name} burnt`)
    return name
  }
  const all = await Promise.allSettled([
    inTurn(alive, work('soup')),
    inTurn(alive, work('toast', true)),
    inTurn(AbortSignal.abort(new Error('gone')), work('salad')),
    inTurn(alive, work('cake')),
  ])
  expect(said).toEqual(['soup 1', 'soup 2', 'toast 1', 'toast 2', 'cake 1', 'cake 2'])
  expect(all.map((one) => (one.status === 'fulfilled' ? one.value : String(one.reason.message)))).toEqual([
    'soup',
    'toast burnt',
    'gone',
    'cake',
  ])
})
