import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, createEvent, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { emptyPlan, mealShelfServer, plannedMeal } from '#testing/meal-plan-server.ts'
import { createQueryClient } from '#web/lib/query-client.ts'
import { dismissToast, useToast } from '#web/lib/toasts.ts'
import { Calendar } from '#web/pages/calendar.tsx'

vi.mock('#web/lib/auth.ts', () => ({ currentToken: async () => 'token-1', signOut: vi.fn() }))

const meal = plannedMeal
const server = emptyPlan()
const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } })
const answer = mealShelfServer(server)

beforeEach(() => {
  Object.assign(server, emptyPlan())
  vi.useFakeTimers({ now: new Date('2026-11-22T12:00:00'), toFake: ['Date'] })
  vi.stubGlobal('fetch', vi.fn(answer))
  for (let number = 0; number < 200; number++) dismissToast(number)
  wide(true)
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const wide = (matches: boolean) =>
  vi.stubGlobal('matchMedia', () => ({ matches, addEventListener: vi.fn(), removeEventListener: vi.fn() }))

function LastToast() {
  const toast = useToast()
  return (
    toast && <output aria-label="Toast">{[toast.title, toast.description].filter(Boolean).join(': ')}</output>
  )
}
const open = () =>
  render(
    <MemoryRouter>
      <QueryClientProvider client={createQueryClient()}>
        <Calendar />
        <LastToast />
      </QueryClientProvider>
    </MemoryRouter>,
  )
const day = (name: string | RegExp) => screen.findByRole('button', { name })
const toastSays = (words: string) =>
  waitFor(() => expect(screen.getByLabelText('Toast').textContent).toBe(words))
const recipesShown = () =>
  within(screen.getByRole('listbox', { name: 'Recipes' }))
    .getAllByRole('option')
    .map(({ textContent }) => textContent)
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('Enter chooses no recipe from an outdated list, and none when it ends a composition', async () => {
  let release = () => {}
  vi.stubGlobal('fetch', async (...asked: Parameters<typeof fetch>) => {
    if (String(asked[0]).includes('search='))
      await new Promise<void>((resolve) => {
        release = resolve
      })
    return answer(...asked)
  })
  open()
  await userEvent.click(await day('Thursday 26 November'))
  const field = screen.getByRole('combobox', { name: 'Recipe' })
  await userEvent.click(field)
  await screen.findByRole('option', { name: /Tomato Soup/ })
  fireEvent.keyDown(field, { key: 'Enter', isComposing: true })
  expect(screen.queryByTestId('recipe-preview')).toBeNull()
  await userEvent.type(field, 'stew{Enter}')
  expect(screen.queryByTestId('recipe-preview')).toBeNull()
  release()
  await waitFor(() => expect(recipesShown()).toEqual(['Lentil Stew']))
  await userEvent.keyboard('{Enter}')
  expect(within(screen.getByTestId('recipe-preview')).getByText('Lentil Stew')).toBeTruthy()
})

test('a meal that is planned late does not close the dialog opened meanwhile', async () => {
  let release = () => {}
  vi.stubGlobal('fetch', async (...asked: Parameters<typeof fetch>) => {
    if (asked[1]?.method === 'POST')
      await new Promise<void>((resolve) => {
        release = resolve
      })
    return answer(...asked)
  })
  open()
  await userEvent.click(await day('Tuesday 24 November'))
  const first = within(await screen.findByRole('dialog'))
  await userEvent.click(first.getByRole('radio', { name: /something else/i }))
  await userEvent.type(first.getByLabelText('Meal'), 'Pizza')
  await userEvent.selectOptions(first.getByLabelText('Meal Type'), 'dinner')
  await userEvent.click(first.getByRole('button', { name: 'Plan Meal' }))
  await userEvent.click(first.getByRole('button', { name: 'Cancel' }))
  await userEvent.click(await day('Wednesday 25 November'))
  await userEvent.type(within(await screen.findByRole('dialog')).getByLabelText(/Note/), 'bring the guests')
  release()
  await toastSays('Meal planned successfully!')
  expect(screen.getByLabelText(/Note/)).toHaveProperty('value', 'bring the guests')
})

test('pressing Enter twice at once plans one meal', async () => {
  open()
  await userEvent.click(await day('Tuesday 24 November'))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.click(dialog.getByRole('radio', { name: /something else/i }))
  await userEvent.type(dialog.getByLabelText('Meal'), 'Pizza')
  await userEvent.selectOptions(dialog.getByLabelText('Meal Type'), 'dinner')
  const form = dialog.getByLabelText('Meal').closest('form')
  for (const _press of [1, 2, 3]) fireEvent.submit(form!)
  await toastSays('Meal planned successfully!')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(server.meals).toHaveLength(1)
})

test.each(['free', 'canceled', 'past_due'])('a cook whose plan is %s is offered Premium', async (status) => {
  server.status = status
  open()
  expect(await screen.findByRole('heading', { name: 'Meal Calendar' })).toBeTruthy()
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Monthly meal calendar view',
    'Plan breakfast, lunch, dinner and prep',
    'Notes for each meal',
    'Quick recipe access from the calendar',
    'Edit and manage meal plans',
  ])
  const upgrade = screen.getByRole('link', { name: 'Upgrade to Premium' })
  expect(upgrade.getAttribute('href')).toBe('/subscribe')
  expect(server.reads).toBe(0)
})

