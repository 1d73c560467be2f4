import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import type { PopularRecipe } from '#contract/popular.ts'
import { createQueryClient } from '#web/lib/query-client.ts'
import { useToast } from '#web/lib/toasts.ts'
import { Library } from './library.tsx'
import { ListingSwitch } from './listing-switch.tsx'
import { OpenReports } from './open-reports.tsx'
import { SeasonCollections } from './season-collections.tsx'
import { Suggestions } from './suggestions.tsx'

vi.mock('#web/lib/auth.ts', () => ({ currentToken: async () => 'token-1' }))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const soup: PopularRecipe = {
  id: '018f4f5e-0000-7000-8000-000000000001',
  title: 'Pea Soup',
  description: 'Green and thick.',
  category: 'lunch',
  imageUrl: null,
  imageAlt: null,
  prepTime: 10,
  cookTime: 20,
  restTime: 0,
  servings: 4,
  averageRating: 4.62,
  totalRatings: 12,
  cuisine: 'Dutch',
  isSaved: false,
}
const stew = {
  ...soup,
  id: '018f4f5e-0000-7000-8000-000000000002',
  title: 'Bean Stew',
  averageRating: null,
  totalRatings: 0,
}

type Answer = unknown | ((address: URL) => Response)
/** A fake server: of the keys that are a prefix of method and path, the longest gives the answer. */
function server(answers: Record<string, Answer>) {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const url = new URL(address, 'http://localhost')
    const call = `${init.method ?? 'GET'} ${url.pathname}${url.search}`
    asked.push(call)
    const [, answer] =
      Object.entries(answers)
        .filter(([beginning]) => call.startsWith(beginning))
        .sort(([a], [b]) => b.length - a.length)[0] ?? []
    return typeof answer === 'function' ? answer(url) : Response.json(answer ?? null)
  })
  return asked
}

const looks = {
  columns: '',
  renderPicture: () => null,
  categoryNames: {
    breakfast: 'Breakfast',
    lunch: 'Lunch',
    dinner: 'Dinner',
    snack: 'Snack',
    dessert: 'Dessert',
  },
}
const Told = () => {
  const toast = useToast()
  return toast && <output>{`${toast.title}|${toast.description ?? ''}`}</output>
}
const show = (children: ReactNode, client = createQueryClient()) =>
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        {children}
        <Told />
      </MemoryRouter>
    </QueryClientProvider>,
  )
const library = (
  <Library {...looks} seasons={<p>The season</p>} renderCategoryFilter={() => <span>filter</span>} />
)
const said = (words: string) =>
  waitFor(() => expect(document.querySelector('output')?.textContent).toBe(words))

test('cards show their average and count, and a button that saves once', async () => {
  server({
    'GET /api/recipes/popular': [soup, { ...stew, isSaved: true }],
    'POST /api/recipes/popular': { id: 'copy', title: 'Pea Soup', folderId: null },
  })
  show(library)
  const list = await screen.findByRole('list', { name: 'Popular recipes' })
  const [first, second] = within(list)
    .getAllByRole('listitem')
    .filter((item) => item.parentElement === list)
  expect(first?.textContent).toContain('4.6 (12 ratings)')
  expect(second?.textContent).toContain('No ratings yet')
  const savedOf = (item?: HTMLElement) => within(item!).getByRole('button', { name: 'Saved to Collection' })
  expect(savedOf(second)).toHaveProperty('disabled', true)
  await userEvent.click(within(first!).getByRole('button', { name: 'Save Recipe: Pea Soup' }))
  await said('Recipe Saved!|Pea Soup is in your collection now.')
  expect(savedOf(first).getAttribute('aria-disabled')).toBe('true')
  expect(document.activeElement).toBe(savedOf(first))
})

