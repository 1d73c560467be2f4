import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { aisles } from '#contract/aisles.ts'
import type { ShoppingList as List, ShoppingChange, ShoppingLine } from '#contract/shopping.ts'
import { applyChange } from '#domain/shopping-changes.ts'
import { Toaster } from '#web/app/toaster.tsx'
import { createQueryClient } from '#web/lib/query-client.ts'
import { dismissToast } from '#web/lib/toasts.ts'
import { ShoppingList } from './shopping-list.tsx'

vi.mock('#web/lib/auth.ts', () => ({ currentToken: async () => 'token' }))

const food = (name: string, more: Partial<ShoppingLine> = {}): ShoppingLine => ({
  key: `food:${name}`,
  kind: 'food',
  text: name,
  food: name,
  amount: '2',
  aisle: 'Produce',
  optional: false,
  uses: [],
  ticked: false,
  hidden: false,
  change: null,
  reason: null,
  ...more,
})
const soup = '0193a000-0000-7000-8000-0000000000aa'
const sample: List = {
  version: '1',
  planVersion: 'p1',
  sources: [
    {
      id: '0193a000-0000-7000-8000-000000000001',
      kind: 'recipe',
      recipeId: soup,
      title: 'Soup',
      servings: 4,
      from: null,
      to: null,
      reason: null,
    },
  ],
  aisles: ['Other', ...aisles.filter((aisle) => aisle !== 'Other')],
  staples: ['salt'],
  lines: [
    food('onions', {
      uses: [{ recipeId: soup, title: 'Soup', date: null, amount: '2', servings: 4 }],
    }),
    food('leeks'),
    food('foil', { aisle: 'Other', amount: '' }),
    food('salt', { hidden: true, reason: 'staple', aisle: 'Spices & Seasonings' }),
  ],
  gone: [],
  leftOff: null,
}

type Answer = (body: never) => Response | Promise<Response>

/** A fake server that keeps one list; `answers` override its replies. */
function kitchen(start: Partial<List> = {}, answers: Record<string, Answer> = {}) {
  let list: List = { ...sample, ...start }
  const sent: { call: string; body: never }[] = []
  vi.stubGlobal('fetch', async (address: string, { method, body }: RequestInit) => {
    const path = address.split('?')[0] ?? ''
    const call = `${method} ${path.replace(/[0-9a-f-]{36}/, ':id')}`
    const said = (body ? JSON.parse(String(body)) : undefined) as never // the page wrote the body
    sent.push({ call, body: said })
    const answer = answers[call]
    if (answer) return answer(said)
    if (call === 'POST /api/shopping-list/changes') {
      const { changes } = said as { changes: ShoppingChange[] }
      list = changes.reduce(applyChange, list)
      return Response.json({ ...list, refused: [] })
    }
    if (call === 'PUT /api/shopping-list/settings') list = { ...list, ...(said as object) }
    if (method === 'PATCH')
      list = { ...list, sources: list.sources.map((source) => ({ ...source, ...(said as object) })) }
    if (call === 'GET /api/foods') return Response.json([])
    if (path.startsWith('/api/shopping-list')) return Response.json(list)
    return Response.json({ code: 'not_found', message: 'Not Found' }, { status: 404 })
  })
  const changes = () =>
    sent
      .filter(({ call }) => call === 'POST /api/shopping-list/changes')
      .flatMap(({ body }) => (body as { changes: ShoppingChange[] }).changes)
  return { sent, changes, list: () => list }
}

let client = createQueryClient()
beforeEach(() => {
  client = createQueryClient()
})

async function show() {
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <ShoppingList />
        <Toaster />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  await screen.findByRole('textbox', { name: 'Add to the list' })
}
// The role guarantees a checkbox.
const box = (name: string | RegExp) => screen.getByRole('checkbox', { name }) as HTMLInputElement
const boxes = () => screen.getAllByRole('checkbox').map((one) => one.closest('label')?.textContent)
const write = (text: string) => {
  const field = screen.getByRole('textbox', { name: 'Add to the list' })
  fireEvent.change(field, { target: { value: text } })
  fireEvent.submit(field)
}
const dialog = () => within(screen.getByRole('dialog'))

