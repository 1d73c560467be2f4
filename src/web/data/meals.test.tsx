import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { cleanup, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import type { Meal, MealBody, MealChange } from '#contract/meals.ts'
import { createQueryClient } from '#web/lib/query-client.ts'
import { mealsQuery, useUpdateMeal } from './meals.ts'

vi.mock('#web/lib/auth.ts', () => ({ currentToken: async () => 'token-1' }))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const body: MealBody = { kind: 'text', text: 'Soup', date: '2026-11-23', mealType: 'dinner' }
const soup: Meal = {
  ...{ id: 'soup', kind: 'text', recipeId: null, text: 'Soup', date: '2026-11-23', mealType: 'dinner' },
  ...{ servings: null, note: null, cookedOn: null, recipe: null },
}

/**
 * A cook who moves a meal from day to day. The server answers each change when the test lets it, and refuses
 * a change whose `was` does not match the stored meal.
 */
function calendar() {
  const client = createQueryClient()
  const waiting: (() => void)[] = []
  let stored = soup
  vi.stubGlobal('fetch', async (_address: string, { method, body }: RequestInit) => {
    if (method !== 'PATCH') return Response.json([stored])
    await new Promise<void>((answer) => waiting.push(answer))
    const { date, was } = JSON.parse(String(body)) as MealChange
    if (was?.date !== stored.date)
      return Response.json({ code: 'conflict', message: 'Changed.' }, { status: 409 })
    stored = { ...stored, date }
    return Response.json(stored)
  })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  const { result } = renderHook(
    () => ({ meals: useQuery(mealsQuery('2026-11-01', '2026-11-30')), updating: useUpdateMeal() }),
    { wrapper },
  )
  const shown = () => result.current.meals.data?.[0]?.date
  const move = (date: string) => {
    const was = { ...body, date: shown() ?? '' }
    return result.current.updating.mutateAsync({ id: 'soup', body: { ...body, date, was } })
  }
  return { move, shown, stored: () => stored.date, waiting }
}

test('two quick moves of a meal both apply, and the meal never flashes on the day between', async () => {
  const { move, shown, stored, waiting } = calendar()
  await waitFor(() => expect(shown()).toBe('2026-11-23'))
  const first = move('2026-11-24')
  await waitFor(() => expect(shown()).toBe('2026-11-24'))
  const second = move('2026-11-25')
  await waitFor(() => expect(shown()).toBe('2026-11-25'))
  await waitFor(() => expect(waiting).toHaveLength(1))
  waiting[0]?.()
  await first
  await waitFor(() => expect(waiting).toHaveLength(2))
  expect(shown()).toBe('2026-11-25')
  waiting[1]?.()
  await second
  expect([shown(), stored()]).toEqual(['2026-11-25', '2026-11-25'])
})
