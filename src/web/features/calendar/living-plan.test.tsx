import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Meal } from '#contract/meals.ts'
import { emptyPlan, mealShelfServer, plannedMeal, planRecipes } from '#testing/meal-plan-server.ts'
import { calendarFeedQuery } from '#web/data/calendar-feed.ts'
import { useUpdateMeal } from '#web/data/meals.ts'
import { createQueryClient } from '#web/lib/query-client.ts'
import { dismissToast, useToast } from '#web/lib/toasts.ts'
import { Calendar } from '#web/pages/calendar.tsx'

vi.mock('#web/lib/auth.ts', () => ({ currentToken: async () => 'token-1', signOut: vi.fn() }))

const server = emptyPlan()
beforeEach(() => {
  Object.assign(server, emptyPlan())
  vi.useFakeTimers({ now: new Date('2026-11-22T12:00:00'), toFake: ['Date'] })
  vi.stubGlobal('fetch', vi.fn(mealShelfServer(server)))
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }))
  for (let number = 0; number < 200; number++) dismissToast(number)
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function LastToast() {
  const toast = useToast()
  if (!toast) return null
  return (
    <>
      <output aria-label="Toast">{[toast.title, toast.description].filter(Boolean).join(': ')}</output>
      {toast.action && (
        <button type="button" onClick={toast.action.run}>
          {toast.action.label}
        </button>
      )}
    </>
  )
}
const open = async (...meals: Meal[]) => {
  server.meals = meals
  render(
    <MemoryRouter>
      <QueryClientProvider client={createQueryClient()}>
        <Calendar />
        <LastToast />
      </QueryClientProvider>
    </MemoryRouter>,
  )
  await screen.findByRole('button', { name: /^(?:Plan a|Add another) meal$/ })
}
const toastSays = (words: string) =>
  waitFor(() => expect(screen.getByLabelText('Toast').textContent).toBe(words))
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const choose = async (name: string) => userEvent.click(await screen.findByRole('menuitem', { name }))
const days = () => server.meals.map(({ date }) => date).toSorted()
const TODAY = '2026-11-22'
const CHANGED =
  'Error: This meal was changed elsewhere in the meantime, and the calendar shows it now. Repeat your change if you still want it.'

test('a meal is moved by its menu, shown on its new day at once, and returned by Undo', async () => {
  const before = plannedMeal(1, { date: TODAY, note: 'warm', servings: 6 })
  await open(before)
  await press('More for Tomato Soup')
  await choose('Move to…')
  const dialog = within(await screen.findByRole('dialog', { name: 'Move Meal' }))
  expect(dialog.getByText('Tomato Soup')).toBeTruthy()
  fireEvent.change(dialog.getByLabelText('Date'), { target: { value: '' } })
  expect(dialog.getByRole('alert').textContent).toBe('Please choose a date')
  await userEvent.click(dialog.getByRole('button', { name: 'Move' }))
  expect(server.sent).toEqual([])
  fireEvent.change(dialog.getByLabelText('Date'), { target: { value: '2026-11-27' } })
  await userEvent.click(dialog.getByRole('button', { name: 'Move' }))
  await toastSays('Meal updated successfully!: Tomato Soup: Friday 27 November')
  // The request contains the whole meal, with its note and servings.
  expect(server.sent).toMatchObject([['PATCH', { date: '2026-11-27', note: 'warm', servings: 6 }]])
  expect(await screen.findByRole('button', { name: 'Friday 27 November, 1 meal' })).toBeTruthy()
  await press('Undo')
  await toastSays('Undone')
  expect(server.meals).toEqual([before])
})

