import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { toast } from '#web/lib/toasts.ts'
import { NotFound } from '#web/pages/not-found.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { Toaster } from './toaster.tsx'

afterEach(cleanup)

test('only one toast is shown at a time, and a new one replaces the old', async () => {
  render(<Toaster />)
  act(() => toast({ title: 'Recipe Generated!', description: 'Tomato Soup', tone: 'success' }))
  expect(screen.getByText('Tomato Soup')).toBeTruthy()
  act(() =>
    toast({
      title: 'Generation Failed',
      description: 'Failed to generate recipe. Please try again.',
      tone: 'error',
    }),
  )
  expect(screen.queryByText('Tomato Soup')).toBeNull()
  expect(screen.getByText('Failed to generate recipe. Please try again.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(screen.queryByText('Generation Failed')).toBeNull()
})

test('a toast disappears after five seconds', () => {
  vi.useFakeTimers()
  render(<Toaster />)
  act(() => toast({ title: 'Recipe Deleted' }))
  act(() => void vi.advanceTimersByTime(4900))
  expect(screen.queryByText('Recipe Deleted')).toBeTruthy()
  act(() => void vi.advanceTimersByTime(200))
  expect(screen.queryByText('Recipe Deleted')).toBeNull()
  vi.useRealTimers()
})

test('an unknown address shows its message, and a visitor can sign in and return to it', () => {
  render(
    <MemoryRouter initialEntries={['/recipe/1?edit=true']}>
      <NotFound visitor />
    </MemoryRouter>,
  )
  expect(screen.getByRole('heading', { name: '404 Page Not Found' })).toBeTruthy()
  expect(screen.getByText('Did you forget to add the page to the router?')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Sign In' }).getAttribute('href')).toBe(
    '/?auth=sign-in&returnTo=%2Frecipe%2F1%3Fedit%3Dtrue',
  )
})

test('the page for an unknown address offers a member no sign-in', () => {
  render(
    <MemoryRouter>
      <NotFound />
    </MemoryRouter>,
  )
  expect(screen.queryByRole('link', { name: 'Sign In' })).toBeNull()
})

test('a page that fails to render shows the error screen, and Try Again clears it', async () => {
  // React logs the errors that a boundary catches.
  vi.mocked(console.error).mockImplementation(() => undefined)
  let broken = true
  const Page = () => {
    if (broken) throw new Error('broken')
    return <p>Dinner is ready</p>
  }
  render(
    <ErrorBoundary>
      <Page />
    </ErrorBoundary>,
  )
  expect(screen.getByRole('heading', { name: 'Something went wrong' })).toBeTruthy()
  expect(screen.getByText('We encountered an unexpected error. Please try refreshing the page.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Refresh Page' })).toBeTruthy()
  broken = false
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(screen.getByText('Dinner is ready')).toBeTruthy()
  vi.mocked(console.error).mockClear()
})
