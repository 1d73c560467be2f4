import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, configure, render, screen, within } from '@testing-library/react'
import events from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ModelReport, ModelTrial } from '#contract/models.ts'
import { createQueryClient } from '#web/lib/query-client.ts'
import { AdminModels } from './admin-models.tsx'

const userEvent = events.setup({ delay: null })
configure({ asyncUtilTimeout: 5000 })

vi.mock('#web/lib/auth.ts', () => ({ currentToken: async () => 'token-1', signOut: vi.fn() }))
vi.mock('#web/lib/load-config.ts', () => ({ loadConfig: async () => ({ supportEmail: null }) }))

const report: ModelReport = {
  connections: [
    {
      role: 'writing',
      provider: 'OpenRouter',
      model: 'qwen/qwen3-32b',
      engine: 'openrouter:qwen/qwen3-32b',
      address: 'https://openrouter.ai/api/v1',
      hasKey: true,
      headers: ['X-Title'],
      proxy: null,
      structured: 'schema',
      leftOut: ['stream_options'],
      references: { most: 2, tokens: 380, cost: 0.00019 },
    },
  ],
  days: [
    {
      day: '2026-11-26',
      engine: 'openrouter:qwen/qwen3-32b',
      calls: 1200,
      failed: 1,
      inputTokens: 1_500_000,
      outputTokens: 800_000,
      pictures: 0,
      cost: 1.25,
    },
  ],
  failures: [
    {
      at: '2026-11-26T10:00:00.000Z',
      engine: 'openrouter:qwen/qwen3-32b',
      call: 'writeRecipe',
      kind: 'busy',
      address: 'https://openrouter.ai/api/v1',
      said: 'Rate limit exceeded',
    },
  ],
  currency: 'EUR',
}

const trial: ModelTrial = {
  role: 'writing',
  ok: false,
  ms: 1234,
  address: 'https://openrouter.ai/api/v1',
  said: 'No auth credentials found',
  kind: 'credentials',
  remedy: 'Check AI_API_KEY and AI_MODEL.',
  inputTokens: 0,
  outputTokens: 0,
  contextTokens: 40_960,
  models: [],
}

const server = { isAdmin: true, report, trial, asked: [] as string[] }
const json = (body: unknown) =>
  new Response(JSON.stringify(body), { headers: { 'Content-Type': 'application/json' } })
const answer: typeof fetch = async (input, options) => {
  const { pathname } = new URL(String(input), 'http://larder.test')
  server.asked.push(`${options?.method ?? 'GET'} ${pathname}`)
  if (pathname === '/api/auth/user') return json({ id: 'chef', isAdmin: server.isAdmin })
  if (pathname === '/api/account/second-factor')
    return json({ isOffered: true, app: null, isRequired: false })
  if (pathname === '/api/admin/models') return json(server.report)
  return json(server.trial)
}

beforeEach(() => {
  Object.assign(server, { isAdmin: true, report, trial, asked: [] })
  vi.stubGlobal('fetch', answer)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const show = () =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <AdminModels />
      </MemoryRouter>
    </QueryClientProvider>,
  )

test('an administrator sees the models, their cost and their failures', async () => {
  show()
  const card = await screen.findByRole('article', { name: 'Writing recipes' })
  for (const words of [
    'OpenRouter',
    'https://openrouter.ai/api/v1',
    'takes a schema',
    'stream_options',
    'X-Title',
    'the 2 nearest recipes, about 380 tokens more for each request (€0.00019)',
  ]) {
    expect(card.textContent).toContain(words)
  }
  const days = screen.getByRole('region', { name: 'The last 30 days' })
  expect(days.textContent).toContain('1,200 calls · 1 failed · 1,500,000 in, 800,000 out · €1.25')
  const failures = screen.getByRole('region', { name: 'Last failures' })
  expect(failures.textContent).toContain('Too many calls')
  expect(failures.textContent).toContain('The service says: “Rate limit exceeded”')
})

test('a test of the connection shows the service’s own message', async () => {
  show()
  const card = within(await screen.findByRole('article', { name: 'Writing recipes' }))
  await userEvent.click(card.getByRole('button', { name: 'Test Connection: Writing recipes' }))
  const told = await card.findByRole('alert')
  expect(told.textContent).toContain('It fails: Key or model not accepted')
  expect(told.textContent).toContain('The service says: “No auth credentials found”')
  expect(told.textContent).toContain('Check AI_API_KEY and AI_MODEL.')
  expect(told.textContent).toContain('https://openrouter.ai/api/v1')

  server.trial = {
    ...trial,
    ok: true,
    said: 'ready',
    kind: null,
    remedy: null,
    inputTokens: 100,
    outputTokens: 5,
  }
  await userEvent.click(card.getByRole('button', { name: 'Test Connection: Writing recipes' }))
  const works = await card.findByRole('status')
  expect(works.textContent).toContain('The model says: “ready”')
  expect(works.textContent).toContain('1.2 s, 100 tokens in, 5 out')
})

test('without a model the page explains how to set one up', async () => {
  server.report = { connections: [], days: [], failures: [], currency: 'USD' }
  show()
  expect(await screen.findByText(/set AI_PROVIDER and start the server again/)).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})

test('other cooks see none of it, and no request is sent', async () => {
  server.isAdmin = false
  show()
  expect(await screen.findByRole('heading', { name: 'Access Denied' })).toBeTruthy()
  expect(server.asked.filter((call) => call.includes('models'))).toEqual([])
})