/** Simulates full pointer clicks, which menus and tabs need; other elements get a plain click event. */
const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })
const press = (one: HTMLElement) => fireEvent.click(one)
afterEach(() => {
  cleanup()
  client.clear() // pending changes would otherwise reach the next test's server
  for (let id = 0; id < 200; id += 1) dismissToast(id)
  vi.unstubAllGlobals()
})

test('the list is in the order of the cook’s shop, without the lines that are left out', async () => {
  kitchen()
  await show()
  expect(boxes()).toEqual(['foil', '2 onionsfor Soup', '2 leeks'])
  expect(screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent)).toEqual([
    'Other',
    'Produce',
    'On this list',
  ])
  screen.getByText('3 things to buy')
})

test('a ticked line stays in place for a moment, then moves to the basket', async () => {
  const { changes } = kitchen()
  await show()
  fireEvent.click(box(/leeks/))
  expect([box(/leeks/).checked, screen.queryByText(/In the basket/)]).toEqual([true, null])
  fireEvent.click(box(/onions/))
  await screen.findByRole('button', { name: 'In the basket (2)' })
  expect(boxes()).toEqual(['foil', '2 onionsfor Soup', '2 leeks'])
  expect(changes()).toMatchObject([
    { type: 'tick', key: 'food:leeks', amount: '2' },
    { type: 'tick', key: 'food:onions', amount: '2' },
  ])
})

test('a pending change stays in view when an older answer arrives', async () => {
  const answers: ((value: Response) => void)[] = []
  kitchen({}, { 'POST /api/shopping-list/changes': () => new Promise((resolve) => answers.push(resolve)) })
  await show()
  press(box(/onions/))
  press(box(/leeks/))
  await waitFor(() => expect(answers).toHaveLength(1))
  const first = applyChange(sample, { type: 'tick', key: 'food:onions' })
  answers[0]?.(Response.json({ ...first, refused: [] }))
  await waitFor(() => expect(answers).toHaveLength(2))
  expect([box(/onions/).checked, box(/leeks/).checked]).toEqual([true, true])
})

test('a change whose answer is lost is sent again with the same id, and a message says so meanwhile', async () => {
  let isDown = true
  const { changes } = kitchen(
    {},
    {
      'POST /api/shopping-list/changes': (body: { changes: ShoppingChange[] }) => {
        if (isDown) throw new TypeError('Failed to fetch')
        return Response.json({ ...body.changes.reduce(applyChange, sample), refused: [] })
      },
    },
  )
  await show()
  press(box(/onions/))
  await screen.findByText('1 change is not saved yet. It is sent again by itself.')
  isDown = false
  await waitFor(() => expect(screen.queryByText(/not saved yet/)).toBeNull())
  expect(box(/onions/).checked).toBe(true)
  const names = new Set(changes().map(({ id }) => id))
  expect([changes().length > 1, names.size]).toEqual([true, 1])
})

test('a refused change shows the server’s message, and the list is refetched', async () => {
  const { sent } = kitchen(
    {},
    {
      'POST /api/shopping-list/changes': () =>
        Response.json({ code: 'invalid', message: 'Not this one.' }, { status: 400 }),
    },
  )
  await show()
  press(box(/onions/))
  await screen.findByText('Not this one.')
  await waitFor(() => expect(box(/onions/).checked).toBe(false))
  expect(sent.filter(({ call }) => call === 'GET /api/shopping-list')).toHaveLength(2)
  expect((screen.getByRole('button', { name: 'Nothing to undo' }) as HTMLButtonElement).disabled).toBe(true)
})

