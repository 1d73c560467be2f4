import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, configure, render, screen, waitFor, within } from '@testing-library/react'
import events from '@testing-library/user-event'
import { MemoryRouter, Route, Routes } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { PaymentResult } from '#contract/billing.ts'
import type { Invoice, SubscriptionDetails } from '#contract/subscription.ts'
import { createQueryClient } from '#web/lib/query-client.ts'
import { dismissToast, useToast } from '#web/lib/toasts.ts'
import { ManageSubscription } from './manage-subscription.tsx'
import { ReceiptPage } from './receipt.tsx'
import { Subscribe } from './subscribe.tsx'

const { config } = vi.hoisted(() => ({ config: { billing: { kind: 'sandbox' } as object } }))
const userEvent = events.setup({ delay: null })
configure({ asyncUtilTimeout: 5000 })

vi.mock('#web/lib/auth.ts', () => ({ currentToken: async () => 'token-1', signOut: vi.fn() }))
vi.mock('#web/lib/load-config.ts', () => ({ loadConfig: async () => config }))

const paid: SubscriptionDetails = {
  status: 'active',
  isOverridden: false,
  accessUntil: '2026-12-22T12:00:00.000Z',
  nextPaymentAt: '2026-12-22T12:00:00.000Z',
  cancelAtPeriodEnd: false,
  price: 399,
  card: { brand: 'visa', last4: '4242' },
  refundableUntil: null,
  hasPaymentProblem: false,
  isStale: false,
}
const invoice: Invoice = {
  id: 'sbx_in_1',
  number: 'TEST-0001',
  status: 'paid',
  amount: 399,
  refundedAmount: 0,
  hasFailedRefund: false,
  currency: 'usd',
  createdAt: '2026-11-22T12:00:00.000Z',
  paidAt: '2026-11-22T12:00:00.000Z',
  periodStart: '2026-11-22T12:00:00.000Z',
  periodEnd: '2026-12-22T12:00:00.000Z',
  receiptUrl: null,
}

interface Answer {
  status?: number
  body: unknown
}
const server = {
  active: false,
  checkout: { body: { clientSecret: 'secret-1' } } as Answer,
  pay: { body: { status: 'succeeded' } satisfies PaymentResult } as Answer,
  authenticate: { body: { status: 'succeeded' } } as Answer,
  details: paid as SubscriptionDetails,
  invoices: [invoice],
  change: { body: { message: 'Done as you asked.' } } as Answer,
  sent: [] as unknown[],
}
const json = ({ status = 200, body }: Answer) =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } })
const answer: typeof fetch = async (input, options) => {
  const path = String(input)
  if (path === '/api/subscription/status') {
    const body = { hasActiveSubscription: server.active, currentPeriodEnd: null, cancelAtPeriodEnd: false }
    return json({ body })
  }
  if (path === '/api/subscription/details') return json({ body: server.details })
  if (path === '/api/subscription/invoices') return json({ body: server.invoices })
  if (path === '/api/auth/user')
    return json({ body: { email: 'ada@larder.test', subscriptionStatus: 'active' } })
  server.sent.push([path, JSON.parse(String(options?.body ?? 'null'))])
  if (path === '/api/get-or-create-subscription') return json(server.checkout)
  if (path.endsWith('/confirm')) return json(server.pay)
  if (path.endsWith('/authenticate')) return json(server.authenticate)
  return json(server.change)
}

function Toasts() {
  const shown = useToast()
  return <output>{shown && `${shown.title}: ${shown.description}`}</output>
}
const show = (address: string) =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter initialEntries={[address]}>
        <Routes>
          <Route path="/" element={<p>Home</p>} />
          <Route path="/subscribe" element={<Subscribe />} />
          <Route path="/manage-subscription" element={<ManageSubscription />} />
          <Route path="/manage-subscription/receipts/:id" element={<ReceiptPage />} />
        </Routes>
      </MemoryRouter>
      <Toasts />
    </QueryClientProvider>,
  )
const assign = vi.fn()
beforeEach(() => {
  config.billing = { kind: 'sandbox' }
  Object.assign(server, {
    active: false,
    invoices: [invoice],
    checkout: { body: { clientSecret: 'secret-1' } },
    pay: { body: { status: 'succeeded' } },
    authenticate: { body: { status: 'succeeded' } },
    details: paid,
    change: { body: { message: 'Done as you asked.' } },
    sent: [],
  })
  vi.stubGlobal('fetch', vi.fn(answer))
  vi.spyOn(window.location, 'assign').mockImplementation(assign)
  assign.mockReset()
  for (let number = 0; number < 100; number++) dismissToast(number)
})
afterEach(cleanup)

async function pay(number: string, expiry = '12/34', cvc = '123') {
  await userEvent.type(await screen.findByLabelText('Test card number'), number)
  await userEvent.type(screen.getByLabelText('Expiry date'), expiry)
  await userEvent.type(screen.getByLabelText('Security code'), `${cvc}{Enter}`)
}
const payments = () => server.sent.filter((one) => !JSON.stringify(one).includes('get-or-create'))

