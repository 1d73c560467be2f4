import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useHeldPlaces } from './use-held-places.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('lines keep their places until the list was not touched for a while', () => {
  const { result } = renderHook(() => useHeldPlaces(() => null))
  const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))
  act(() => result.current.hold('a', false))
  pass(1000)
  act(() => result.current.hold('b', true))
  pass(1000)
  // A line that is ticked and unticked again keeps its first place.
  act(() => result.current.hold('a', true))
  act(() => result.current.onTouch())
  pass(1000)
  expect([...result.current.held]).toEqual([
    ['a', false],
    ['b', true],
  ])
  pass(1000)
  expect(result.current.held.size).toBe(0)
})

test('a line stays in place as long as it has the keyboard focus', () => {
  let keysAreOn: string | null = 'a'
  const { result } = renderHook(() => useHeldPlaces(() => keysAreOn))
  const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))
  act(() => result.current.hold('a', false))
  pass(10_000)
  expect([...result.current.held]).toEqual([['a', false]])
  keysAreOn = 'b'
  pass(1600)
  expect(result.current.held.size).toBe(0)
})
