import { afterEach, beforeEach, expect, vi } from 'vitest'

/** Fails every test that prints an error, even when its assertions hold. */
beforeEach(() => {
  vi.spyOn(console, 'error')
})

afterEach(() => {
  const calls = vi.mocked(console.error).mock?.calls ?? []
  vi.restoreAllMocks()
  expect(calls, 'console.error was called').toEqual([])
})
