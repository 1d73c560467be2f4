import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Generation } from '#contract/generations.ts'
import { createQueryClient } from '#web/lib/query-client.ts'
import { dismissToast, useToast } from '#web/lib/toasts.ts'
import { GeneratePanel } from './generate-panel.tsx'
import { QuotaBadge } from './quota-badge.tsx'

vi.mock('#web/lib/auth.ts', () => ({
  currentToken: async () => 'token-1',
  signOut: vi.fn(async () => undefined),
}))

const id = '0193a000-0000-7000-8000-000000000000'
const done = {
  recipe: {
    id,
    title: 'Tomato Soup',
    source: {
      kind: 'text',
      engine: null,
      prompt: 'tomato soup, no cream',
      understood: [
        { words: 'tomato soup', means: 'tomato soup' },
        { words: 'no cream', means: 'no cream' },
      ],
    },
  },
  imageUrl: null,
  canGenerate: true,
}

/** The fake server: the used quota, the earlier generations, and the open event streams. */
const server = {
  used: 0,
  earlier: [] as Generation[],
  calls: [] as string[],
  /** Reply to a new generation; a stream by default. */
  refuse: null as Response | null,
  streams: [] as ReadableStreamDefaultController<Uint8Array>[],
}

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } })

let sent = 0
function emit(type: string, data: unknown, end = false) {
  sent += 1
  const stream = server.streams.at(-1)
  stream?.enqueue(new TextEncoder().encode(`id: ${sent}\nevent: ${type}\ndata: ${JSON.stringify(data)}\n\n`))
  if (end) stream?.close()
}
const stage = (name: string, step: number) => emit('stage', { generationId: id, stage: name, step, of: 4 })

const openStream = () =>
  new Response(
    new ReadableStream<Uint8Array>({ start: (controller) => void server.streams.push(controller) }),
    {
      headers: { 'Content-Type': 'text/event-stream' },
    },
  )

const answer: typeof fetch = async (input, options) => {
  const call = `${options?.method} ${String(input)}`
  server.calls.push(call)
  if (call === 'GET /api/config') return json({ ai: { engine: 'builtin', label: 'Larder kitchen' } })
  if (call === 'GET /api/recipes/quota/check') {
    return json({
      subscriptionStatus: 'free',
      recipesUsed: server.used,
      recipesRemaining: 3 - server.used,
      resetsAt: '2026-12-01T00:00:00.000Z',
    })
  }
  if (call === 'GET /api/generations') return json(server.earlier)
  if (/^POST .api.recipes.(generate|ocr)$/.test(call)) return server.refuse ?? openStream()
  if (call.endsWith('/events')) return openStream()
  return json({ ok: true })
}

beforeEach(() => {
  Object.assign(server, { used: 0, earlier: [], calls: [], refuse: null, streams: [] })
  sent = 0
  vi.stubGlobal('fetch', vi.fn(answer))
})
afterEach(cleanup)

function LastToast() {
  const toast = useToast()
  return toast && <output>{`${toast.title}|${toast.description ?? ''}`}</output>
}
const lastToast = () => document.querySelector('output')?.textContent

function open() {
  for (let number = 0; number < 100; number++) dismissToast(number)
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <QuotaBadge />
        <GeneratePanel
          renderResult={(recipe, actions) => (
            <article>
              {recipe.title}
              {actions}
            </article>
          )}
        />
        <LastToast />
      </MemoryRouter>
    </QueryClientProvider>,
  )
}

const craving = () => screen.findByLabelText('What are you craving?')
const button = () => screen.getByRole('button', { name: 'Generate Recipe' })
async function crave(words: string) {
  await userEvent.type(await craving(), words)
  await userEvent.click(button())
}

test('an empty craving cannot be sent, and says why when Enter is pressed', async () => {
  open()
  expect(button()).toHaveProperty('disabled', true)
  await userEvent.type(await craving(), '   {Control>}{Enter}{/Control}')
  expect(button()).toHaveProperty('disabled', true)
  expect(lastToast()).toBe("Missing Information|Please enter what you're craving!")
  expect(server.calls).not.toContain('POST /api/recipes/generate')
})

test('the remaining quota and its reset date are shown in words', async () => {
  server.used = 2
  open()
  expect(await screen.findByText('1 recipe left this month')).toBeTruthy()
  expect(screen.getByText('Resets on 1 December')).toBeTruthy()
  expect(await screen.findByText("Larder's built-in kitchen")).toBeTruthy()
})

