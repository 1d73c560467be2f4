import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, MemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { preferredLanguage } from '#web/words/language.ts'
import { speak } from '#web/words/words.ts'
import { Landing } from './landing.tsx'

// The page asks the server who sells Premium; in these tests the server is unreachable.
beforeEach(() => {
  vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('no server')))
})
afterEach(async () => {
  vi.unstubAllGlobals()
  localStorage.clear()
  await act(() => speak('en'))
})

const open = () =>
  render(
    <MemoryRouter>
      <Landing />
    </MemoryRouter>,
  )

test('choosing German changes the page, its title, prices and language, and is remembered on the device', async () => {
  open()
  screen.getByRole('heading', { name: 'What it costs' })
  screen.getByText('$3.99')
  await userEvent.click(screen.getByRole('button', { name: 'Deutsch' }))
  await screen.findByRole('heading', { name: 'Was es kostet' })
  screen.getByText(/^3,99\s\$$/)
  expect(screen.getByRole('button', { name: 'Deutsch' }).getAttribute('aria-pressed')).toBe('true')
  expect(document.title).toBe('Larder: Wünsch es dir. Koch es. Behalt es.')
  expect([document.documentElement.lang, document.documentElement.dir]).toEqual(['de', 'ltr'])
  expect(preferredLanguage()).toBe('de')
})

test('only the recipe stays English on the page, and says so', async () => {
  const english = open()
  const words = textsIn(english.container)
  english.unmount()
  await act(() => speak('de'))
  const same = textsIn(open().container).filter((text) => words.includes(text))
  expect(same).toEqual(['Larder', '1', '2', '3', 'Premium', 'English', 'Deutsch'])
})

test.each([
  ['a shared recipe that a visitor was reading', '/shared/01a2', '/shared/01a2'],
  ['the start, where the page was a member’s', '/recipes', '/'],
])('Escape in the dialog leads back to %s', async (_, returnTo, to) => {
  const router = createMemoryRouter(
    [
      { path: '/', element: <Landing /> },
      { path: '*', element: null },
    ],
    { initialEntries: [`/?auth=sign-up&returnTo=${encodeURIComponent(returnTo)}`] },
  )
  render(<RouterProvider router={router} />)
  await screen.findByRole('dialog')
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(router.state.location).toMatchObject({ pathname: to, search: '' }))
})

/** Visible texts of the page, except those that are marked as English. */
function textsIn(root: Element): string[] {
  const texts: string[] = []
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent?.trim() ?? ''
    if (text !== '' && !node.parentElement?.closest('article[lang="en"], figcaption')) texts.push(text)
  }
  return texts
}
