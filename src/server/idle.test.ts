import { expect, test } from 'vitest'
import { whenIdle } from './idle.ts'

test('a server that works is not idle until it is done', async () => {
  let working = true
  const spin = () => {
    const until = Date.now() + 40
    while (Date.now() < until);
    if (working) setTimeout(spin, 20)
  }
  spin()
  let rested = false
  const rest = whenIdle(new AbortController().signal).then(() => {
    rested = true
  })
  await new Promise((done) => setTimeout(done, 1200))
  expect(rested).toBe(false)
  working = false
  await rest
  expect(rested).toBe(true)
})

test('who waits for it is told when the server stops', async () => {
  const controller = new AbortController()
  const waiting = whenIdle(controller.signal)
  controller.abort()
  await expect(waiting).rejects.toThrow(/abort/i)
})