test('a recipe saved in the preview counts as saved on its card, also when the library is opened again', async () => {
  server({
    'GET /api/recipes/popular': [soup],
    [`GET /api/recipes/popular/${soup.id}`]: {
      ...soup,
      seasons: [],
      ingredients: [],
      instructions: [],
      nutrition: null,
    },
    'POST /api/recipes/popular': { id: 'copy', title: 'Pea Soup', folderId: null },
  })
  const client = createQueryClient()
  show(library, client)
  await userEvent.click(await screen.findByRole('button', { name: 'Pea Soup' }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.click(await dialog.findByRole('button', { name: 'Save Recipe: Pea Soup' }))
  await dialog.findByRole('button', { name: 'Saved to Collection' })
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }))
  expect(screen.getByRole('button', { name: 'Saved to Collection' })).toBeTruthy()
  cleanup()
  show(library, client)
  expect(await screen.findByRole('button', { name: 'Saved to Collection' })).toBeTruthy()
})

test('a failed save shows the server’s message', async () => {
  server({
    'GET /api/recipes/popular': [soup],
    'POST /api/recipes/popular': () =>
      Response.json({ code: 'unavailable', message: 'The kitchen is closed.' }, { status: 503 }),
  })
  show(library)
  await userEvent.click(await screen.findByRole('button', { name: 'Save Recipe: Pea Soup' }))
  await said('Failed to Save Recipe|The kitchen is closed.')
})

test('a free cook sees the upgrade card and nothing else', async () => {
  server({
    'GET /api/recipes/popular': () =>
      Response.json({ code: 'premium_required', message: 'Premium subscription required' }, { status: 403 }),
  })
  show(library)
  expect((await screen.findByRole('link', { name: 'Upgrade to Premium' })).getAttribute('href')).toBe(
    '/subscribe',
  )
  expect(screen.queryByText('The season')).toBeNull()
})

test('the library is searched during typing, says when nothing is found, and loads more by the cursor', async () => {
  const asked = server({
    'GET /api/recipes/popular?q=xyz': [],
    'GET /api/recipes/popular?cursor=next': [stew],
    'GET /api/recipes/popular': () =>
      Response.json([soup], { headers: { link: '</api/recipes/popular?cursor=next>; rel="next"' } }),
  })
  show(library)
  await userEvent.click(await screen.findByRole('button', { name: 'Show More' }))
  expect(await screen.findByText('Bean Stew')).toBeTruthy()
  expect(screen.getByText('The season')).toBeTruthy()
  await userEvent.type(screen.getByLabelText('Search popular recipes'), 'xyz')
  expect(await screen.findByText('No recipes found')).toBeTruthy()
  expect(screen.queryByText('The season')).toBeNull()
  expect(asked).toContain('GET /api/recipes/popular?q=xyz&limit=24')
})

test('a failed next page keeps the pages before it, and can be requested again', async () => {
  let isDown = true
  server({
    'GET /api/recipes/popular?cursor=next': () =>
      isDown
        ? Response.json({ code: 'unavailable', message: 'Not now.' }, { status: 503 })
        : Response.json([stew]),
    'GET /api/recipes/popular': () =>
      Response.json([soup], { headers: { link: '</api/recipes/popular?cursor=next>; rel="next"' } }),
  })
  show(library)
  await userEvent.click(await screen.findByRole('button', { name: 'Show More' }))
  expect(await screen.findByText('The next recipes could not be loaded')).toBeTruthy()
  expect(screen.getByText('Pea Soup')).toBeTruthy()
  isDown = false
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(await screen.findByText('Bean Stew')).toBeTruthy()
})

