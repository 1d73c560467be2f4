import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { emptyPlan, mealShelfServer, plannedMeal } from '#testing/meal-plan-server.ts'
import { withoutDirection } from '#testing/written-direction.ts'
import { createQueryClient } from '#web/lib/query-client.ts'
import { Calendar } from '#web/pages/calendar.tsx'

vi.mock('#web/lib/auth.ts', () => ({ currentToken: async () => 'token-1', signOut: vi.fn() }))

const title = 'شوربة العدس الأحمر'
const note = 'اصنع المزيد للغد'
const recipe = { id: 'recipe-9', title, imageUrl: null, prepTime: 10, servings: 4 }
const server = emptyPlan()

beforeEach(() => {
  Object.assign(server, emptyPlan(), {
    recipes: [recipe],
    meals: [plannedMeal(1, { date: '2026-11-22', recipeId: recipe.id, recipe, note })],
    shelf: [{ recipe, addedAt: '2026-11-20T12:00:00.000Z' }],
  })
  vi.useFakeTimers({ now: new Date('2026-11-22T12:00:00'), toFake: ['Date'] })
  vi.stubGlobal('fetch', vi.fn(mealShelfServer(server)))
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }))
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const open = async () => {
  render(
    <MemoryRouter>
      <QueryClientProvider client={createQueryClient()}>
        <Calendar />
      </QueryClientProvider>
    </MemoryRouter>,
  )
  await screen.findByRole('button', { name: 'Sunday 22 November, 1 meal' })
  await screen.findByRole('link', { name: title })
}

test('titles and notes in the month, beside it and on the shelf have their own direction', async () => {
  await open()
  expect(screen.getAllByText(title)).toHaveLength(3)
  expect(withoutDirection(title)).toEqual([])
  expect(withoutDirection(note)).toEqual([])
})

test('titles in the details of a day and in the recipe choice have their own direction', async () => {
  await open()
  await userEvent.click(screen.getByRole('button', { name: 'View Today' }))
  await screen.findByRole('heading', { name: /^Meals for/ })
  expect(withoutDirection(title)).toEqual([])
  expect(withoutDirection(note)).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: `Edit ${title}` }))
  await userEvent.click(await screen.findByRole('combobox', { name: 'Recipe' }))
  await screen.findByRole('option', { name: title })
  expect(screen.getByTestId('recipe-preview').textContent).toContain(title)
  expect(withoutDirection(title)).toEqual([])
})
