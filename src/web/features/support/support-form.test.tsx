import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, configure, fireEvent, render, screen } from '@testing-library/react'
import events from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createQueryClient } from '#web/lib/query-client.ts'
import { SupportForm } from './support-form.tsx'

const userEvent = events.setup({ delay: null })
configure({ asyncUtilTimeout: 5000 })

vi.mock('#web/lib/auth.ts', () => ({ currentToken: async () => 'token-1', signOut: vi.fn() }))

const server = { status: 'free', refuse: null as null | number, sent: [] as unknown[] }
const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } })
beforeEach(() => {
  Object.assign(server, { status: 'free', refuse: null, sent: [] })
  const answer: typeof fetch = async (input, options) => {
    if (String(input) === '/api/auth/user')
      return json({ email: 'ada@larder.test', subscriptionStatus: server.status })
    server.sent.push(JSON.parse(String(options?.body)))
    if (server.refuse)
      return json({ code: 'too_many_requests', message: 'Please write later.' }, server.refuse)
    return json({ ok: true })
  }
  vi.stubGlobal('fetch', vi.fn(answer))
})
afterEach(cleanup)

const show = () =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <SupportForm />
    </QueryClientProvider>,
  )
const subject = () => screen.getByLabelText<HTMLInputElement>('Subject')
const message = () => screen.getByLabelText<HTMLTextAreaElement>('Message')
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send Message' }))

test('an empty form says what is missing and sends nothing', async () => {
  show()
  await userEvent.type(subject(), '   ')
  await send()
  expect(await screen.findByText('Please enter a subject')).toBeTruthy()
  expect(screen.getByText('Please enter a message')).toBeTruthy()
  expect(server.sent).toEqual([])
})

test('a refused message stays in the form, and can be sent later', async () => {
  server.refuse = 429
  show()
  await userEvent.type(subject(), ' Soup ')
  await userEvent.type(message(), 'It is <b>cold</b>.')
  await send()
  expect((await screen.findByRole('alert')).textContent).toBe('Please write later.')
  expect([subject().value, message().value]).toEqual([' Soup ', 'It is <b>cold</b>.'])
  server.refuse = null
  await send()
  expect(await screen.findByText('Your message was sent. The answer goes to ada@larder.test.')).toBeTruthy()
  expect([subject().value, message().value]).toEqual(['', ''])
  expect(server.sent.at(-1)).toEqual({ subject: 'Soup', message: 'It is <b>cold</b>.' })
})

test('pressing Enter twice at once sends one message', async () => {
  show()
  await userEvent.type(subject(), 'Soup')
  await userEvent.type(message(), 'It is cold.')
  for (const _press of [1, 2]) fireEvent.submit(subject().closest('form')!)
  await screen.findByText(/^Your message was sent/)
  expect(server.sent).toHaveLength(1)
})

test('the focus stays where Enter was pressed while the message is sent', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  show()
  await userEvent.type(message(), 'It is cold.')
  await userEvent.type(subject(), 'Soup{Enter}')
  await screen.findByRole('button', { name: 'Send Message', busy: true })
  // A browser takes the focus from a disabled element, so the field must not be `:disabled`.
  expect(subject().matches(':disabled')).toBe(false)
  expect([document.activeElement, subject().readOnly]).toEqual([subject(), true])
})

test('a cook with Premium reads about its priority', async () => {
  server.status = 'active'
  show()
  expect(await screen.findByText(/With Premium your message is marked as priority/)).toBeTruthy()
})
