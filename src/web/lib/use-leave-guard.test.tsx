import { act, cleanup, render, screen } from '@testing-library/react'
// The guard's listener must be registered before the router's, as on the page.
import './back-guard.ts'
import { BrowserRouter } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { useLeaveGuard } from './use-leave-guard.ts'

afterEach(cleanup)

const Guarded = () => <p>{useLeaveGuard(true).isAsking ? 'asks' : 'quiet'}</p>
const popTo = (address: string, state: unknown) => {
  window.history.pushState(state, '', address)
  act(() => void window.dispatchEvent(new PopStateEvent('popstate', { state })))
}

test('a link within the page, such as "Skip to content", passes, and Back still asks', () => {
  render(
    <BrowserRouter>
      <Guarded />
    </BrowserRouter>,
  )
  popTo('#main', null)
  expect(screen.getByText('quiet')).toBeTruthy()
  popTo('/elsewhere', { idx: 0 })
  expect(screen.getByText('asks')).toBeTruthy()
})
