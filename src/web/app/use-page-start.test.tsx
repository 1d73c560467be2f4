import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useEffect, useRef } from 'react'
import { Link, MemoryRouter, Route, Routes, useSearchParams } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { usePageStart } from './use-page-start.ts'

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

/** A page that focuses its field before the frame's own effects have run, as a fast cook would. */
function Quick() {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  return (
    <>
      <h1>Quick</h1>
      <input ref={field} aria-label="field" />
    </>
  )
}

/** A page whose edit mode replaces it, like a recipe's. */
function Calm() {
  const [search] = useSearchParams()
  return search.has('edit') ? <h1 key="edit">Edit</h1> : <h1 key="calm">Calm</h1>
}

function Frame() {
  const main = usePageStart()
  return (
    <>
      <Link to="/calm">calm</Link>
      <Link to="/quick">quick</Link>
      <Link to="/calm?edit=true">edit</Link>
      <div ref={main} tabIndex={-1}>
        <Routes>
          <Route path="/" element={<h1>Start</h1>} />
          <Route path="/calm" element={<Calm />} />
          <Route path="/quick" element={<Quick />} />
        </Routes>
      </div>
    </>
  )
}

const goTo = (name: string) => {
  const link = screen.getByRole('link', { name })
  link.focus()
  fireEvent.click(link)
}
const begin = () =>
  render(
    <MemoryRouter>
      <Frame />
    </MemoryRouter>,
  )

test('a new page moves the focus to its heading', () => {
  begin()
  goTo('calm')
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Calm' }))
})

test('entering and leaving edit mode moves the focus as a new page does', () => {
  begin()
  goTo('calm')
  goTo('edit')
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Edit' }))
  goTo('calm')
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Calm' }))
})

test.each([
  [true, 'Start'],
  [false, ''],
])('a frame that mounts while the page is in use (%s) gives the focus to the heading', (isInUse, heading) => {
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: isInUse } })
  begin()
  expect(document.activeElement?.matches('h1') ? document.activeElement.textContent : '').toBe(heading)
})

test('an element of the new page that has the focus already keeps it', () => {
  begin()
  goTo('quick')
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'field' }))
  goTo('calm')
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Calm' }))
})

test('a page that is left before its last scroll event keeps its scroll position', () => {
  begin()
  const leaveAt = (y: number) => {
    vi.stubGlobal('scrollY', y)
    fireEvent(window, new Event('beforeunload'))
    fireEvent(window, new Event('pagehide'))
    return JSON.parse(sessionStorage.getItem('larder.scroll') ?? '[]')
  }
  expect(leaveAt(250)).toEqual([['default /', 250]])
  // A reloaded page that is left before it has its full height reports position 0.
  expect(leaveAt(0)).toEqual([['default /', 250]])
})
