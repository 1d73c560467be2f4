import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Folder } from '#contract/folders.ts'
import { IMAGE_FALLBACK_MS } from '#contract/limits.ts'
import type { RecipeCard } from '#contract/recipe.ts'
import { createQueryClient } from '#web/lib/query-client.ts'
import { dismissToast, useToast } from '#web/lib/toasts.ts'
import { MyRecipes } from './my-recipes.tsx'

vi.mock('#web/lib/auth.ts', () => ({
  currentToken: async () => 'token-1',
  signOut: vi.fn(async () => undefined),
}))

/** Longer timeout, because whole pages in a JavaScript DOM are slow on a busy machine. */
vi.setConfig({ testTimeout: 20_000 })
const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })

const id = (number: number) => `0193a000-0000-7000-8000-00000000000${number}`
const card = (number: number, title: string, patch: Partial<RecipeCard> = {}): RecipeCard => ({
  id: id(number),
  title,
  description: 'Good.',
  category: 'dinner',
  prepTime: 10,
  cookTime: 30,
  restTime: 0,
  servings: 2,
  nutrition: { calories: 430, protein: 17, carbs: 54, fat: 16, fiber: 5, sugar: 4, sodium: 620 },
  imageUrl: `/images/${'a'.repeat(64)}.webp`,
  imageAlt: null,
  isFavorite: false,
  isShared: false,
  folderId: null,
  createdAt: `2026-11-2${number}T10:00:00.000Z`,
  averageRating: null,
  totalRatings: 0,
  myRating: null,
  ...patch,
})
const soups: Folder = { id: id(9), name: 'Soups', color: '#2563eb' }

/** The fake server: its data, the calls that it received, and those that it refuses. */
const server = {
  recipes: [] as RecipeCard[],
  folders: [] as Folder[],
  calls: [] as string[],
  bodies: [] as unknown[],
  refuse: (_call: string): boolean => false,
}

const answer = async (input: string, options?: RequestInit): Promise<Response> => {
  const { pathname, searchParams } = new URL(input, 'http://larder.test')
  const call = `${options?.method} ${pathname}`
  server.calls.push(`${call}${searchParams.size > 0 ? `?${searchParams}` : ''}`)
  const body = options?.body ? JSON.parse(String(options.body)) : undefined
  if (body) server.bodies.push(body)
  if (server.refuse(call)) {
    return Response.json({ code: 'internal', message: 'Something went wrong.' }, { status: 500 })
  }
  if (call === 'GET /api/recipes/cards') {
    const folder = searchParams.get('folderId')
    const fits = server.recipes.filter((one) => !folder || (one.folderId ?? 'unorganized') === folder)
    return Response.json({ recipes: fits, nextCursor: null })
  }
  if (call === 'GET /api/folders') return Response.json(server.folders)
  if (call === 'GET /api/folders/counts') {
    const folders = Object.fromEntries(
      server.folders.map((one) => [
        one.id,
        server.recipes.filter(({ folderId }) => folderId === one.id).length,
      ]),
    )
    const unorganized = server.recipes.filter(({ folderId }) => folderId === null).length
    return Response.json({ all: server.recipes.length, unorganized, folders })
  }
  if (call === 'POST /api/folders') return Response.json({ id: id(8), ...body }, { status: 201 })
  if (call.startsWith('PUT /api/folders/')) return Response.json({ id: call.split('/').at(-1), ...body })
  const recipe = server.recipes.find((one) => call.includes(one.id))
  if (call.endsWith('/favorite')) return Response.json({ isFavorite: !recipe?.isFavorite })
  if (call.endsWith('/folder')) return Response.json({ ...recipe, ...body })
  if (call.startsWith('GET /api/recipes/')) {
    return Response.json({
      ...recipe,
      ingredients: [{ amount: '1', item: 'leek' }],
      instructions: ['Cook it.'],
    })
  }
  return Response.json({ ok: true })
}