test('a meal changed on another device is reported first, and changed by a second attempt', async () => {
  const before = plannedMeal(1, { date: TODAY, note: 'old' })
  await open(before)
  server.meals = [{ ...before, servings: 9 }]
  await press('More for Tomato Soup')
  await choose('Move to…')
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.change(dialog.getByLabelText('Date'), { target: { value: '2026-11-27' } })
  await userEvent.click(dialog.getByRole('button', { name: 'Move' }))
  await toastSays(CHANGED)
  expect(server.meals).toMatchObject([{ date: TODAY, servings: 9 }])
  await userEvent.click(dialog.getByRole('button', { name: 'Move' }))
  await toastSays('Meal updated successfully!: Tomato Soup: Friday 27 November')
  expect(server.meals).toMatchObject([{ date: '2026-11-27', servings: 9, note: 'old' }])
})

test('saving a form of a meal that was changed meanwhile reports that, and saving again replaces the change', async () => {
  const before = plannedMeal(1, { date: TODAY, note: 'old' })
  await open(before)
  await press(/^View meals for/)
  await press(/^Edit Tomato/)
  fireEvent.change(await screen.findByLabelText(/Note/), { target: { value: 'mine' } })
  server.meals = [{ ...before, note: 'theirs' }]
  await press('Update')
  await toastSays(CHANGED)
  expect(server.meals).toMatchObject([{ note: 'theirs' }])
  expect(screen.getByLabelText(/Note/)).toHaveProperty('value', 'mine')
  await press('Update')
  await toastSays('Meal updated successfully!')
  expect(server.meals).toMatchObject([{ note: 'mine' }])
})

test('undoing a move keeps a note that was written since', async () => {
  await open(plannedMeal(1, { date: TODAY, note: 'old' }))
  await press('More for Tomato Soup')
  await choose('Move to…')
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.change(dialog.getByLabelText('Date'), { target: { value: '2026-11-23' } })
  await userEvent.click(dialog.getByRole('button', { name: 'Move' }))
  await press('View meals for Monday 23 November')
  await press(/^Edit Tomato/)
  fireEvent.change(await screen.findByLabelText(/Note/), { target: { value: 'new' } })
  await press('Update')
  await toastSays('Meal updated successfully!')
  fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true })
  await toastSays('Undone')
  expect(server.meals).toMatchObject([{ date: TODAY, note: 'new' }])
})

test('a meal is copied, removed and restored, and Ctrl+Z undoes step by step outside text fields', async () => {
  const before = plannedMeal(1, { date: TODAY })
  await open(before)
  await press('More for Tomato Soup')
  await choose('Copy to…')
  await press('Copy')
  await toastSays('Meal planned successfully!: Tomato Soup: Monday 23 November')
  expect(days()).toEqual([TODAY, '2026-11-23'])
  await press('More for Tomato Soup')
  await choose('Remove')
  await toastSays('Meal removed successfully!')
  await waitFor(() => expect(days()).toEqual(['2026-11-23']))
  const undo = { key: 'z', ctrlKey: true }
  await press('Plan a meal')
  fireEvent.keyDown(screen.getByLabelText('Note (optional)'), undo)
  await press('Cancel')
  expect(days()).toEqual(['2026-11-23'])
  fireEvent.keyDown(document.body, undo)
  await waitFor(() => expect(days()).toEqual([TODAY, '2026-11-23']))
  await toastSays('Undone')
  fireEvent.keyDown(document.body, { ...undo, key: 'Z' })
  await waitFor(() => expect(server.meals).toEqual([before]))
  const sent = server.sent.length
  fireEvent.keyDown(document.body, undo)
  expect(server.sent).toHaveLength(sent)
})

test('pressing Enter twice at once copies a meal once', async () => {
  await open(plannedMeal(1, { date: TODAY }))
  await press('More for Tomato Soup')
  await choose('Copy to…')
  const form = (await screen.findByLabelText('Date')).closest('form')
  for (const _press of [1, 2]) fireEvent.submit(form!)
  await toastSays('Meal planned successfully!: Tomato Soup: Monday 23 November')
  expect(days()).toEqual([TODAY, '2026-11-23'])
})

