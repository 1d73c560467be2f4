import { act, render } from '@testing-library/react'
import { useLayoutEffect, useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ShoppingSource } from '#contract/shopping.ts'
import { useWantedServings } from './use-wanted-servings.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const soup: ShoppingSource = {
  id: '0193a000-0000-7000-8000-000000000001',
  kind: 'recipe',
  recipeId: '0193a000-0000-7000-8000-0000000000aa',
  title: 'Soup',
  servings: 4,
  from: null,
  to: null,
  reason: null,
}

/**
 * Renders a row of the list; at `leavesAt` servings, the row is removed in the same commit that shows them.
 */
function setup(leavesAt?: number) {
  const sent: number[] = []
  let step: (wanted: number) => void = () => undefined
  function Row({ servings, onShown }: { servings: number; onShown: () => void }) {
    const { setWanted } = useWantedServings(
      { ...soup, servings },
      (_source, wanted) => void sent.push(wanted),
    )
    step = setWanted
    useLayoutEffect(() => void onShown())
    return null
  }
  function List({ servings }: { servings: number }) {
    const [isGone, setGone] = useState(false)
    return isGone ? null : <Row servings={servings} onShown={() => servings === leavesAt && setGone(true)} />
  }
  const { rerender, unmount } = render(<List servings={4} />)
  act(() => step(7))
  return { sent, unmount, tell: (servings: number) => rerender(<List servings={servings} />) }
}

test('leaving the page sends the stepped servings at once', () => {
  const { sent, unmount } = setup()
  unmount()
  expect(sent).toEqual([7])
})

test('leaving the page as a step is undone does not send the step again', () => {
  const { sent, tell } = setup(3)
  act(() => void vi.runAllTimers())
  tell(7)
  tell(3)
  expect(sent).toEqual([7])
})