beforeEach(() => {
  Object.assign(server, {
    recipes: [card(3, 'Leek Tart'), card(2, 'Lentil Soup', { folderId: soups.id })],
    folders: [soups],
    calls: [],
    bodies: [],
    refuse: () => false,
  })
  vi.stubGlobal('fetch', answer)
  // A viewport wide enough for the sidebar.
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function LastToast() {
  const toast = useToast()
  return toast && <output>{`${toast.title}|${toast.description ?? ''}`}</output>
}
const said = (words: string) =>
  waitFor(() => expect(document.querySelector('output')?.textContent).toBe(words))

async function open(address = '/recipes') {
  for (let number = 0; number < 200; number++) dismissToast(number)
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter initialEntries={[address]}>
        <MyRecipes />
        <LastToast />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  return await screen.findByRole('list', { name: 'Recipes' })
}
const cardOf = (title: string) =>
  screen.getByRole('heading', { name: title, hidden: true }).closest('article') as HTMLElement
async function choose(title: string, item: string) {
  await user.click(within(cardOf(title)).getByRole('button', { name: `More for ${title}` }))
  await user.click(await screen.findByRole('menuitem', { name: item }))
}
const folderEntry = (name: RegExp) =>
  within(screen.getByRole('navigation', { name: 'Folders' })).findByRole('link', { name })
async function folderDeed(name: string) {
  await user.click(await screen.findByRole('button', { name: 'Change folder Soups' }))
  await user.click(await screen.findByRole('menuitem', { name }))
}

test('a card shows the recipe, its folder and the nutrition of one serving', async () => {
  await open()
  const soup = cardOf('Lentil Soup')
  await waitFor(() => expect(within(soup).getByText('Soups')).toBeTruthy())
  expect(within(soup).getByText('Dinner')).toBeTruthy()
  expect(soup.textContent).toContain('40 min')
  expect(soup.querySelector('[aria-label="Nutrition per serving"]')?.textContent).toBe(
    '430kcal17 gprotein54 gcarbs16 gfat'.replace(/(\d+(?: g)?)(kcal|protein|carbs|fat)/g, '$2$1'),
  )
  expect(within(soup).getByRole('link', { name: 'View Recipe: Lentil Soup' }).getAttribute('href')).toBe(
    `/recipe/${id(2)}`,
  )
  expect((await folderEntry(/^Soups/)).textContent).toBe('Soups1 recipe')
})

test('loading shows eight placeholders, and a failure can be retried', async () => {
  server.refuse = (call) => call === 'GET /api/recipes/cards'
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <MyRecipes />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  const placeholders = screen.getByRole('status', { name: 'Loading recipes' })
  expect(placeholders.querySelectorAll('[data-skeleton]')).toHaveLength(8)
  expect(await screen.findByRole('heading', { name: 'Your recipes could not be loaded' })).toBeTruthy()
  server.refuse = () => false
  await user.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(await screen.findByRole('heading', { name: 'Leek Tart' })).toBeTruthy()
})

test('a picture that does not load within three seconds is replaced by its drawing', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] })
  await open()
  await act(async () => undefined) // a card's waiting time begins after it is drawn
  const picture = cardOf('Leek Tart').querySelector('[data-picture]')
  expect(picture?.getAttribute('data-picture')).toBe('loading')
  act(() => void vi.advanceTimersByTime(IMAGE_FALLBACK_MS))
  expect(picture?.getAttribute('data-picture')).toBe('fallback')
  act(() => void picture?.querySelector('img')?.dispatchEvent(new Event('load')))
  expect(picture?.getAttribute('data-picture')).toBe('loaded')
})

test('the heart changes at once, and changes back when the server refuses', async () => {
  await open()
  const heart = () => within(cardOf('Leek Tart')).getByRole('button', { name: 'Favorite Leek Tart' })
  await user.click(heart())
  expect(heart().getAttribute('aria-pressed')).toBe('true')
  await waitFor(() => expect(server.calls).toContain(`POST /api/recipes/${id(3)}/favorite`))

  server.refuse = (call) => call.endsWith('/favorite')
  await user.click(within(cardOf('Lentil Soup')).getByRole('button', { name: 'Favorite Lentil Soup' }))
  await said('Error|Failed to update favorite status')
  expect(
    within(cardOf('Lentil Soup'))
      .getByRole('button', { name: /Favorite/ })
      .getAttribute('aria-pressed'),
  ).toBe('false')
})

