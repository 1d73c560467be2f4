import { setImmediate as nextTurn } from 'node:timers/promises'
import { beforeAll, expect, test } from 'vitest'
import { packedCookbook } from '#testing/test-cookbook.ts'
import { openWarmCookbook } from './open-packed.ts'

let path = ''
// Packing the cookbook takes long on a loaded machine.
beforeAll(async () => {
  path = await packedCookbook()
}, 180_000)

test('other work goes on while the cookbook is opened, as the server starts its database meanwhile', async () => {
  let isOpen = false
  let turns = 0
  const opening = openWarmCookbook(path).then((cookbook) => {
    isOpen = true
    return cookbook
  })
  for (; !isOpen; turns++) await nextTurn()
  expect((await opening).recipes.length).toBeGreaterThan(1000)
  // The lines, the recipes, the words and the tries of an answer are steps of their own.
  expect(turns).toBeGreaterThan(4)
}, 60_000)