test('the preview shows the whole recipe, and a report can be sent from it', async () => {
  const { cuisine: _cuisine, ...plain } = soup
  server({
    'GET /api/recipes/popular': [soup],
    [`GET /api/recipes/popular/${soup.id}`]: {
      ...plain,
      cuisine: 'Dutch',
      seasons: ['winter'],
      ingredients: [{ amount: '1/2 pound', item: 'split peas' }],
      instructions: ['Simmer the peas.'],
      nutrition: null,
    },
    [`POST /api/recipes/popular/${soup.id}/report`]: { message: 'Thank you.' },
  })
  show(library)
  await userEvent.click(await screen.findByRole('button', { name: 'Pea Soup' }))
  const dialog = await screen.findByRole('dialog', { name: 'Pea Soup' })
  expect((await within(dialog).findByText('split peas')).textContent).toBe('½ pound split peas')
  expect(within(dialog).getByText('Simmer the peas.')).toBeTruthy()
  await userEvent.click(within(dialog).getByRole('button', { name: 'Report' }))
  await userEvent.selectOptions(within(dialog).getByLabelText('What is wrong with this recipe?'), 'copied')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Send Report' }))
  await said('Report sent|Thank you.')
})

test('the present season comes first, and a tap shows the others', async () => {
  server({
    'GET /api/recipes/popular/seasons': ['autumn', 'winter', 'spring', 'summer'].map((season, at) => ({
      season,
      isNow: at === 0,
      recipes: [{ ...soup, title: `${season} soup` }],
    })),
  })
  show(<SeasonCollections {...looks} />)
  expect(await screen.findByRole('heading', { name: 'Autumn Collection' })).toBeTruthy()
  expect(screen.getByText('autumn soup')).toBeTruthy()
  await userEvent.click(screen.getByRole('radio', { name: 'Summer' }))
  expect(screen.getByRole('heading', { name: 'Summer Collection' })).toBeTruthy()
  expect(screen.getByText('summer soup')).toBeTruthy()
})

test('suggestions give their reason, and without Premium none are requested', async () => {
  const answers = {
    'GET /api/recipes/popular/suggestions': [{ recipe: soup, reason: 'At its best in spring' }],
    'GET /api/auth/user': { subscriptionStatus: 'active' },
  }
  server(answers)
  show(<Suggestions {...looks} />)
  expect(await screen.findByText('At its best in spring')).toBeTruthy()
  cleanup()
  const asked = server({ ...answers, 'GET /api/auth/user': { subscriptionStatus: 'past_due' } })
  show(<Suggestions {...looks} />)
  await waitFor(() => expect(asked).toEqual(['GET /api/auth/user']))
  expect(screen.queryByText('Suggested for you')).toBeNull()
})

test('a shared recipe can be listed and taken out, and an unshared one sends no request', async () => {
  const listing = (isListed: boolean) => ({ isListed, canList: true, why: null })
  server({
    [`GET /api/recipes/${soup.id}/listing`]: listing(false),
    [`POST /api/recipes/${soup.id}/listing`]: listing(true),
    [`DELETE /api/recipes/${soup.id}/listing`]: listing(false),
  })
  show(<ListingSwitch recipe={{ id: soup.id, isShared: true }} />)
  await userEvent.click(await screen.findByRole('button', { name: 'List in the popular library' }))
  await said('Listed|Premium cooks find this recipe in the popular library now.')
  await userEvent.click(screen.getByRole('button', { name: 'Take It Out' }))
  expect(await screen.findByText('Not in the popular library.')).toBeTruthy()
  cleanup()
  const asked = server({})
  show(<ListingSwitch recipe={{ id: soup.id, isShared: false }} />)
  expect(asked).toEqual([])
})

test('an administrator sees the reports and settles them', async () => {
  let open = [
    {
      id: 'r1',
      reason: 'copied',
      note: 'From my blog',
      at: '2026-11-22T10:00:00Z',
      recipe: { id: soup.id, title: 'Pea Soup', owner: 'bob@example.org' },
    },
  ]
  server({
    'GET /api/admin/reports': () => Response.json(open),
    'POST /api/admin/reports/r1': () => {
      open = []
      return Response.json({ ok: true })
    },
  })
  show(<OpenReports />)
  expect(
    await screen.findByText('Listed by bob@example.org. It was copied from somewhere else.'),
  ).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Take Out of the Library' }))
  expect(await screen.findByText('Nothing is reported.')).toBeTruthy()
})