test('Copy to Clipboard copies the whole recipe, or shows a failure', async () => {
  await open()
  await choose('Leek Tart', 'Copy to Clipboard')
  await said('Recipe Copied|Leek Tart')
  expect(await navigator.clipboard.readText()).toContain('- 1 leek')
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('no'))
  await choose('Leek Tart', 'Copy to Clipboard')
  await said('Copy Failed|Failed to copy recipe to clipboard.')
})

test('Delete removes the card, or keeps it and shows a failure', async () => {
  await open()
  server.refuse = (call) => call.startsWith('DELETE')
  await choose('Leek Tart', 'Delete Recipe')
  await said('Error|Failed to delete recipe')
  expect(cardOf('Leek Tart')).toBeTruthy()
  server.refuse = () => false
  server.recipes = server.recipes.filter(({ title }) => title !== 'Leek Tart')
  await choose('Leek Tart', 'Delete Recipe')
  await said('Recipe Deleted|Leek Tart')
  expect(screen.queryByRole('heading', { name: 'Leek Tart' })).toBeNull()
})

test('Edit Recipe opens the page in edit mode', async () => {
  await open()
  await user.click(screen.getByRole('button', { name: 'More for Leek Tart' }))
  const item = await screen.findByRole('menuitem', { name: 'Edit Recipe' })
  expect(item.getAttribute('href')).toBe(`/recipe/${id(3)}?edit=true`)
})

test('a move shows at once in cards and counts, and is undone when the server refuses', async () => {
  await open()
  await folderEntry(/^Unorganized ?1 recipe/)
  server.refuse = (call) => call.endsWith('/folder')
  await choose('Leek Tart', 'Move to Folder')
  const dialog = await screen.findByRole('dialog', { name: 'Move to Folder' })
  const move = within(dialog).getByRole('button', { name: 'Move Recipe' })
  expect(move).toHaveProperty('disabled', true)
  await user.click(within(dialog).getByRole('radio', { name: 'Soups' }))
  await user.click(move)
  await said('Error|Failed to move recipe')
  expect(within(cardOf('Leek Tart')).queryByText('Soups')).toBeNull()
  await folderEntry(/^Unorganized ?1 recipe/)

  server.refuse = () => false
  await choose('Leek Tart', 'Move to Folder')
  const again = await screen.findByRole('dialog', { name: 'Move to Folder' })
  await user.click(within(again).getByRole('radio', { name: 'Soups' }))
  await user.click(within(again).getByRole('button', { name: 'Move Recipe' }))
  await said('Success|Recipe moved successfully')
  expect(server.bodies.at(-1)).toEqual({ folderId: soups.id })
  expect(within(cardOf('Leek Tart')).getByText('Soups')).toBeTruthy()
  await folderEntry(/^Soups ?2 recipes/)
  await folderEntry(/^Unorganized ?0 recipes/)
})

test('a card that is moved out of the shown folder disappears', async () => {
  await open(`/recipes?folder=${soups.id}`)
  await choose('Lentil Soup', 'Move to Folder')
  const dialog = await screen.findByRole('dialog', { name: 'Move to Folder' })
  await user.click(within(dialog).getByRole('radio', { name: 'Unorganized' }))
  await user.click(within(dialog).getByRole('button', { name: 'Move Recipe' }))
  expect(await screen.findByRole('heading', { name: 'This folder is empty' })).toBeTruthy()
  expect(screen.getByText(/^Drag a recipe here, or choose Move to Folder/)).toBeTruthy()
})

test('without a visible folder, no text mentions dragging a recipe', async () => {
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
  await open(`/recipes?folder=${soups.id}`)
  await choose('Lentil Soup', 'Delete Recipe')
  expect(await screen.findByText(/^Choose Move to Folder/)).toBeTruthy()
})

