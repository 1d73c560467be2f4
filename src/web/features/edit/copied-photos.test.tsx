import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { CopiedPhotos } from './copied-photos.tsx'

afterEach(cleanup)

test('photos of handwriting are shown large beside the form, and scroll line by line', async () => {
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: vi.fn() }))
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  render(<CopiedPhotos photos={[new File(['x'], 'card.jpg', { type: 'image/jpeg' })]} />)
  expect(screen.getByAltText('Page 1 of the handwritten recipe').getAttribute('src')).toBe('blob:1')
  expect(screen.getByText(/only print is read here/)).toBeTruthy()
  const frame = screen.getByRole('region', { name: 'Photos of the handwritten recipe' })
  const scrolled: number[] = []
  frame.scrollBy = ((to: ScrollToOptions) => scrolled.push(to.top ?? 0)) as typeof frame.scrollBy
  Object.defineProperty(frame.firstElementChild, 'clientWidth', { value: 1000 })
  await userEvent.click(screen.getByRole('button', { name: 'One line on' }))
  await userEvent.click(screen.getByRole('button', { name: 'One line back' }))
  expect(scrolled).toEqual([55, -55])
  // A photo that the browser cannot show becomes a link that opens it in another window.
  fireEvent.error(screen.getByAltText('Page 1 of the handwritten recipe'))
  expect(
    screen.getByRole('link', { name: 'Open card.jpg in a window of its own' }).getAttribute('href'),
  ).toBe('blob:1')
})
