import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { ShoppingList, ShoppingSource } from '#contract/shopping.ts'
import { Toaster } from '#web/app/toaster.tsx'
import { shoppingQuery } from '#web/data/shopping.ts'
import { createQueryClient } from '#web/lib/query-client.ts'
import { noteReached } from '#web/lib/reachability.ts'
import { addToList } from './add-to-list.ts'

vi.mock('#web/lib/auth.ts', () => ({ currentToken: async () => 'token' }))

const recipeId = '0193a000-0000-7000-8000-0000000000aa'
const soup = (servings: number): ShoppingSource => ({
  id: '0193a000-0000-7000-8000-000000000001',
  kind: 'recipe',
  recipeId,
  title: 'Soup',
  servings,
  from: null,
  to: null,
  reason: null,
})
const listOf = (sources: ShoppingSource[]): ShoppingList => ({
  version: '1',
  planVersion: 'p1',
  sources,
  aisles: [],
  staples: [],
  lines: [],
  gone: [],
  leftOff: null,
})

/** A fake server that keeps one list. */
function kitchen(sources: ShoppingSource[]) {
  let list = listOf(sources)
  const sent: [method: string, body: unknown][] = []
  vi.stubGlobal('fetch', async (_address: string, { method, body }: RequestInit) => {
    const said: { servings?: number } = body ? JSON.parse(String(body)) : {}
    if (method !== 'GET') sent.push([String(method), said])
    if (method === 'POST') list = listOf([soup(said.servings ?? 4)])
    if (method === 'DELETE') list = listOf([])
    return Response.json(list)
  })
  return sent
}

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('a recipe is added for the shown servings, and removed again by Undo', async () => {
  const sent = kitchen([])
  render(<Toaster />)
  await addToList(createQueryClient(), { recipeId, servings: 6 })
  await screen.findByText('Soup, 6 servings')
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  await screen.findByText('Undone: On the list: Soup')
  expect(sent).toEqual([
    ['POST', { recipeId, servings: 6 }],
    ['DELETE', {}],
  ])
})

test('Undo gives a recipe that was on the list before its earlier servings', async () => {
  const sent = kitchen([soup(2)])
  render(<Toaster />)
  await addToList(createQueryClient(), { recipeId, servings: 6 })
  await screen.findByText('Soup, 6 servings')
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(sent.at(-1)).toEqual(['POST', { recipeId, servings: 2 }]))
})

test('a refusal shows the message of the server', async () => {
  vi.stubGlobal('fetch', async (_address: string, { method }: RequestInit) =>
    method === 'GET'
      ? Response.json(listOf([]))
      : Response.json({ code: 'invalid', message: 'The list is full.' }, { status: 400 }),
  )
  render(<Toaster />)
  await addToList(createQueryClient(), { recipeId })
  await screen.findByText('Failed to add to the shopping list')
  screen.getByText('The list is full.')
})

test('without a network the message says that one is needed, and the list stays as it was', async () => {
  kitchen([soup(2)])
  render(<Toaster />)
  const client = createQueryClient()
  const before = await client.fetchQuery(shoppingQuery)
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch')
  })
  await addToList(client, { recipeId, servings: 6 })
  await screen.findByText('Failed to add to the shopping list')
  screen.getByText(/^You're offline\. .* This needs the network\.$/)
  expect(client.getQueryData(shoppingQuery.queryKey)).toEqual(before)
  noteReached()
})
