import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, Route, Routes } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Recipe } from '#contract/recipe.ts'
import type { Review } from '#contract/reviews.ts'
import { createQueryClient } from '#web/lib/query-client.ts'
import { dismissToast, useToast } from '#web/lib/toasts.ts'
import { ReviewRecipe } from './review-recipe.tsx'

vi.mock('#web/lib/auth.ts', () => ({
  currentToken: async () => 'token-1',
  signOut: vi.fn(async () => undefined),
  useAuth: () => ({ user: { uid: 'cook-1' } }),
}))

const id = '0193a000-0000-7000-8000-000000000000'
const recipe = {
  id,
  title: 'Lentil Soup',
  description: '',
  category: 'breakfast', // the select's first option, because happy-dom loses any other initial value
  prepTime: 10,
  cookTime: 25,
  servings: 4,
  ingredients: [
    { amount: '1 cup', item: 'lentils' },
    { amount: '2 teaspoon', item: 'cumin' },
  ],
  instructions: ['Simmer the lentils with the cumin for 20 minutes.'],
  version: 3,
  inReview: true,
} as Recipe // the fields that the page reads

const spot = { photo: 0, left: 0.1, top: 0.5, width: 0.4, height: 0.02 }
const review: Review = {
  recipeId: id,
  photos: [{ url: `/api/recipes/${id}/review/photos/0`, width: 1200, height: 1500 }],
  doubts: [
    {
      place: 'ingredients.1',
      text: '2 teaspoon',
      kind: 'lost_fraction',
      reason: 'A fraction may be lost.',
      spot,
    },
    { place: 'servings', text: '', kind: 'assumed', reason: 'Nothing says for how many.', spot: null },
  ],
  rawText: 'LENTIL SOUP\n2 teaspoon cumin',
  handwritten: true,
  engine: 'larder-kitchen',
  others: [{ id: '0193a000-0000-7000-8000-000000000001', title: 'Flat Bread', inReview: false }],
  leftOut: [],
  unread: [],
}

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } })
const server = { calls: [] as string[], bodies: [] as unknown[], review: json(review), confirm: json(recipe) }
const nextId = '0193a000-0000-7000-8000-000000000002'

beforeEach(() => {
  localStorage.clear()
  Object.assign(server, {
    calls: [],
    bodies: [],
    review: json(review),
    confirm: json({ ...recipe, inReview: false }),
  })
  for (let number = 0; number < 100; number++) dismissToast(number)
  vi.stubGlobal(
    'fetch',
    vi.fn<typeof fetch>(async (input, options) => {
      const call = `${options?.method} ${String(input).replace(id, 'ID')}`
      server.calls.push(call)
      if (options?.body) server.bodies.push(JSON.parse(String(options.body)))
      if (call === 'GET /api/recipes/ID/review') return server.review
      if (call === 'POST /api/recipes/ID/review/confirm') return server.confirm
      if (call === 'GET /api/recipes/ID/review/photos/0')
        return new Response(new Blob([new Uint8Array(4)], { type: 'image/jpeg' }))
      return json(recipe)
    }),
  )
})
afterEach(cleanup)

function LastToast() {
  const toast = useToast()
  return toast && <output>{`${toast.title}|${toast.description ?? ''}`}</output>
}
const lastToast = () => document.querySelector('output')?.textContent

const onLeave = vi.fn()
async function open() {
  onLeave.mockClear()
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <ReviewRecipe recipe={recipe} onLeave={onLeave} />
        <LastToast />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  await screen.findByRole('heading', { name: 'Check Your Recipe' })
}

test('the photo is beside the form, doubtful places give their reason, and a tap shows field and photo', async () => {
  await open()
  expect(await screen.findByRole('img', { name: /^Page 1/ })).toBeTruthy()
  expect(screen.getByText('This looks handwritten, please check')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Flat Bread' }).getAttribute('href')).toBe(
    `/recipe/${review.others[0]?.id}`,
  )
  expect(screen.getByText(/LENTIL SOUP/).closest('details')).toHaveProperty('open', false)
  expect(screen.getByLabelText('Servings').getAttribute('aria-describedby')).toBeTruthy()
  const described = screen.getByLabelText('Amount 2').getAttribute('aria-describedby') ?? ''
  expect(document.getElementById(described)?.textContent).toBe('A fraction may be lost.')
  await userEvent.click(screen.getByRole('button', { name: /^Ingredient 2 “2 teaspoon”/ }))
  expect(document.activeElement).toBe(screen.getByLabelText('Amount 2'))
  expect(document.querySelector<HTMLElement>('[data-spot]')?.style.top).toBe('50%')
  await userEvent.click(screen.getByLabelText('Servings'))
  expect(screen.getByRole('button', { name: /^Servings/ }).getAttribute('aria-current')).toBe('true')
})

test('confirming without a change does not save the recipe again', async () => {
  await open()
  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }))
  await waitFor(() => expect(onLeave).toHaveBeenCalled())
  expect(server.calls).toContain('POST /api/recipes/ID/review/confirm')
  expect(server.calls).not.toContain('PUT /api/recipes/ID')
  expect(lastToast()).toBe('Recipe confirmed|Lentil Soup')
})

test('the next recipe in review follows a confirmed one, and an unread page is reported', async () => {
  const others = [...review.others, { id: nextId, title: 'Plum Cake', inReview: true }]
  server.review = json({ ...review, others, unread: [0] })
  onLeave.mockClear()
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter initialEntries={[`/recipe/${id}`]}>
        <Routes>
          <Route path={`/recipe/${id}`} element={<ReviewRecipe recipe={recipe} onLeave={onLeave} />} />
          <Route path={`/recipe/${nextId}`} element={<p>The next review</p>} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  )
  expect(await screen.findByText(/When you confirm this one, Plum Cake is next\./)).toBeTruthy()
  expect(screen.getByText(/^Nothing could be read on photo 1\./)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }))
  expect(await screen.findByText('The next review')).toBeTruthy()
  expect(onLeave).not.toHaveBeenCalled()
})

test('a correction is saved with its version before the review ends', async () => {
  await open()
  await userEvent.type(screen.getByLabelText('Amount 2'), 's')
  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }))
  await waitFor(() => expect(onLeave).toHaveBeenCalled())
  expect(server.calls.filter((call) => /^(PUT|POST)/.test(call))).toEqual([
    'PUT /api/recipes/ID',
    'POST /api/recipes/ID/review/confirm',
  ])
  expect(server.bodies[0]).toMatchObject({
    version: 3,
    ingredients: [
      { amount: '1 cup', item: 'lentils' },
      { amount: '2 teaspoons', item: 'cumin' },
    ],
  })
  expect(JSON.stringify(server.bodies[0])).not.toContain('doubt')
})

test('a failed confirmation keeps everything in the form', async () => {
  server.confirm = json({ code: 'internal', message: '' }, 500)
  await open()
  await userEvent.type(screen.getByLabelText('Amount 2'), 's')
  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }))
  expect(await screen.findByText('Not saved. Your changes are still here.')).toBeTruthy()
  expect(onLeave).not.toHaveBeenCalled()
  expect(screen.getByLabelText('Amount 2')).toHaveProperty('value', '2 teaspoons')
})

test('a review that ended elsewhere says so and shows the recipe', async () => {
  server.review = json({ code: 'not_found', message: 'Review Not Found' }, 404)
  onLeave.mockClear()
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <ReviewRecipe recipe={recipe} onLeave={onLeave} />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  expect(await screen.findByText('This recipe was confirmed elsewhere in the meantime.')).toBeTruthy()
})