test.each(['Remove', 'Mark as cooked'])(
  '%s on a meal that was deleted with its recipe reports that, and the meal disappears',
  async (act) => {
    await open(plannedMeal(1, { date: TODAY }))
    Object.assign(server, { meals: [], refuse: 'Meal Not Found' })
    await press('More for Tomato Soup')
    await choose(act)
    await toastSays('Error: Meal Not Found')
    await waitFor(() => expect(screen.queryByText('Tomato Soup')).toBeNull())
  },
)

test('a refused move puts the meal back and says so', async () => {
  await open(plannedMeal(1, { date: TODAY }))
  server.refuse = undefined
  await press('More for Tomato Soup')
  await choose('Move to…')
  await press('Move')
  await toastSays('Error: Failed to update meal')
  expect(screen.getByRole('dialog', { name: 'Move Meal' })).toBeTruthy()
  await press('Cancel')
  expect(await screen.findByRole('button', { name: 'Sunday 22 November, 1 meal' })).toBeTruthy()
})

test('a week is copied into the one in view, and removed again by Undo', async () => {
  await open(
    plannedMeal(1, { date: '2026-11-16' }),
    plannedMeal(2, { date: '2026-11-21', mealType: 'lunch' }),
  )
  await press('Copy last week')
  const dialog = within(await screen.findByRole('dialog', { name: 'Copy a Week' }))
  expect(await dialog.findByText('2 meals planned')).toBeTruthy()
  const [from, to] = [dialog.getByLabelText('From'), dialog.getByLabelText('To')]
  expect([from, to].map((one) => (one as HTMLSelectElement).selectedOptions[0]?.textContent)).toEqual([
    'Last week, from 15 November',
    'This week, from 22 November',
  ])
  await userEvent.selectOptions(to, '2026-11-15')
  await press('Copy Meals')
  expect(dialog.getByRole('alert').textContent).toBe('Please choose two different weeks.')
  expect(server.sent).toEqual([])
  await userEvent.selectOptions(to, '2026-11-22')
  await press('Copy Meals')
  await toastSays('2 meals copied')
  expect(days()).toEqual(['2026-11-16', '2026-11-21', '2026-11-23', '2026-11-28'])
  await press('Undo')
  await waitFor(() => expect(days()).toEqual(['2026-11-16', '2026-11-21']))
})

test('leftovers of a recent meal, and free text, can be planned', async () => {
  await open(
    plannedMeal(1, { date: '2026-11-20' }),
    plannedMeal(2, { date: '2026-11-21', kind: 'text', recipeId: null, recipe: null, text: 'Pizza out' }),
    plannedMeal(3, { date: '2026-11-21', recipeId: 'recipe-1', recipe: planRecipes[1] ?? null }),
    plannedMeal(4, { date: '2026-11-01', recipeId: 'recipe-2', recipe: planRecipes[2] ?? null }),
  )
  await press('Plan a meal')
  const dialog = within(screen.getByRole('dialog', { name: 'Plan a Meal' }))
  await userEvent.click(dialog.getByRole('radio', { name: 'Leftovers' }))
  await press('Plan Meal')
  await toastSays('Error: Please say what to eat, and select a meal type')
  const of = dialog.getByLabelText('Leftovers of') as HTMLSelectElement
  await dialog.findByRole('option', { name: 'Tomato Soup, Friday 20 November' })
  expect([...of.options].map(({ text }) => text)).toEqual([
    'Select a meal',
    'Pizza out, Saturday 21 November',
    'Lentil Stew, Saturday 21 November',
    'Tomato Soup, Friday 20 November',
    'Another recipe',
  ])
  await userEvent.selectOptions(of, 'Tomato Soup, Friday 20 November')
  expect(dialog.getByTestId('recipe-preview').textContent).toContain('Tomato Soup')
  await userEvent.selectOptions(dialog.getByLabelText('Meal Type'), 'Lunch')
  await press('Plan Meal')
  await toastSays('Meal planned successfully!')
  const day = { date: TODAY, mealType: 'lunch' }
  expect(server.sent).toEqual([['POST', { ...day, kind: 'leftovers', recipeId: 'recipe-0' }]])
  expect(await screen.findAllByText('Leftovers: Tomato Soup')).not.toHaveLength(0)

  await press('Add another meal')
  await userEvent.click(screen.getByRole('radio', { name: 'Leftovers' }))
  await userEvent.selectOptions(screen.getByLabelText('Leftovers of'), 'Another recipe')
  await userEvent.click(screen.getByRole('combobox', { name: 'Recipe' }))
  await userEvent.click(await screen.findByRole('option', { name: 'Plum Cake' }))
  expect(screen.getByTestId('recipe-preview').textContent).toContain('Plum Cake')
  await userEvent.click(screen.getByRole('radio', { name: 'Something else' }))
  expect(screen.queryByTestId('recipe-preview')).toBeNull()
  await userEvent.type(screen.getByLabelText('Meal'), '  Lunch with Bo ')
  await userEvent.selectOptions(screen.getByLabelText('Meal Type'), 'Lunch')
  await press('Plan Meal')
  await waitFor(() =>
    expect(server.sent.at(-1)).toEqual(['POST', { ...day, kind: 'text', text: 'Lunch with Bo' }]),
  )
})

