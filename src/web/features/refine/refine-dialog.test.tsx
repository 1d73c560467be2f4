import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Recipe } from '#contract/recipe.ts'
import type { RefineProposal } from '#contract/refine.ts'
import { withoutDirection } from '#testing/written-direction.ts'
import { createQueryClient } from '#web/lib/query-client.ts'
import { RefineDialog } from './refine-dialog.tsx'

vi.mock('#web/lib/auth.ts', () => ({ currentToken: async () => 'token-1', signOut: vi.fn() }))

const id = '0193a000-0000-7000-8000-000000000000'
const recipe = { id, title: 'Tomato Soup', version: 1 } as Recipe // the dialog reads no other fields
const values = { calories: 300, protein: 5, carbs: 20, fat: 18, fiber: 3, sugar: 9, sodium: 500 }
const proposal: RefineProposal = {
  proposalId: '0193a000-0000-7000-8000-000000000001',
  draft: {
    title: 'Vegan Tomato Soup',
    description: '',
    category: 'dinner',
    prepTime: 10,
    cookTime: 20,
    restTime: 0,
    servings: 4,
    ingredients: [],
    instructions: [],
  },
  diff: {
    fields: [{ field: 'servings', before: '4', after: '2', words: null }],
    ingredients: [
      { kind: 'kept', text: '2 tomatoes' },
      {
        kind: 'changed',
        before: '1 cup cream',
        after: '1 cup vegan cream',
        words: [
          { kind: 'kept', text: '1 cup ' },
          { kind: 'added', text: 'vegan ' },
          { kind: 'kept', text: 'cream' },
        ],
      },
      { kind: 'removed', text: '1 egg' },
    ],
    instructions: [],
  },
  checks: { rules: [], findings: [] },
  nutrition: { before: values, after: { ...values, calories: 280 } },
  nutritionCoverage: { linesCounted: 3, lines: 3, unmatched: [] },
  engine: 'larder-kitchen',
}

const server = { remaining: 2, propose: [] as Response[], accept: [] as Response[], keys: [] as string[] }
const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } })

const answer: typeof fetch = async (input, options) => {
  const call = `${options?.method} ${String(input)}`
  if (call.endsWith('/quota/check')) {
    return json({
      subscriptionStatus: 'free',
      recipesUsed: 3 - server.remaining,
      recipesRemaining: server.remaining,
      resetsAt: '2026-12-01T00:00:00.000Z',
    })
  }
  if (call === `POST /api/recipes/${id}/refine`) return server.propose.shift() ?? json(proposal)
  if (call === `POST /api/recipes/${id}/refine/accept`) {
    server.keys.push(new Headers(options?.headers).get('idempotency-key') ?? '')
    return server.accept.shift() ?? json({ recipe: { ...recipe, title: 'Vegan' }, canGenerate: true })
  }
  return json([])
}

beforeEach(() => {
  Object.assign(server, { remaining: 2, propose: [], accept: [], keys: [] })
  vi.stubGlobal('fetch', answer)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const onOpenChange = vi.fn()
const show = () =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <RefineDialog recipe={recipe} limit={<p>Limit card</p>} open onOpenChange={onOpenChange} />
      </MemoryRouter>
    </QueryClientProvider>,
  )

test('the changes are named in words, and unchanged lines can be shown', async () => {
  show()
  await userEvent.click(screen.getByRole('button', { name: 'Make it vegan' }))
  await screen.findByRole('heading', { name: 'What would change' })
  const ingredients = screen.getByRole('region', { name: 'Changes of ingredients' })
  const lines = () =>
    within(ingredients)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)
  expect(lines()).toEqual(['Changed: 1 cup  (comes: vegan ) cream', 'Removed: 1 egg'])
  await userEvent.click(within(ingredients).getByRole('button', { name: 'Show the 1 that stay' }))
  expect(lines()[0]).toBe('Kept: 2 tomatoes')
  expect(screen.getByText('Nothing changes here.')).toBeDefined()
  expect(screen.getByRole('row', { name: /Calories 300 280 kcal −20/ })).toBeDefined()
})

