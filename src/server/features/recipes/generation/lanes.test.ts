import { expect, test } from 'vitest'
import { createLanes } from './lanes.ts'

/** Makes tasks that record which of them run, and go on when told. */
const workshop = () => {
  const log: string[] = []
  let now = 0
  let most = 0
  const task = (name: string) => async () => {
    now += 1
    most = Math.max(most, now)
    log.push(`+${name}`)
    await new Promise((resolve) => setTimeout(resolve, 2))
    log.push(`-${name}`)
    now -= 1
  }
  return { log, task, most: () => most }
}

test("a cook's tasks run one after the other, in order", async () => {
  const lanes = createLanes(4)
  const { log, task } = workshop()
  await Promise.all(['a', 'b', 'c'].map((name) => lanes.run('ada', task(name))))
  expect(log).toEqual(['+a', '-a', '+b', '-b', '+c', '-c'])
})

test('cooks work side by side, but never more than the limit', async () => {
  const lanes = createLanes(3)
  const { log, task, most } = workshop()
  await Promise.all(
    Array.from({ length: 20 }, (_, index) => lanes.run(`cook ${index % 10}`, task(String(index)))),
  )
  expect(log.filter((entry) => entry.startsWith('-'))).toHaveLength(20)
  expect(most()).toBe(3)
})

test('a task that fails leaves its place to the next', async () => {
  const lanes = createLanes(1)
  const { log, task } = workshop()
  await expect(lanes.run('ada', () => Promise.reject(new Error('burnt')))).rejects.toThrow('burnt')
  await lanes.run('bob', task('b'))
  expect(log).toEqual(['+b', '-b'])
})
