import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useDrawnOneByOne } from './drawn-one-by-one.ts'

interface Wanted {
  ids: string[]
  atOnce?: string[]
}
const drawnOf = (ids: string[]) =>
  renderHook(({ ids, atOnce }: Wanted) => useDrawnOneByOne(ids, atOnce), { initialProps: { ids } as Wanted })
const lettersOf = (text: string) => [...text]

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('nothing is drawn in the first render, and everything in the frames that follow', async () => {
  const { result } = drawnOf(lettersOf('abcdefgh'))
  expect([...result.current]).toEqual([])
  await vi.waitFor(() => expect([...result.current]).toEqual(lettersOf('abcdefgh')), 20_000)
})

/** A fake machine on which each operation takes `ms`; the test triggers the frames. */
function machine(ms: number) {
  const clock = { now: 0 }
  vi.spyOn(performance, 'now').mockImplementation(() => (clock.now += ms))
  const frames = new Map<number, FrameRequestCallback>()
  let asked = 0
  vi.stubGlobal('requestAnimationFrame', (draw: FrameRequestCallback) => frames.set(++asked, draw) && asked)
  vi.stubGlobal('cancelAnimationFrame', (id: number) => frames.delete(id))
  const frame = () => {
    const due = [...frames.values()]
    frames.clear()
    act(() => due.forEach((draw) => void draw(clock.now)))
  }
  return { clock, frame, isIdle: () => frames.size === 0 }
}

test('a slow machine draws one card in a frame', () => {
  const { frame, isIdle } = machine(100)
  const { result } = drawnOf(lettersOf('abcd'))
  const sizes = [result.current.size]
  while (!isIdle()) {
    frame()
    sizes.push(result.current.size)
  }
  expect(sizes).toEqual([0, 1, 2, 3, 4])
})

test('an urgent piece is drawn at once, and stays when it is no longer urgent', () => {
  const { frame, isIdle } = machine(100)
  const { result, rerender } = drawnOf(lettersOf('abcdef'))
  rerender({ ids: lettersOf('abcdef'), atOnce: ['d', 'e'] })
  expect([...result.current]).toEqual(['d', 'e'])
  rerender({ ids: lettersOf('abcdef'), atOnce: ['e', 'f'] })
  expect([...result.current]).toEqual(['d', 'e', 'f'])
  rerender({ ids: lettersOf('abcdef') })
  expect([...result.current]).toEqual(['d', 'e', 'f'])
  while (!isIdle()) frame()
  expect([...result.current].sort()).toEqual(lettersOf('abcdef'))
  // A piece that is no longer wanted is not drawn.
  rerender({ ids: lettersOf('ab'), atOnce: ['z'] })
  expect([...result.current].sort()).toEqual(['a', 'b'])
})

test('during scrolling a slow machine waits, and a fast one draws', () => {
  for (const [ms, whileScrolled] of [
    [10, 1],
    [0, 4],
  ] as const) {
    const { clock, frame } = machine(ms)
    const { result, rerender, unmount } = drawnOf(['a'])
    frame()
    rerender({ ids: lettersOf('abcd') })
    for (let frames = 0; frames < 5; frames += 1) {
      window.dispatchEvent(new Event('scroll'))
      frame()
    }
    expect(result.current.size).toBe(whileScrolled)
    clock.now += 200
    for (let frames = 0; frames < 5; frames += 1) frame()
    expect(result.current.size).toBe(4)
    unmount()
    vi.restoreAllMocks()
  }
})

test('a drawn piece stays while it is wanted, and is dropped afterwards', async () => {
  const { result, rerender } = drawnOf(lettersOf('abcdef'))
  await vi.waitFor(() => expect(result.current.size).toBe(6), 20_000)
  rerender({ ids: lettersOf('efgh') })
  expect([...result.current]).toEqual(['e', 'f'])
  await vi.waitFor(() => expect([...result.current]).toEqual(lettersOf('efgh')), 20_000)
  rerender({ ids: lettersOf('ab') })
  expect([...result.current]).toEqual([])
  rerender({ ids: lettersOf('bcd') })
  await vi.waitFor(() => expect([...result.current].sort()).toEqual(lettersOf('bcd')), 20_000)
})
