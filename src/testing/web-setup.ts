import { cleanup, configure } from '@testing-library/react'
import { afterAll, vi } from 'vitest'

// On a loaded machine a page takes longer than the usual second to show what is waited for.
configure({ asyncUtilTimeout: 5000 })

// Files of one worker share its DOM and the packages it has loaded, such as React, which are most of the work. Our own
// modules are loaded anew for each file, so that none meets what another has mocked or left in them.
vi.resetModules()

afterAll(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  localStorage.clear()
  sessionStorage.clear()
})