test('a meal is marked as cooked on its day, or today when its day is still to come', async () => {
  await open(plannedMeal(1, { date: '2026-11-20' }), plannedMeal(2, { date: '2026-11-25' }))
  const mark = async (name: string) => {
    await press('More for Tomato Soup')
    await choose(name)
  }
  await press('View meals for Friday 20 November')
  await mark('Mark as cooked')
  await toastSays('Marked as cooked: Tomato Soup')
  expect(server.meals[0]?.cookedOn).toBe('2026-11-20')
  expect(await screen.findByText('Cooked')).toBeTruthy()
  await press('Back to Calendar')
  expect(screen.getByRole('button', { name: 'Move Dinner: Tomato Soup, Cooked' })).toBeTruthy()
  await press('Undo')
  await toastSays('Undone')
  expect(server.meals[0]?.cookedOn).toBeNull()
  await press('View meals for Wednesday 25 November')
  await mark('Mark as cooked')
  await waitFor(() => expect(server.meals[1]?.cookedOn).toBe(TODAY))
  await mark('Not cooked yet')
  await waitFor(() => expect(server.meals[1]?.cookedOn).toBeNull())
})

test('a meal that conflicts with the profile shows a warning, in its tile and as text', async () => {
  const warnings: [NonNullable<Meal['warning']>, string][] = [
    [{ status: 'contains', allergens: ['eggs', 'tree-nuts'] }, 'Contains: Eggs, Tree nuts'],
    [
      { status: 'blocked', diets: ['vegan'], dislikes: ['olives'] },
      'Does not fit: Vegan · You dislike: olives',
    ],
    [{ status: 'may_contain', allergens: ['milk'] }, 'May contain: Milk'],
    [{ status: 'unknown' }, 'Unknown, check the label'],
  ]
  const dates = [TODAY, TODAY, TODAY, '2026-11-23']
  await open(
    plannedMeal(9),
    ...warnings.map(([warning], index) => plannedMeal(index, { date: dates[index] ?? TODAY, warning })),
  )
  for (const [index, [, words]] of warnings.entries()) {
    // On hover every tile shows the warning; for the keyboard only the chosen day does.
    const [chip] = screen.getAllByTitle(
      (_, element) => element?.getAttribute('title')?.endsWith(words) ?? false,
    )
    expect(chip?.querySelector('[data-warning]')?.getAttribute('data-warning')).toBe(
      warnings[index]?.[0].status,
    )
    if (dates[index] !== TODAY) continue
    expect(screen.getByText(words)).toBeTruthy()
    expect(screen.getByLabelText(`Move Dinner: Tomato Soup, ${words}`)).toBeTruthy()
  }
  expect(screen.getByTitle('Dinner: Tomato Soup').querySelector('[data-warning]')).toBeNull()
  expect(screen.queryByText(/safe|free from/i)).toBeNull()
})

