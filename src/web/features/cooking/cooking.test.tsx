import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Recipe } from '#contract/recipe.ts'
import { CookMode } from './cook-mode.tsx'
import { planCooking } from './cooking-plan.ts'
import { MiseEnPlace } from './mise-en-place.tsx'

const recipe = {
  id: '0193a000-0000-7000-8000-000000000000',
  title: 'Butter Noodles',
  servings: 2,
  ingredients: [
    { amount: '200 g', item: 'tagliatelle' },
    { amount: '4 tablespoons', item: 'butter' },
    { amount: '', item: 'salt, to taste' },
  ],
  instructions: [
    'Melt half the butter.',
    'Boil the tagliatelle for 8 to 10 minutes.',
    'Toss the tagliatelle with the remaining butter and season.',
  ],
} as unknown as Recipe // cook mode reads no other fields

const us = { servings: 2, units: 'us' } as const
const told = (servings: number) =>
  planCooking(recipe, { servings, units: 'us' }).steps.map(({ lines }) =>
    lines.map(({ line, note }) => [line.amount, line.item, note]),
  )

beforeEach(() => localStorage.clear())
afterEach(cleanup)

test('each step has its own share of every line', () => {
  expect(told(2)).toEqual([
    [['2 tablespoons', 'butter', 'half of 4 tablespoons']],
    [[expect.any(String), 'tagliatelle', null]],
    [
      [expect.any(String), 'tagliatelle', 'from step 2'],
      ['2 tablespoons', 'butter', 'the rest of 4 tablespoons'],
      ['', 'salt, to taste', null],
    ],
  ])
})

test('the ingredients stand below their headings, and are ticked line by line', () => {
  const onToggle = vi.fn()
  const ingredients = [
    { amount: '200 g', item: 'tagliatelle' },
    { amount: '4 tbsp', item: 'butter', group: 'For the sauce' },
    { amount: '', item: 'sage', group: 'For the sauce' },
  ]
  render(<MiseEnPlace ingredients={ingredients} ready={[2]} onToggle={onToggle} />)
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['For the sauce'])
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'sage' }).checked).toBe(true)
  fireEvent.click(screen.getByRole('checkbox', { name: '4 tbsp butter' }))
  expect(onToggle).toHaveBeenCalledWith(1)
})

test('doubled servings double each share', () => {
  expect(told(4)[0]?.[0]?.[0]).toBe('4 tablespoons')
})

const mode = (onFinish = vi.fn()) => {
  render(
    <CookMode
      recipe={recipe}
      view={us}
      onLeave={() => undefined}
      onFinish={onFinish}
      timers={null}
      renderTime={({ name }, words, { step, place }) => (
        <button type="button">{`${name}|${words}|${step}|${place}`}</button>
      )}
    />,
  )
  return onFinish
}
const place = () => screen.getByRole('status').textContent

test('keys, buttons, swipes and the list of steps change the step, and each time is a button', () => {
  const onFinish = mode()
  expect(place()).toContain('Ingredients')
  fireEvent.keyDown(document.body, { key: 'ArrowLeft' })
  expect(place()).toContain('Ingredients')
  fireEvent.keyDown(document.body, { key: ' ' })
  expect(place()).toBe('Step 1 of 3. Melt half the butter.')
  fireEvent.click(screen.getByRole('button', { name: 'Next step' }))
  expect(screen.getByRole('button', { name: 'Boil|8 to 10 minutes|2|0' })).toBeTruthy()
  const main = screen.getByRole('main')
  const swipe = (fromX: number, toX: number, toY = 0) => {
    fireEvent.touchStart(main, { touches: touchesAt(fromX, 0) })
    fireEvent.touchEnd(main, { changedTouches: touchesAt(toX, toY) })
  }
  swipe(200, 100, 90)
  expect(place()).toContain('Step 2 of 3')
  swipe(300, 100)
  expect(place()).toContain('Step 3 of 3')
  swipe(300, 100)
  expect(onFinish).not.toHaveBeenCalled()
  swipe(100, 300)
  expect(place()).toContain('Step 2 of 3')
  fireEvent.click(screen.getByRole('button', { name: /^1\s*Melt/ }))
  expect(place()).toContain('Step 1 of 3')
  fireEvent.keyDown(document.body, { key: 'ArrowRight' })
  fireEvent.keyDown(document.body, { key: 'ArrowRight' })
  fireEvent.click(screen.getByRole('button', { name: 'Finish' }))
  expect(onFinish).toHaveBeenCalledOnce()
})

const touchesAt = (clientX: number, clientY: number) =>
  Object.assign([{ clientX, clientY }], { item: () => ({ clientX, clientY }) })

test('keys that a focused control uses do not change the step', () => {
  mode()
  const tick = screen.getAllByRole('checkbox')[0] as HTMLElement
  fireEvent.keyDown(tick, { key: ' ' })
  fireEvent.keyDown(screen.getByRole('button', { name: 'Back' }), { key: ' ' })
  fireEvent.keyDown(document.body, { key: 'ArrowRight', altKey: true })
  expect(place()).toContain('Ingredients')
})

test('step and ticks survive a reload, and a shortened recipe has no step past its last', () => {
  mode()
  fireEvent.click(screen.getAllByRole('checkbox')[1] as HTMLElement)
  cleanup()
  mode()
  expect(screen.getAllByRole('checkbox').map((box) => (box as HTMLInputElement).checked)).toEqual([
    false,
    true,
    false,
  ])
  localStorage.setItem('larder.cooking', JSON.stringify([[recipe.id, { step: 40, ready: [1] }]]))
  cleanup()
  mode()
  expect(place()).toContain('Step 3 of 3')
})

test('invalid storage and a missing wake lock do not break cook mode', () => {
  for (const rubbish of ['{', '7', '[[1]]', `[["${recipe.id}",{"step":"x"}]]`]) {
    localStorage.setItem('larder.cooking', rubbish)
    mode()
    expect(place()).toContain('Ingredients')
    expect(
      screen.getByText('This browser cannot keep the screen on. A longer screen time-out helps.'),
    ).toBeTruthy()
    cleanup()
  }
})
