import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useDrawnOneByOne } from './drawn-one-by-one.ts'

const drawnOf = (wanted: string[], first: number) =>
  renderHook(({ ids }) => useDrawnOneByOne(ids, first), { initialProps: { ids: wanted } })
const lettersOf = (text: string) => [...text]

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('the first few are drawn at once, and all of them in the frames that follow', async () => {
  const { result } = drawnOf(lettersOf('abcdefgh'), 3)
  expect([...result.current]).toEqual(['a', 'b', 'c'])
  await vi.waitFor(() => expect([...result.current]).toEqual(lettersOf('abcdefgh')))
})

test('a slow machine draws one card in a frame', () => {
  let now = 0
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 100))
  const frames = new Map<number, FrameRequestCallback>()
  let asked = 0
  vi.stubGlobal('requestAnimationFrame', (draw: FrameRequestCallback) => frames.set(++asked, draw) && asked)
  vi.stubGlobal('cancelAnimationFrame', (id: number) => frames.delete(id))
  const { result } = drawnOf(lettersOf('abcde'), 1)
  const sizes = [result.current.size]
  while (frames.size > 0) {
    const due = [...frames.values()]
    frames.clear()
    act(() => due.forEach((draw) => void draw(now)))
    sizes.push(result.current.size)
  }
  expect(sizes).toEqual([1, 2, 3, 4, 5])
})

test('what is drawn stays while it is wanted, and is forgotten after', async () => {
  const { result, rerender } = drawnOf(lettersOf('abcdef'), 2)
  await vi.waitFor(() => expect(result.current.size).toBe(6))
  rerender({ ids: lettersOf('efgh') })
  expect([...result.current]).toEqual(['e', 'f'])
  await vi.waitFor(() => expect([...result.current]).toEqual(lettersOf('efgh')))
  rerender({ ids: lettersOf('ab') })
  expect([...result.current]).toEqual(['a', 'b'])
  rerender({ ids: lettersOf('bcd') })
  await vi.waitFor(() => expect([...result.current].sort()).toEqual(lettersOf('bcd')))
})
