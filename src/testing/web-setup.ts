import { cleanup, configure } from '@testing-library/react'
import { afterAll, vi } from 'vitest'

// A loaded machine needs longer than the default second to show an awaited element, and once needed five.
configure({ asyncUtilTimeout: 20_000 })

// Files of one worker share its DOM and the loaded packages, such as React, which take most of the time to
// load. Our own modules are loaded anew for each file, so that no file sees the mocks or state of another.
vi.resetModules()

afterAll(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  localStorage.clear()
  sessionStorage.clear()
})