test('the overlay shows the real stage and the growing recipe, and then the result appears', async () => {
  open()
  await crave('tomato soup')
  const overlay = await screen.findByRole('dialog', { name: 'Making your recipe' })
  await waitFor(() => expect(server.streams).toHaveLength(1))
  stage('generating', 2)
  emit('partial', { title: 'Tomato Soup', ingredients: [{ amount: '800 g', item: 'tomatoes' }] })
  expect(await within(overlay).findByText('800 g')).toBeTruthy()
  expect(within(overlay).getByRole('status').textContent).toContain('Step 2 of 4: Writing the recipe')
  const bar = within(overlay).getByRole('progressbar')
  expect(Number(bar.getAttribute('aria-valuenow'))).toBeLessThanOrEqual(95)

  server.used = 1
  emit('done', done, true)
  const result = await screen.findByRole('article')
  expect(screen.queryByRole('dialog')).toBeNull()
  // The result has the focus, so that Tab continues from there.
  await waitFor(() => expect(document.activeElement).toBe(result.parentElement))
  expect(lastToast()).toBe('Recipe Generated!|Tomato Soup')
  expect(await screen.findByText('2 recipes left this month')).toBeTruthy()
  await waitFor(() => expect(server.calls).toContain(`POST /api/generations/${id}/seen`))

  await userEvent.click(screen.getByRole('button', { name: 'Generate Another Recipe' }))
  expect(screen.queryByRole('article')).toBeNull()
  expect(await craving()).toHaveProperty('value', '')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('What are you craving?')))
})

test('Cancel is available from the first moment, and ends the work on the server', async () => {
  open()
  await crave('tomato soup')
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
  expect(server.calls.filter((call) => call.startsWith('DELETE'))).toEqual([])
  await waitFor(() => expect(server.streams).toHaveLength(1))
  stage('analyzing', 1)
  await waitFor(() => expect(server.calls).toContain(`DELETE /api/generations/${id}`))
  emit('error', { code: 'generation_cancelled', message: 'Cancelled' }, true)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(lastToast()).toBe('Generation Cancelled|Nothing was counted.')
  expect(await craving()).toHaveProperty('value', 'tomato soup')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('What are you craving?')))
})

test('a used-up quota shows its card in place of the result, and no toast', async () => {
  server.refuse = json({ code: 'quota_exceeded', message: '🍽️ enough' }, 403)
  open()
  await crave('one more')
  expect(await screen.findByRole('heading', { name: 'Recipe Limit Reached' })).toBeTruthy()
  expect(screen.getByText("You've used all 3 of your free recipes this month")).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Upgrade to Premium' }).getAttribute('href')).toBe('/subscribe')
  expect(lastToast()).toBeUndefined()
})

test('the limit shown in place of one form is shown below the others too', async () => {
  open()
  await craving()
  Object.assign(server, {
    used: 3,
    refuse: json({ code: 'quota_exceeded', message: '🍽️ That was the last of three.' }, 403),
  })
  await userEvent.click(screen.getByRole('tab', { name: 'Extract Recipe from Text' }))
  const photo = new File(['x'], 'card.png', { type: 'image/png' })
  const chooser = (await screen.findByLabelText('Photos of a written recipe')).querySelector('input')
  await userEvent.upload(chooser as HTMLElement, photo) // the section contains its file input
  await userEvent.click(screen.getByRole('button', { name: 'Extract Recipe' }))
  await screen.findByText(/the last of three/)
  expect(screen.queryByRole('heading', { name: 'Recipe Limit Reached' })).toBeNull()

  await userEvent.click(screen.getByRole('tab', { name: 'Text Recipe Generator' }))
  expect(await screen.findByRole('heading', { name: 'Recipe Limit Reached' })).toBeTruthy()
})

test('a failure shows the specified message, with the server’s details beside the form', async () => {
  server.refuse = json({ code: 'recipe_refused', message: 'No dish can be made of a bicycle.' }, 422)
  open()
  await crave('a bicycle')
  expect(await screen.findByText(/No dish can be made of a bicycle\./)).toBeTruthy()
  expect(screen.getByRole('alert').textContent?.match(/counted/g)).toHaveLength(1)
  expect(lastToast()).toBe('Generation Failed|Failed to generate recipe. Please try again.')
})

test('an understood word can be removed, and the recipe generated again without it', async () => {
  open()
  await crave('tomato soup, no cream')
  await waitFor(() => expect(server.streams).toHaveLength(1))
  emit('done', done, true)
  await userEvent.click(await screen.findByRole('button', { name: 'Not meant: no cream' }))
  expect(screen.getByText('This makes a new recipe and counts as one.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Make it again' }))
  await waitFor(() => expect(server.streams).toHaveLength(2))
})

test('similar recipes are offered with their difference, and requested by a tap', async () => {
  server.refuse = json(
    {
      code: 'recipe_refused',
      message: 'Chicken Paprikash cannot be made so.',
      near: [
        { title: 'Chicken Paprikash', because: 'no good stand-in for the sour cream is known here' },
        { title: 'Beef Goulash', because: null },
      ],
    },
    422,
  )
  open()
  await crave('vegan paprikash')
  expect(await screen.findByText('but no good stand-in for the sour cream is known here')).toBeTruthy()
  server.refuse = null
  await userEvent.click(screen.getByRole('button', { name: 'Beef Goulash' }))
  await waitFor(() => expect(server.streams).toHaveLength(1))
})