test('Enter adds a line and keeps the focus, a pasted list becomes several lines, and a too long one is not lost', async () => {
  const { changes } = kitchen()
  await show()
  const field = screen.getByRole('textbox', { name: 'Add to the list' }) as HTMLInputElement
  field.focus()
  write(' oat milk ')
  expect([field.value, document.activeElement]).toEqual(['', field])
  fireEvent.paste(field, { clipboardData: { getData: () => '- bread\n- eggs' } })
  await waitFor(() =>
    expect(changes().map((change) => 'text' in change && change.text)).toEqual(['oat milk', 'bread', 'eggs']),
  )
  expect(box('eggs').checked).toBe(false)
  write('x'.repeat(201))
  screen.getByText('A line has at most 200 characters.')
  expect(field.value).toHaveLength(201)
})

test('the focus follows a new line to its aisle', async () => {
  const answers: (() => void)[] = []
  const inItsAisle = ({ changes }: { changes: ShoppingChange[] }) => {
    const list = changes.reduce(applyChange, sample)
    const lines = list.lines.map((line) => (line.text === 'bread' ? { ...line, aisle: 'Bakery' } : line))
    return Response.json({ ...list, lines, refused: [] })
  }
  kitchen(
    {},
    {
      'POST /api/shopping-list/changes': (said) =>
        new Promise((resolve) => answers.push(() => resolve(inItsAisle(said)))),
    },
  )
  await show()
  write('bread')
  await waitFor(() => expect(answers).toHaveLength(1))
  box('bread').focus()
  answers[0]?.()
  await screen.findByRole('heading', { name: 'Bakery' })
  expect(document.activeElement).toBe(box('bread'))
  expect(box('bread').closest('section')?.textContent).toContain('Bakery')
})

test('an own line is edited, removed, and restored as the same line', async () => {
  const { changes } = kitchen()
  await show()
  write('bread')
  press(await screen.findByRole('button', { name: 'More about bread' }))
  await screen.findByRole('dialog')
  fireEvent.change(dialog().getByRole('textbox'), { target: { value: ' ' } })
  press(dialog().getByRole('button', { name: 'Save' }))
  dialog().getByText('Please write what to buy.')
  fireEvent.change(dialog().getByRole('textbox'), { target: { value: 'rye bread' } })
  fireEvent.change(dialog().getByRole('combobox'), { target: { value: 'Bakery' } })
  press(dialog().getByRole('button', { name: 'Save' }))
  press(await screen.findByRole('button', { name: 'More about rye bread' }))
  press(dialog().getByRole('button', { name: 'Remove' }))
  await waitFor(() => expect(screen.queryByRole('checkbox', { name: 'rye bread' })).toBeNull())
  press(screen.getByRole('button', { name: 'Undo' }))
  await screen.findByRole('checkbox', { name: 'rye bread' })
  screen.getByRole('heading', { name: 'Bakery' })
  await waitFor(() => expect(changes().map(({ type }) => type)).toEqual(['add', 'edit', 'remove', 'add']))
  expect(new Set(changes().map((change) => 'lineId' in change && change.lineId)).size).toBe(1)
})

test('Ctrl+Z undoes the last action, and the history undoes any', async () => {
  kitchen()
  await show()
  press(box(/onions/))
  press(box(/leeks/))
  await user.keyboard('{Control>}z{/Control}')
  await waitFor(() => expect([box(/onions/).checked, box(/leeks/).checked]).toEqual([true, false]))
  await user.click(screen.getByRole('button', { name: 'More for the list' }))
  await user.click(await screen.findByRole('menuitem', { name: 'What you did' }))
  press(await screen.findByRole('button', { name: 'Undo In the basket: 2 onions' }))
  expect(dialog().getAllByText('undone')).toHaveLength(2)
  await user.keyboard('{Escape}')
  await waitFor(() => expect(box(/onions/).checked).toBe(false))
})

test('a line is left out for now or for good, and is found again in the dialog of lines left out', async () => {
  const { list } = kitchen()
  await show()
  press(screen.getByRole('button', { name: 'More about 2 onions' }))
  await screen.findByRole('dialog')
  dialog().getByRole('link', { name: 'Soup' })
  press(dialog().getByRole('button', { name: 'I have it' }))
  press(screen.getByRole('button', { name: 'More about 2 leeks' }))
  press(dialog().getByRole('button', { name: 'Always have it' }))
  await waitFor(() => expect(list().staples).toEqual(['salt', 'leeks']))
  press(screen.getByRole('button', { name: 'What is left out (2)' }))
  press(dialog().getByRole('button', { name: 'Bring back 2 onions' }))
  press(dialog().getByRole('button', { name: 'leeks is no staple any more' }))
  await waitFor(() => expect(list().staples).toEqual(['salt']))
  press(dialog().getByRole('button', { name: 'Close' }))
  box(/onions/)
})

