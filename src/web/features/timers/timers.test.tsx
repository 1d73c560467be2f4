import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import fc from 'fast-check'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { TimeButton } from './time-button.tsx'
import { clockWords, rangeWords, spanWords } from './time-words.ts'
import { isOver, leftOf, type NewTimer, paused, resumed, started, withMinute } from './timer.ts'
import { openTimers, removeTimer, startTimer, timersNow } from './timer-store.ts'
import { TimersMount } from './timers-mount.tsx'
// The tray is loaded on demand; importing it first keeps that out of the tests' waiting times.
import './timers-tray.tsx'

const simmer: NewTimer = {
  name: 'Simmer',
  seconds: 1200,
  upTo: 1500,
  recipeId: '0193a000-0000-7000-8000-000000000000',
  recipeTitle: 'Tomato Soup',
  step: 3,
  place: 0,
}
const noon = Date.parse('2026-11-22T12:00:00Z')

beforeEach(() => {
  vi.useFakeTimers({ now: noon, toFake: ['Date'] })
  localStorage.clear()
  openTimers(`cook-${Math.random()}`)
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test('a timer ends at its time, however long the device slept in between', () => {
  const timer = started('one', simmer, noon)
  expect(leftOf(timer, noon + 60_000)).toBe(1140_000)
  expect(isOver(timer, noon + 1199_999)).toBe(false)
  expect(isOver(timer, noon + 1200_000)).toBe(true)
  expect(leftOf(timer, noon + 9_999_999)).toBe(0)
})

test('a pause of any length changes nothing of the time left', () => {
  fc.assert(
    fc.property(fc.nat(1_199_999), fc.nat(10 ** 9), (after, rest) => {
      const timer = started('one', simmer, noon)
      const held = paused(timer, noon + after)
      expect(leftOf(held, noon + after + rest)).toBe(leftOf(timer, noon + after))
      expect(leftOf(resumed(held, noon + after + rest), noon + after + rest)).toBe(
        leftOf(timer, noon + after),
      )
    }),
  )
})

test('a minute is added to running and paused timers, and counts from now for one that is over', () => {
  const timer = started('one', simmer, noon)
  expect(leftOf(withMinute(timer, noon), noon)).toBe(1260_000)
  expect(leftOf(withMinute(paused(timer, noon), noon), noon)).toBe(1260_000)
  const rung = { ...timer, rangAt: noon + 1200_000 }
  const again = withMinute(rung, noon + 1300_000)
  expect([leftOf(again, noon + 1300_000), again.rangAt]).toEqual([60_000, null])
  expect(paused(rung, noon + 1300_000)).toBe(rung)
})

test('times are formatted as a clock and as words', () => {
  expect([0, 900, 60_000, 724_000, 3_723_000].map(clockWords)).toEqual([
    '0:00',
    '0:01',
    '1:00',
    '12:04',
    '1:02:03',
  ])
  expect([45, 60, 90, 5400].map(spanWords)).toEqual(['45 s', '1 min', '1 min 30 s', '1 h 30 min'])
  expect(rangeWords(simmer)).toBe('20 min to 25 min: rings at the lower')
  expect(rangeWords({ seconds: 60, upTo: 60 })).toBeNull()
})

test('invalid values in the storage are ignored, and another cook sees no timers', () => {
  openTimers('ada')
  startTimer(simmer)
  expect(timersNow()).toHaveLength(1)
  openTimers('bob')
  expect(timersNow()).toEqual([])
  openTimers('ada')
  expect(timersNow()).toHaveLength(1)
  for (const rubbish of ['{', '7', 'null', '{"owner":"ada","timers":[{"id":1},null,7]}', '{"owner":"ada"}']) {
    localStorage.setItem('larder.timers', rubbish)
    expect(timersNow()).toEqual([])
  }
})

test('a timer of another tab is shown, and one dismissed there disappears', () => {
  openTimers('ada')
  const elsewhere = started('elsewhere', simmer, noon)
  localStorage.setItem('larder.timers', JSON.stringify({ owner: 'ada', timers: [elsewhere] }))
  startTimer({ ...simmer, name: 'Rest' })
  expect(timersNow().map(({ name }) => name)).toEqual(['Simmer', 'Rest'])
  removeTimer('elsewhere')
  expect(timersNow().map(({ name }) => name)).toEqual(['Rest'])
})

test('a tap on a time starts its timer once, and the tray names it and explains a range', async () => {
  render(
    <MemoryRouter>
      <TimeButton timer={simmer}>20 to 25 minutes</TimeButton>
      <TimersMount owner="ada" placement="floating" />
    </MemoryRouter>,
  )
  const start = screen.getByRole('button', {
    name: 'Start a timer: Simmer – 20 min, the lower of 20 to 25 minutes',
  })
  start.focus()
  fireEvent.click(start)
  fireEvent.click(start)
  expect(timersNow()).toHaveLength(1)
  // A disabled button would lose the focus to the top of the page.
  expect(start.matches(':disabled')).toBe(false)
  expect(start.getAttribute('aria-disabled')).toBe('true')
  const tray = await screen.findByRole('region', { name: 'Timers' })
  expect(tray.textContent).toContain('Simmer 20:00')
  fireEvent.click(screen.getByRole('button', { expanded: false }))
  expect(tray.textContent).toContain('Step 3, Tomato Soup')
  expect(tray.textContent).toContain('20 min to 25 min: rings at the lower')

  const press = (name: string) => {
    const button = screen.getByRole('button', { name })
    button.focus()
    fireEvent.click(button)
  }
  press('Stop Simmer')
  expect(timersNow()).toEqual([])
  // The focus moves from the stopped timer to Undo, and from there to the tray.
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Undo' }))
  press('Undo')
  expect(timersNow()).toHaveLength(1)
  expect(document.activeElement).toBe(screen.getByRole('button', { expanded: true }))

  vi.setSystemTime(noon + 1200_000)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  expect(await screen.findByRole('button', { name: 'Dismiss Simmer' })).toBeTruthy()
  expect((await screen.findByRole('alert')).textContent).toBe('Simmer, step 3: time is up.')
})

test('changing the screen does not silence a ringing timer, dismissing does', async () => {
  const vibrate = vi.fn<(pattern: number | number[]) => boolean>(() => true)
  Object.defineProperty(navigator, 'vibrate', { value: vibrate, configurable: true })
  const screenWith = (placement: 'floating' | 'docked') =>
    render(
      <MemoryRouter>
        <TimersMount owner="eve" placement={placement} />
      </MemoryRouter>,
    )
  openTimers('eve')
  startTimer({ ...simmer, seconds: 60, upTo: 60 }, noon - 61_000)
  const before = screenWith('floating')
  await screen.findByRole('button', { name: 'Dismiss Simmer' })
  await vi.waitFor(() => expect(vibrate).toHaveBeenCalledWith(expect.any(Array)), 20_000)
  before.unmount()
  vibrate.mockClear()
  screenWith('docked')
  await vi.waitFor(() => expect(vibrate).toHaveBeenCalledWith(expect.any(Array)), 20_000)
  fireEvent.click(await screen.findByRole('button', { name: 'Dismiss Simmer' }))
  await vi.waitFor(() => expect(vibrate).toHaveBeenLastCalledWith(0), 20_000)
  expect(timersNow()).toEqual([])
})