test('a connection lost in the middle says that the recipe is still being made', async () => {
  open()
  await crave('tomato soup')
  await waitFor(() => expect(server.streams).toHaveLength(1))
  vi.useFakeTimers({ shouldAdvanceTime: true })
  stage('generating', 2)
  vi.stubGlobal('fetch', async (...asked: Parameters<typeof fetch>) => {
    if (String(asked[0]).endsWith('/events')) throw new TypeError('Failed to fetch')
    return answer(...asked)
  })
  server.streams[0]?.error(new TypeError('network error'))
  await act(() => vi.advanceTimersByTimeAsync(30_000))
  vi.useRealTimers()
  expect(screen.getByText('The connection was lost')).toBeTruthy()
  expect(screen.queryByText(/Nothing was counted/)).toBeNull()
  expect(lastToast()).toBeUndefined()
  expect(server.calls.filter((call) => call.endsWith('/seen'))).toEqual([])
})

test('an unanswered request may have arrived: the message says so, and a repetition is not counted twice', async () => {
  const keys: (string | null)[] = []
  vi.stubGlobal('fetch', async (...asked: Parameters<typeof fetch>) => {
    if (!String(asked[0]).endsWith('/generate')) return answer(...asked)
    keys.push(new Headers(asked[1]?.headers).get('Idempotency-Key'))
    throw new TypeError('Failed to fetch')
  })
  open()
  vi.useFakeTimers({ shouldAdvanceTime: true })
  await crave('tomato soup')
  await act(() => vi.advanceTimersByTimeAsync(30_000))
  expect(screen.getByRole('alert').textContent).toContain('It is not known whether your request arrived.')
  expect(screen.queryByText(/Nothing was counted/)).toBeNull()
  await userEvent.click(button())
  await act(() => vi.advanceTimersByTimeAsync(30_000))
  expect(new Set(keys).size).toBe(1)
  await userEvent.type(await craving(), ' for two')
  await userEvent.click(button())
  await act(() => vi.advanceTimersByTimeAsync(30_000))
  vi.useRealTimers()
  expect(new Set(keys).size).toBe(2)
})

test('a craving that conflicts with the profile shows a link to the profile', async () => {
  const message = 'Your profile lists peanuts as an allergy: peanut butter stays out of every recipe.'
  server.refuse = json({ code: 'profile_conflict', message }, 422)
  open()
  await crave('peanut butter cookies')
  const notice = await screen.findByRole('alert')
  expect(notice.textContent).toContain(message)
  expect(within(notice).getByRole('link', { name: 'Open Profile' }).getAttribute('href')).toBe('/profile')
})

test('a refused session shows a message and goes to sign-in', async () => {
  const assign = vi.fn()
  vi.stubGlobal('location', { ...window.location, assign })
  server.refuse = json({ code: 'session_expired', message: 'Signed out' }, 401)
  open()
  await crave('soup')
  await waitFor(() => expect(lastToast()).toBe('Unauthorized|You are logged out. Logging in again...'))
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/api/login'))
  vi.unstubAllGlobals()
})

const earlier = (patch: Partial<Generation>): Generation => ({
  id,
  kind: 'text',
  prompt: 'tomato soup',
  state: 'running',
  stage: 'generating',
  recipeId: null,
  problem: null,
  startedAt: new Date().toISOString(),
  endedAt: null,
  ...patch,
})

test('a running generation is followed again after a reload', async () => {
  server.earlier = [earlier({})]
  open()
  expect(await screen.findByRole('dialog', { name: 'Making your recipe' })).toBeTruthy()
  await waitFor(() => expect(server.streams).toHaveLength(1))
  expect(server.calls).toContain(`GET /api/generations/${id}/events`)
  emit('done', done, true)
  expect(await screen.findByRole('article')).toBeTruthy()
  expect(server.calls).not.toContain('POST /api/recipes/generate')
})

test('a generation that a restart interrupted says so, and its craving can be tried again', async () => {
  server.earlier = [earlier({ state: 'interrupted' })]
  open()
  const notice = await screen.findByRole('alert')
  expect(notice.textContent).toContain('Your last recipe was not finished')
  expect(notice.textContent?.match(/counted/g)).toHaveLength(1)
  await userEvent.click(within(notice).getByRole('button', { name: 'Try Again' }))
  expect(await craving()).toHaveProperty('value', 'tomato soup')
  expect(screen.queryByRole('alert')).toBeNull()
  await waitFor(() => expect(server.calls).toContain(`POST /api/generations/${id}/seen`))
})