test('removing a staple moves the focus to the next one, or to the field after the last', async () => {
  kitchen({ staples: ['salt', 'oil'] })
  await show()
  press(screen.getByRole('button', { name: /^What is left out/ }))
  await screen.findByRole('dialog')
  await user.click(dialog().getByRole('button', { name: 'salt is no staple any more' }))
  const last = dialog().getByRole('button', { name: 'oil is no staple any more' })
  await waitFor(() => expect(document.activeElement).toBe(last))
  await user.keyboard('{Enter}')
  await waitFor(() => expect(document.activeElement).toBe(dialog().getByRole('combobox')))
})

test('changes from the plan are shown until they are read', async () => {
  const { changes } = kitchen({
    lines: [food('onions', { change: { from: '1' } }), food('leeks', { change: 'new', ticked: true })],
    gone: [{ key: 'food:kale', text: 'kale' }],
  })
  await show()
  // The notice around the title.
  const notice = within(screen.getByText('The list has changed with your plan').parentElement as HTMLElement)
  notice.getByText('New: 2 leeks')
  notice.getByText('onions: now 2, was 1')
  notice.getByText('No longer needed: kale')
  press(notice.getByRole('button', { name: 'Got it' }))
  await waitFor(() => expect(screen.queryByText('The list has changed with your plan')).toBeNull())
  expect(changes()).toMatchObject([{ type: 'seen', planVersion: 'p1' }])
})

test('stepping the servings sends one request, and can be undone', async () => {
  const { sent } = kitchen()
  await show()
  for (let step = 0; step < 3; step += 1) press(screen.getByRole('button', { name: 'More servings' }))
  const patches = () => sent.filter(({ call }) => call === 'PATCH /api/shopping-list/sources/:id')
  await waitFor(() => expect(patches().map(({ body }) => body)).toEqual([{ servings: 7 }]))
  press(screen.getByRole('button', { name: 'Undo: Soup: 7 servings' }))
  await waitFor(() => expect(patches().map(({ body }) => body)).toEqual([{ servings: 7 }, { servings: 4 }]))
})

test('a recipe that is removed while its servings are stepped is only removed', async () => {
  const { sent } = kitchen(
    {},
    {
      'DELETE /api/shopping-list/sources/:id': () => Response.json({ ...sample, sources: [] }),
      'PATCH /api/shopping-list/sources/:id': () =>
        Response.json({ code: 'not_found', message: 'It is gone.' }, { status: 404 }),
    },
  )
  await show()
  press(screen.getByRole('button', { name: 'More servings' }))
  press(screen.getByRole('button', { name: 'Take Soup off the list' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'More servings' })).toBeNull())
  await new Promise((rested) => setTimeout(rested, 500))
  expect(sent.map(({ call }) => call)).not.toContain('PATCH /api/shopping-list/sources/:id')
  screen.getByText('Off the list: Soup')
})

test('an aisle is moved by its arrow buttons, and the order is saved', async () => {
  const { list } = kitchen()
  await show()
  await user.click(screen.getByRole('button', { name: 'More for the list' }))
  await user.click(screen.getByRole('menuitem', { name: 'Order of aisles' }))
  press(await screen.findByRole('button', { name: 'Move Other down' }))
  await waitFor(() => expect(list().aisles.slice(0, 2)).toEqual(['Produce', 'Other']))
})