test('a folder is created with a name and a colour, and a failure keeps the typed name', async () => {
  await open()
  await user.click(screen.getByRole('button', { name: 'New Folder' }))
  const dialog = await screen.findByRole('dialog', { name: 'New Folder' })
  const create = within(dialog).getByRole('button', { name: 'Create Folder' })
  expect(
    within(dialog)
      .getAllByRole('radio')
      .map((one) => one.getAttribute('aria-label')),
  ).toEqual(['Orange', 'Red', 'Green', 'Blue', 'Purple', 'Pink', 'Cyan', 'Lime'])
  expect(within(dialog).getByRole('radio', { name: 'Orange' }).getAttribute('aria-checked')).toBe('true')
  await user.type(within(dialog).getByLabelText('Folder name'), '   ')
  expect(create).toHaveProperty('disabled', true)
  await user.type(within(dialog).getByLabelText('Folder name'), 'Sweet ')
  server.refuse = (call) => call === 'POST /api/folders'
  await user.click(create)
  await said('Error|Failed to create folder')
  expect(within(dialog).getByLabelText('Folder name')).toHaveProperty('value', '   Sweet ')

  server.refuse = () => false
  await user.click(within(dialog).getByRole('radio', { name: 'Pink' }))
  await user.click(create)
  await said('Folder created successfully|')
  expect(server.bodies.at(-1)).toEqual({ name: 'Sweet', color: '#db2777' })
  await folderEntry(/^Sweet ?0 recipes/)
})

test('a folder is renamed, or keeps its name when the server refuses', async () => {
  await open()
  server.refuse = (call) => call.startsWith('PUT /api/folders/')
  await folderDeed('Edit Folder')
  const dialog = await screen.findByRole('dialog', { name: 'Edit Folder' })
  const name = within(dialog).getByLabelText('Folder name')
  const update = within(dialog).getByRole('button', { name: 'Update Folder' })
  await user.clear(name)
  expect(update).toHaveProperty('disabled', true)
  await user.type(name, 'Warm things')
  await user.click(update)
  await said('Error|Failed to update folder')
  expect(within(cardOf('Lentil Soup')).getByText('Soups')).toBeTruthy()
  server.refuse = () => false
  await user.click(update)
  await said('Folder updated successfully|')
  expect(within(cardOf('Lentil Soup')).getByText('Warm things')).toBeTruthy()
})

test('a folder is deleted after a confirmation, and its recipes become unorganized', async () => {
  await open()
  server.refuse = (call) => call.startsWith('DELETE')
  await folderDeed('Delete Folder')
  const question = await screen.findByRole('alertdialog')
  expect(question.textContent).toContain(
    'Are you sure you want to delete this folder? All recipes in this folder will be moved to unorganized.',
  )
  const confirm = within(question).getByRole('button', { name: 'Delete Folder' })
  await user.click(confirm)
  await said('Error|Failed to delete folder')
  server.refuse = () => false
  server.folders = []
  server.recipes = server.recipes.map((one) => ({ ...one, folderId: null }))
  await user.click(confirm)
  await said('Folder deleted successfully. Recipes moved to unorganized.|')
  expect(within(cardOf('Lentil Soup')).queryByText('Soups')).toBeNull()
  await folderEntry(/^Unorganized ?2 recipes/)
})

test('sort order, category and search are sent to the server and stored in the address', async () => {
  await open('/recipes?sort=alphabetical&category=dinner')
  expect(server.calls).toContain('GET /api/recipes/cards?category=dinner&sort=alphabetical')
  await user.type(screen.getByRole('searchbox', { name: 'Search recipes' }), 'tart')
  await waitFor(() =>
    expect(server.calls).toContain('GET /api/recipes/cards?category=dinner&search=tart&sort=alphabetical'),
  )
})

test('without results, one button clears all filters', async () => {
  await open(`/recipes?category=dinner&folder=${soups.id}`)
  server.recipes = []
  await user.type(screen.getByRole('searchbox', { name: 'Search recipes' }), 'xyzzy')
  await screen.findByRole('heading', { name: 'Nothing fits' })
  server.recipes = [card(2, 'Lentil Soup', { folderId: soups.id })]
  server.calls = []
  await user.click(screen.getByRole('button', { name: 'Clear the search' }))
  expect(screen.getByRole('searchbox', { name: 'Search recipes' })).toHaveProperty('value', '')
  expect(screen.getByRole('combobox', { name: /ategory/ })).toHaveProperty('value', '')
  await screen.findByRole('heading', { name: 'Lentil Soup' })
})