test('a test card pays: only its name is sent, and the return address is that of every payment', async () => {
  show('/subscribe')
  expect(await screen.findByText('Sandbox - no real charge. No card is billed.')).toBeTruthy()
  expect(screen.getByText('$3.99')).toBeTruthy()
  expect(screen.getByText('Cancel at any time. 7-day money-back guarantee.')).toBeTruthy()
  await pay('4242 4242 4242 4242')
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/?subscription=success'))
  expect(payments()).toEqual([
    [
      '/api/sandbox/payments/confirm',
      { clientSecret: 'secret-1', scenario: 'ok', brand: 'visa', last4: '4242' },
    ],
  ])
})

test.each([
  ['typed', '4556737586899855'],
  ['with dashes', '4556-7375-8689-9855'],
  ['in wide digits', '４５５６７３７５８６８９９８５５'],
])('a possibly real card number is cleared, %s, and nothing is sent', async (_how, number) => {
  show('/subscribe')
  await pay(number)
  const field = screen.getByLabelText<HTMLInputElement>('Test card number')
  expect(field.value).toBe('')
  expect(screen.getByText(/This is a sandbox: no payment is taken\. Use a test card/)).toBeTruthy()
  expect(payments()).toEqual([])
  for (const input of document.querySelectorAll('main form input')) {
    expect([input.getAttribute('name'), input.getAttribute('autocomplete')]).toEqual([null, 'off'])
  }
})

test('an invalid date and code are reported before anything is sent', async () => {
  show('/subscribe')
  await pay('4242 4242 4242 4242', '13/34', '12')
  expect(await screen.findByText('The security code has 3 or 4 digits.')).toBeTruthy()
  expect(screen.getByText('Please enter month and year, such as 12/34.')).toBeTruthy()
  expect(payments()).toEqual([])
})

test('a declined card shows the message of the provider, and can be tried again', async () => {
  const error = { type: 'card_error', code: 'card_declined', message: 'Your card was declined.' }
  server.pay = { body: { error } }
  show('/subscribe')
  await pay('4000 0000 0000 0002')
  expect((await screen.findByRole('alert')).textContent).toBe('Payment FailedYour card was declined.')
  expect(screen.getByText('Payment Failed: Your card was declined.')).toBeTruthy()
  server.pay = { body: { status: 'succeeded' } }
  await userEvent.click(screen.getByRole('button', { name: 'Subscribe (test)' }))
  await waitFor(() => expect(assign).toHaveBeenCalledTimes(1))
})