test.each([
  ['free', false],
  ['active', true],
])('days of the plan: %s', async (subscriptionStatus, canAdd) => {
  const { sent } = kitchen(
    {},
    {
      'GET /api/auth/user': () => Response.json({ subscriptionStatus }),
      'GET /api/recipes': () => Response.json({ recipes: [], nextCursor: null }),
      'GET /api/recipes/cards': () => Response.json({ recipes: [], nextCursor: null }),
    },
  )
  await show()
  press(screen.getByRole('button', { name: 'Add recipes' }))
  await user.click(await screen.findByRole('tab', { name: 'Days of your plan' }))
  if (!canAdd) {
    const way = await screen.findByRole('link', { name: 'Upgrade to Premium' })
    expect(way.getAttribute('href')).toBe('/subscribe')
    return
  }
  fireEvent.change(await screen.findByLabelText('From'), { target: { value: '2026-12-02' } })
  fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-12-01' } })
  press(screen.getByRole('button', { name: 'Add these days' }))
  screen.getByText('The first day comes before the last.')
  fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-12-03' } })
  press(screen.getByRole('button', { name: 'Add these days' }))
  await waitFor(() =>
    expect(sent.find(({ call }) => call === 'POST /api/shopping-list/sources')?.body).toEqual({
      from: '2026-12-02',
      to: '2026-12-03',
    }),
  )
})

const planned = (id: number, from: string, to: string): List['sources'][number] => ({
  id: `0193a000-0000-7000-8000-0000000000b${id}`,
  kind: 'plan',
  recipeId: null,
  title: null,
  servings: null,
  from,
  to,
  reason: null,
})

test('a plan with too many meals says so, and fewer days can replace its days', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-24T12:00:00'), toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const { sent } = kitchen(
    {
      sources: [
        planned(1, '2026-11-24', '2026-12-20'),
        planned(2, '2026-11-24', '2026-11-30'),
        planned(3, '2026-12-18', '2026-12-24'),
      ],
      leftOff: { meals: 12, from: '2026-12-19' },
    },
    { 'GET /api/auth/user': () => Response.json({ subscriptionStatus: 'active' }) },
  )
  await show()
  const words =
    'A list is put together from 552 planned meals at most. 12 later ones, from 19 Dec on, are not on it.'
  const notice = screen.getByText(words).closest('[role=status]')
  expect(notice?.textContent).toContain('Not all of your plan is on this list')
  press(screen.getByRole('button', { name: 'Choose fewer days' }))
  await screen.findByRole('dialog', { name: 'Choose fewer days' })
  expect(dialog().getByText(/^These days take the place of/).textContent).toBe(
    'These days take the place of 24 Nov – 20 Dec and 18 Dec – 24 Dec.',
  )
  expect((await dialog().findByLabelText('To')) as HTMLInputElement).toHaveProperty('value', '2026-12-18')
  press(dialog().getByRole('button', { name: 'Add these days' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent.find(({ call }) => call === 'POST /api/shopping-list/sources')?.body).toEqual({
    from: '2026-11-24',
    to: '2026-12-18',
  })
  await waitFor(() =>
    expect(sent.filter(({ call }) => call === 'DELETE /api/shopping-list/sources/:id')).toHaveLength(2),
  )
})

test.each([
  ['one meal', { leftOff: { meals: 1, from: '2026-12-19' } }, /1 later meal, on .*19.*, is not on it\./],
  ['none', { leftOff: null }, null],
  ['a list that was kept by an older version', { leftOff: undefined }, null],
])('meals left off: %s', async (_, change, words) => {
  kitchen(change as Partial<List>)
  await show()
  if (words) screen.getByText(words)
  else expect(screen.queryByText('Not all of your plan is on this list')).toBeNull()
})

test('an empty list explains itself, and a list that fails to load can be requested again', async () => {
  let isBroken = true
  kitchen(
    {},
    {
      'GET /api/shopping-list': () =>
        isBroken
          ? Response.json({ code: 'internal', message: '' }, { status: 500 })
          : Response.json({ ...sample, lines: [], sources: [] }),
    },
  )
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <ShoppingList />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  await screen.findByText('The shopping list could not be loaded')
  isBroken = false
  press(screen.getByRole('button', { name: 'Try Again' }))
  await screen.findByText('What do you need?')
})