test('the text of a cook has its own direction, which hidden labels do not affect', async () => {
  server.propose.push(
    json({
      ...proposal,
      diff: {
        fields: [
          {
            field: 'title',
            before: 'شوربة',
            after: 'حساء',
            words: [
              { kind: 'removed', text: 'شوربة' },
              { kind: 'added', text: 'حساء' },
            ],
          },
        ],
        ingredients: [{ kind: 'added', text: 'ليمونة' }],
        instructions: [],
      },
    }),
  )
  show()
  await userEvent.click(screen.getByRole('button', { name: 'Make it vegan' }))
  await screen.findByRole('heading', { name: 'What would change' })
  for (const text of ['شوربة', 'حساء', 'ليمونة']) {
    expect(screen.getByText(text)).toBeDefined()
    expect(withoutDirection(text)).toEqual([])
  }
  for (const told of screen.getAllByText(/goes:|comes:|Added:/)) {
    if (told.closest('[dir="auto"]')) expect(told.getAttribute('dir')).toBe('auto')
  }
})

test('a failed acceptance says so and can be tried again with the same key', async () => {
  server.accept.push(json({ code: 'unavailable', message: 'Not just now.' }, 503))
  show()
  await userEvent.click(screen.getByRole('button', { name: 'Make it vegan' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Keep this version' }))
  expect((await screen.findByRole('alert')).textContent).toContain('Not just now.')
  await userEvent.click(screen.getByRole('button', { name: 'Keep this version' }))
  await vi.waitFor(() => expect(onOpenChange).toHaveBeenCalledWith(false), 20_000)
  expect(server.keys).toHaveLength(2)
  expect(server.keys[0]).toBe(server.keys[1])
  expect(server.keys[0]).not.toBe('')
})

test('a refusal shows the kitchen’s message, and the request stays', async () => {
  server.propose.push(json({ code: 'recipe_refused', message: 'The eggs carry this dish.' }, 422))
  show()
  await userEvent.type(screen.getByLabelText('Or in your own words'), 'vegan{Enter}')
  expect((await screen.findByText('The eggs carry this dish.')).closest('[role=status]')).not.toBeNull()
  expect(screen.getByLabelText<HTMLTextAreaElement>('Or in your own words').value).toBe('vegan')
})

test('a used-up quota shows the limit card in place of the form', async () => {
  server.remaining = 0
  show()
  expect(await screen.findByText('Limit card')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Show the changes' })).toBeNull()
})

test('a quota that another tab used up shows the limit card, too', async () => {
  server.propose.push(json({ code: 'quota_exceeded', message: '🍽️' }, 403))
  show()
  await userEvent.click(screen.getByRole('button', { name: 'Cheaper' }))
  expect(await screen.findByText('Limit card')).toBeDefined()
})

test('a refused request leaves the focus where it was', async () => {
  let refuse = (_answer: Response) => {}
  const refused = new Promise<Response>((resolve) => {
    refuse = resolve
  })
  vi.stubGlobal('fetch', (async (...asked: Parameters<typeof fetch>) =>
    String(asked[0]).endsWith('/refine') ? refused : answer(...asked)) satisfies typeof fetch)
  show()
  const chip = await screen.findByRole('button', { name: 'Make it vegan' })
  await userEvent.click(chip)
  await screen.findByRole('button', { name: 'Stop' })
  // A browser takes the focus from a disabled element, so the chip must not be `:disabled`.
  expect(chip.closest(':disabled')).toBeNull()
  refuse(json({ code: 'recipe_refused', message: 'It is vegan already.' }, 422))
  expect(await screen.findByText('It is vegan already.')).toBeTruthy()
  expect(document.activeElement).toBe(chip)
})