test('a challenge is answered with Complete or Fail', async () => {
  server.pay = { body: { status: 'requires_action', challengeId: 'challenge-1' } }
  server.authenticate = {
    body: {
      error: { type: 'card_error', code: 'authentication', message: 'We could not authenticate you.' },
    },
  }
  show('/subscribe')
  await pay('4000 0025 0000 3155')
  await userEvent.click(await screen.findByRole('button', { name: 'Fail' }))
  expect((await screen.findByRole('alert')).textContent).toContain('We could not authenticate you.')
  server.authenticate = { body: { status: 'succeeded' } }
  await userEvent.click(screen.getByRole('button', { name: 'Subscribe (test)' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Complete' }))
  await waitFor(() => expect(assign).toHaveBeenCalledTimes(1))
  expect(payments().filter((one) => JSON.stringify(one).includes('authenticate'))).toEqual([
    ['/api/sandbox/payments/authenticate', { challengeId: 'challenge-1', ok: false }],
    ['/api/sandbox/payments/authenticate', { challengeId: 'challenge-1', ok: true }],
  ])
})

test.each<[string, Answer, string]>([
  ['no secret', { body: {} }, 'No clientSecret received from server'],
  [
    'a refusal',
    { status: 503, body: { code: 'unavailable', message: 'The provider is away.' } },
    'The provider is away.',
  ],
  ['a reply without words', { status: 500, body: {} }, '500:'],
])('%s says that the subscription cannot be loaded', async (_what, checkout, message) => {
  server.checkout = checkout
  show('/subscribe')
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('Unable to Load Subscription')
  expect(alert.textContent).toContain(message)
  expect(screen.getByText(new RegExp(`^Error: Failed to initialize subscription: ${message}`))).toBeTruthy()
  server.checkout = { body: { clientSecret: 'secret-2' } }
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(await screen.findByLabelText('Test card number')).toBeTruthy()
})

test.each<[string, () => void]>([
  ['status', () => Object.assign(server, { active: true })],
  [
    'refusal',
    () =>
      Object.assign(server, {
        checkout: {
          status: 409,
          body: { code: 'conflict', message: 'User already has an active subscription' },
        },
      }),
  ],
])(
  'a cook who has Premium already, by %s, is told so and sent to their subscription',
  async (_how, prepare) => {
    prepare()
    show('/subscribe')
    expect(
      await screen.findByText('Already Subscribed: You already have an active subscription.'),
    ).toBeTruthy()
    expect(screen.queryByRole('heading', { name: 'Manage Subscription' })).toBeNull()
    expect(await screen.findByRole('heading', { name: 'Manage Subscription' })).toBeTruthy()
  },
)

test('without a session the checkout goes to the home page', async () => {
  server.checkout = { status: 401, body: { code: 'unauthenticated', message: 'Please sign in to continue.' } }
  show('/subscribe')
  expect(await screen.findByText('Home')).toBeTruthy()
  expect(screen.getByText(/^Authentication Required/)).toBeTruthy()
})

test('a server that sells nothing says so and asks for no card', async () => {
  config.billing = { kind: 'off' }
  show('/subscribe')
  expect(await screen.findByText(/This server does not sell Premium/)).toBeTruthy()
  expect(server.sent).toEqual([])
})

test('the subscription shows its price, next payment and card, and cancelling asks first', async () => {
  show('/manage-subscription')
  expect(await screen.findByText('$3.99 on 22 December 2026')).toBeTruthy()
  expect(screen.getByText('Visa ending in 4242')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Get Your Money Back' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Cancel Subscription' }))
  const question = await screen.findByRole('alertdialog')
  expect(question.textContent).toContain(
    'Your access lasts until the end of the billing period, 22 December 2026.',
  )
  await userEvent.click(within(question).getByRole('button', { name: 'Keep Subscription' }))
  expect(server.sent).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Cancel Subscription' }))
  server.details = { ...paid, cancelAtPeriodEnd: true, nextPaymentAt: null }
  await userEvent.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancel Subscription' }),
  )
  expect(await screen.findByText('Subscription Cancelled: Done as you asked.')).toBeTruthy()
  expect(
    screen.getByText('You have access until 22 December 2026. No further payment is taken.'),
  ).toBeTruthy()
  server.details = paid
  await userEvent.click(screen.getByRole('button', { name: 'Reactivate Subscription' }))
  expect(await screen.findByText('$3.99 on 22 December 2026')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cancel Subscription' }))
  expect(server.sent).toEqual([
    ['/api/subscription/cancel', {}],
    ['/api/subscription/reactivate', null],
  ])
})

test('within seven days the payment can be refunded, and a refusal changes nothing', async () => {
  server.details = { ...paid, refundableUntil: '2026-11-29T12:00:00.000Z' }
  server.change = { status: 409, body: { code: 'conflict', message: 'The seven days are over.' } }
  show('/manage-subscription')
  await userEvent.click(await screen.findByRole('button', { name: 'Get Your Money Back' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Refund and End Premium' }))
  expect(await screen.findByText('Refund Failed: The seven days are over.')).toBeTruthy()
  expect(server.sent).toEqual([['/api/subscription/cancel', { refund: true }]])
})

test.each<[string, Partial<SubscriptionDetails>, string, string | null]>([
  [
    'past due',
    { status: 'past_due', hasPaymentProblem: true, nextPaymentAt: null },
    'Past due',
    'Pay Open Invoice',
  ],
  ['ended', { status: 'canceled', nextPaymentAt: null, accessUntil: null }, 'Ended', 'Upgrade to Premium'],
  ['given', { isOverridden: true, nextPaymentAt: null, accessUntil: null, card: null }, 'Active', null],
])('a subscription that is %s says so', async (_what, patch, badge, way) => {
  server.details = { ...paid, ...patch }
  show('/manage-subscription')
  expect(await screen.findByText(badge)).toBeTruthy()
  expect(screen.queryByRole('link', { name: /Pay|Upgrade/ })?.textContent ?? null).toBe(way)
})

test('a failed refund is not called a refund, and names the contact', async () => {
  server.invoices = [{ ...invoice, hasFailedRefund: true }]
  show('/manage-subscription')
  expect((await screen.findByRole('alert')).textContent).toContain('please write to us below')
  expect(screen.getAllByText('Refund did not arrive')).toHaveLength(2)
  expect(screen.queryByText('Refunded')).toBeNull()
})

test('a receipt names payer, amount and period, and a test receipt says that it is no proof', async () => {
  show('/manage-subscription/receipts/sbx_in_1')
  expect(await screen.findByText('Larder Premium, 22 November 2026 to 22 December 2026')).toBeTruthy()
  expect(screen.getByText('TEST-0001')).toBeTruthy()
  expect(screen.getByText('ada@larder.test')).toBeTruthy()
  expect(screen.getByText('Sandbox - no real charge. This is no proof of a payment.')).toBeTruthy()
  cleanup()
  show('/manage-subscription/receipts/of-someone-else')
  expect(await screen.findByRole('heading', { name: 'No such receipt' })).toBeTruthy()
})