test('a recipe is put on the shelf, planned from there, and put back by Undo', async () => {
  await open()
  expect(await screen.findByText(/^Put recipes here that you want to cook/)).toBeTruthy()
  await press('Add a recipe')
  await userEvent.click(screen.getByRole('combobox', { name: 'Recipe' }))
  await userEvent.click(await screen.findByRole('option', { name: 'Lentil Stew' }))
  await press('Add')
  await toastSays('Recipe put on the shelf: Lentil Stew')
  await press('Plan Lentil Stew')
  expect(screen.getByTestId('recipe-preview').textContent).toContain('Lentil Stew')
  await userEvent.selectOptions(screen.getByLabelText('Meal Type'), 'Dinner')
  await press('Plan Meal')
  await toastSays('Meal planned successfully!')
  await waitFor(() => expect(server.shelf).toEqual([]))
  expect(server.meals).toHaveLength(1)
  await press('Undo')
  await toastSays('Undone')
  expect([server.meals.length, server.shelf.length]).toEqual([0, 1])
  await press('Take Lentil Stew off the shelf')
  await toastSays('Recipe taken off the shelf: Lentil Stew')
  await press('Undo')
  await waitFor(() => expect(server.shelf).toHaveLength(1))
})

test('a full plan says how many meals it can hold', async () => {
  await open(plannedMeal(1, { date: TODAY }))
  server.isFull = true
  const copy = async (menu: string, dialogName: string, button: string, label: string) => {
    await choose(menu)
    const dialog = within(await screen.findByRole('dialog', { name: dialogName }))
    fireEvent.change(dialog.getByLabelText(label), { target: { value: '2026-11-27' } })
    await userEvent.click(dialog.getByRole('button', { name: button }))
  }
  await press('More for Tomato Soup')
  await copy('Copy to…', 'Copy Meal', 'Copy', 'Date')
  await toastSays('Error: Your calendar holds 20,000 meals, as many as it may. Please take some out first.')
  expect(days()).toEqual([TODAY])
})

test('a page that stays open over midnight shows the new day', async () => {
  vi.setSystemTime(new Date('2026-11-30T23:59:30'))
  await open(plannedMeal(1, { date: '2026-12-01', note: 'tomorrow' }))
  expect(screen.getByText('No meals planned for today')).toBeTruthy()
  vi.setSystemTime(new Date('2026-12-01T00:00:10'))
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  expect(await screen.findByRole('grid', { name: 'December 2026' })).toBeTruthy()
  expect(await screen.findByRole('button', { name: /^Dinner ?Tomato Soup ?tomorrow$/ })).toBeTruthy()
  const today = screen.getByRole('button', { name: 'Tuesday 1 December, 1 meal' })
  expect(today.getAttribute('aria-current')).toBe('date')
})

test('a meal can be moved after its calendar feed was fetched', async () => {
  server.meals = [plannedMeal(1, { date: '2026-11-22' })]
  const client = createQueryClient()
  client.setQueryData(calendarFeedQuery.queryKey, { madeAt: null })
  client.setQueryData(['/api/meal-calendar', '2026-11-01', '2026-11-30'], server.meals)
  let move: ReturnType<typeof useUpdateMeal>['mutateAsync'] | undefined
  const Probe = () => {
    move = useUpdateMeal().mutateAsync
    return null
  }
  render(
    <QueryClientProvider client={client}>
      <Probe />
    </QueryClientProvider>,
  )
  const body = { kind: 'recipe', recipeId: 'recipe-0', date: '2026-11-23', mealType: 'dinner' } as const
  await act(async () => {
    await move?.({ id: 'meal-1', body })
  })
  expect(server.meals[0]?.date).toBe('2026-11-23')
})