test('the page has its texts, and a tile shows three meals and counts the others', async () => {
  server.meals = [1, 2, 3, 4, 5].map((id) => meal(id))
  open()
  const busy = await day('Wednesday 25 November, 5 meals')
  await day('Plan a meal')
  expect(within(busy).getAllByText('Tomato Soup')).toHaveLength(3)
  expect(within(busy).getByText('+2 more')).toBeTruthy()
  for (const words of [
    'Plan your meals and organize your cooking schedule',
    'Click any date to plan a meal',
    'Hover over dates with meals and click the eye icon to view day details',
    "Today's Meals",
    'No meals planned for today',
    'November 2026',
  ])
    expect(screen.getByText(words)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Plan a meal' })).toBeTruthy()
  const headers = screen.getAllByRole('columnheader').map((one) => one.getAttribute('aria-label'))
  expect([headers[0], headers[6]]).toEqual(['Sunday', 'Saturday'])
  expect((await day('Sunday 22 November')).getAttribute('aria-current')).toBe('date')
})

test('a meal is planned from a date: recipe searched, type and note chosen, list refetched', async () => {
  open()
  await userEvent.click(await day('Thursday 26 November'))
  const dialog = within(screen.getByRole('dialog', { name: 'Plan a Meal' }))
  expect(dialog.getByText('Thursday 26 November 2026')).toBeTruthy()
  expect(dialog.queryByRole('button', { name: 'Remove' })).toBeNull()
  await press('Plan Meal')
  await toastSays('Error: Please select a recipe and meal type')
  expect(server.sent).toEqual([])
  const field = dialog.getByRole('combobox', { name: 'Recipe' })
  await userEvent.click(field)
  await userEvent.type(field, 'stew')
  await waitFor(() => expect(recipesShown()).toEqual(['Lentil Stew']))
  await userEvent.keyboard('{Enter}')
  const preview = within(dialog.getByTestId('recipe-preview'))
  expect(preview.getByText('Lentil Stew')).toBeTruthy()
  expect(preview.getByText(/^11 min/)).toBeTruthy()
  expect(preview.getByText('4 servings')).toBeTruthy()
  await userEvent.selectOptions(dialog.getByLabelText('Meal Type'), 'Lunch')
  expect(dialog.getByPlaceholderText(/make extra for lunch tomorrow/)).toBeTruthy()
  const before = server.reads
  await press('Plan Meal')
  await toastSays('Meal planned successfully!')
  // An empty note is left out of the request.
  const body = { kind: 'recipe', recipeId: 'recipe-1', date: '2026-11-26', mealType: 'lunch' }
  expect(server.sent).toEqual([['POST', body]])
  expect(await day('Thursday 26 November, 1 meal')).toBeTruthy()
  expect(server.reads).toBeGreaterThan(before)
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a meal of today is opened, edited with its servings, and removed', async () => {
  server.meals = [meal(1, { date: '2026-11-22', note: 'less salt', servings: 6 })]
  open()
  await userEvent.click(await day(/^Dinner ?Tomato Soup ?less salt$/))
  const dialog = within(screen.getByRole('dialog', { name: 'Edit Meal Plan' }))
  const note = dialog.getByLabelText('Note (optional)')
  await userEvent.clear(note)
  await userEvent.type(note, '  for Bo ')
  const servings = dialog.getByLabelText('Servings (optional)')
  expect(servings).toHaveProperty('value', '6')
  for (const wrong of ['0', '101', '2.5', 'two']) {
    await userEvent.clear(servings)
    await userEvent.type(servings, wrong)
    await press('Update')
    expect(dialog.getByRole('alert').textContent).toBe('A whole number from 1 to 100, please.')
  }
  expect(server.sent).toEqual([])
  await userEvent.clear(servings)
  await userEvent.type(servings, '8')
  await press('Update')
  await toastSays('Meal updated successfully!')
  expect(server.sent.at(-1)).toMatchObject(['PATCH', { note: 'for Bo', servings: 8, date: '2026-11-22' }])
  await userEvent.click(await day(/for Bo$/))
  await press('Remove')
  await toastSays('Meal removed successfully!')
  expect(await screen.findByText('No meals planned for today')).toBeTruthy()
})

test.each([
  [undefined, 'Failed to plan meal', 'Failed to update meal', 'Failed to remove meal'],
  ['That recipe is gone.', 'That recipe is gone.', 'That recipe is gone.', 'That recipe is gone.'],
])(
  'a refusal (%s) shows a message, and the typed content stays',
  async (refuse, planning, updating, removing) => {
    server.meals = [meal(1, { date: '2026-11-22', note: 'less salt' })]
    server.refuse = refuse
    open()
    await userEvent.click(await day(/less salt$/))
    await press('Update')
    await toastSays(`Error: ${updating}`)
    await press('Remove')
    await toastSays(`Error: ${removing}`)
    expect(screen.getByLabelText('Note (optional)')).toHaveProperty('value', 'less salt')
    await press('Cancel')
    await press('Add another meal')
    await userEvent.click(screen.getByRole('combobox', { name: 'Recipe' }))
    await userEvent.click(await screen.findByRole('option', { name: 'Plum Cake' }))
    await userEvent.selectOptions(screen.getByLabelText('Meal Type'), 'Prep')
    await press('Plan Meal')
    await toastSays(`Error: ${planning}`)
    expect(screen.getByTestId('recipe-preview').textContent).toContain('Plum Cake')
  },
)

test('the details of a day have sections with counts, an edit form, the recipe and a way back', async () => {
  server.meals = [
    meal(1, { note: 'less salt' }),
    meal(2, { kind: 'text', recipeId: null, recipe: null, text: 'Lunch with Bo', mealType: 'lunch' }),
  ]
  open()
  await userEvent.click(await day('View meals for Wednesday 25 November'))
  const dialog = within(screen.getByRole('dialog', { name: 'Meals for Wednesday 25 November 2026' }))
  const sections = ['Breakfast', 'Lunch', 'Dinner', 'Prep'].map((name) =>
    dialog.getByRole('region', { name }),
  )
  expect(sections.map((section) => within(section).queryByText(/^No /)?.textContent)).toEqual([
    'No breakfast planned',
    undefined,
    undefined,
    'No prep planned',
  ])
  expect(sections.map((section) => within(section).queryByText(/^\d$/)?.textContent)).toEqual([
    '0',
    '1',
    '1',
    '0',
  ])
  expect(dialog.getByText('2 meals planned')).toBeTruthy()
  expect(dialog.getByRole('link', { name: 'Open Tomato Soup' }).getAttribute('href')).toBe('/recipe/recipe-0')
  await press('Edit Lunch with Bo')
  expect(screen.queryByText('2 meals planned')).toBeNull()
  expect(screen.getByRole('dialog', { name: 'Edit Meal Plan' })).toBeTruthy()
  await press('Update')
  await toastSays('Meal updated successfully!')
  expect(server.sent).toMatchObject([['PATCH', { kind: 'text', text: 'Lunch with Bo', mealType: 'lunch' }]])
})

test('View Today on an empty day leads on to planning', async () => {
  open()
  await userEvent.click(await day('View Today'))
  for (const words of ['No meals planned', 'Start planning your meals for this day', '0 meals planned'])
    expect(screen.getByText(words)).toBeTruthy()
  await press('Back to Calendar')
  expect(screen.queryByRole('dialog')).toBeNull()
  await press('View Today')
  await press('Plan a Meal')
  expect(screen.getByRole('dialog', { name: 'Plan a Meal' })).toBeTruthy()
  expect(screen.getByText('Sunday 22 November 2026')).toBeTruthy()
})

test('arrows with Alt or Ctrl are left to the browser', async () => {
  open()
  const today = await day('Sunday 22 November')
  for (const held of [{ altKey: true }, { ctrlKey: true }]) {
    const pressed = createEvent.keyDown(today, { key: 'ArrowLeft', ...held })
    fireEvent(today, pressed)
    expect(pressed.defaultPrevented).toBe(false)
  }
})

test('the keyboard moves over days, weeks and months', async () => {
  open()
  const today = await day('Sunday 22 November')
  today.focus()
  const steps: [string, string][] = [
    ['{ArrowRight}', '2026-11-23'],
    ['{ArrowDown}', '2026-11-30'],
    ['{End}', '2026-12-05'],
    ['{ArrowDown}', '2026-12-12'],
    ['{Home}', '2026-12-06'],
    ['{PageUp}', '2026-11-06'],
    ['{PageDown}', '2026-12-06'],
    ['{ArrowLeft}', '2026-12-05'],
    ['{ArrowUp}', '2026-11-28'],
  ]
  for (const [key, expected] of steps) {
    await userEvent.keyboard(key)
    expect(document.activeElement?.getAttribute('data-day')).toBe(expected)
  }
  await userEvent.keyboard('{Enter}')
  expect(screen.getByText('Saturday 28 November 2026')).toBeTruthy()
})

test('on a phone the week chooses the day whose meals are listed, and a tap opens its details', async () => {
  wide(false)
  server.meals = [meal(1)]
  open()
  await userEvent.click(await day('Show Wednesday 25 November, 1 meal'))
  expect(screen.getByRole('heading', { name: 'Wednesday 25 November' })).toBeTruthy()
  await press('View meals for Wednesday 25 November')
  expect(screen.getByRole('dialog', { name: 'Meals for Wednesday 25 November 2026' })).toBeTruthy()
  await press('Back to Calendar')
  await press('Week after')
  expect(screen.getByRole('heading', { name: 'Wednesday 2 December' })).toBeTruthy()
  await press('Today')
  expect(screen.getByRole('heading', { name: "Today's Meals" })).toBeTruthy()
})

test('a plan that fails to load says so and can be loaded again', async () => {
  let broken = true
  vi.stubGlobal(
    'fetch',
    vi.fn<typeof fetch>((input, options) =>
      broken && String(input).includes('meal-calendar')
        ? Promise.resolve(json({ code: 'internal', message: '' }, 500))
        : answer(input, options),
    ),
  )
  open()
  expect(await screen.findByText('The calendar could not be loaded')).toBeTruthy()
  broken = false
  await press('Try Again')
  expect(await screen.findByRole('grid', { name: 'November 2026' })).toBeTruthy()
})
