import { expect, test } from 'vitest'
import { whenIdle } from './idle.ts'

test('a busy event loop is not idle until its work is done', async () => {
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

test('waiting for idleness rejects when the server stops', async () => {
  const controller = new AbortController()
  const waiting = whenIdle(controller.signal)
  controller.abort()
  await expect(waiting).rejects.toThrow(/abort/i)
})
