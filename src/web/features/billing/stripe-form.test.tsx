import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, configure, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createQueryClient } from '#web/lib/query-client.ts'
import { setTheme } from '#web/lib/theme.ts'
import { StripeCheckout } from './stripe-checkout.tsx'

type Confirm = (given: {
  redirect: string
  confirmParams: { return_url: string }
}) => Promise<{ error?: { type: string; message?: string }; paymentIntent?: { status: string } }>

interface Made {
  key: string
  options: { clientSecret?: string; appearance?: { theme?: string } }
}

// The form's code is loaded when it is first shown, which takes long on a busy machine.
configure({ asyncUtilTimeout: 5000 })

/** A fake of Stripe's script, as far as the real React wrapper and our form use it. */
const fakeStripe = () => {
  const made: Made[] = []
  const updates: Made['options'][] = []
  const confirm = vi.fn<Confirm>(async () => ({ paymentIntent: { status: 'succeeded' } }))
  let loadError = false
  const element = () => {
    const handlers = new Map<string, (event?: unknown) => void>()
    return {
      on: (name: string, handler: (event?: unknown) => void) => {
        handlers.set(name, handler)
        return undefined
      },
      off: () => undefined,
      once: () => undefined,
      update: () => undefined,
      destroy: () => undefined,
      unmount: () => undefined,
      mount: () =>
        setTimeout(() => {
          if (loadError) handlers.get('loaderror')?.({ error: { message: 'blocked' } })
          else handlers.get('ready')?.()
        }),
    }
  }
  const factory = Object.assign(
    (key: string) => ({
      elements: (options: Made['options']) => {
        made.push({ key, options })
        return {
          create: element,
          getElement: () => null,
          update: (next: Made['options']) => updates.push(next),
        }
      },
      createToken: () => undefined,
      createPaymentMethod: () => undefined,
      confirmCardPayment: () => undefined,
      confirmPayment: confirm,
      _registerWrapper: () => undefined,
      registerAppInfo: () => undefined,
    }),
    { version: 'endive' },
  )
  const reset = () => {
    made.length = 0
    updates.length = 0
    confirm.mockClear()
    loadError = false
  }
  return { factory, made, updates, confirm, reset, refuseToLoad: (on: boolean) => (loadError = on) }
}

// The loader keeps the script that it found first, so all tests share one fake.
const stripe = fakeStripe()
vi.stubGlobal('Stripe', stripe.factory)

beforeEach(() => {
  stripe.reset()
  setTheme('system')
})
afterEach(cleanup)

const told = { errors: [] as string[], done: 0 }
const open = (clientSecret = 'pi_1_secret_1') => {
  Object.assign(told, { errors: [], done: 0 })
  const form = (secret: string) => (
    <QueryClientProvider client={createQueryClient()}>
      <StripeCheckout
        clientSecret={secret}
        publishableKey="pk_test_1"
        returnUrl="https://larder.example/?subscription=success"
        onError={(message) => told.errors.push(message)}
        onDone={() => {
          told.done += 1
        }}
      />
    </QueryClientProvider>
  )
  return render(form(clientSecret))
}
const button = () => screen.findByRole('button', { name: 'Subscribe' })
const press = async () => {
  const subscribe = await button()
  await waitFor(() => expect(subscribe).toHaveProperty('disabled', false))
  await userEvent.click(subscribe)
}

test('the fields are created with the given secret and key, in our look', async () => {
  open()
  await press()
  expect(stripe.made[0]).toMatchObject({
    key: 'pk_test_1',
    options: { clientSecret: 'pi_1_secret_1', appearance: { theme: 'stripe' } },
  })
})

test('a payment that succeeds is reported once, with our origin as the return address', async () => {
  open()
  await press()
  await waitFor(() => expect(told).toEqual({ errors: [], done: 1 }))
  expect(stripe.confirm.mock.calls[0]?.[0]).toMatchObject({
    redirect: 'if_required',
    confirmParams: { return_url: 'https://larder.example/?subscription=success' },
  })
})

test("a declined card is told in the provider's words and can be tried again", async () => {
  stripe.confirm.mockResolvedValueOnce({ error: { type: 'card_error', message: 'Your card was declined.' } })
  open()
  await press()
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toBe('Payment FailedYour card was declined.')
  expect(told).toEqual({ errors: ['Your card was declined.'], done: 0 })
  await press()
  await waitFor(() => expect(told.done).toBe(1))
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a validation error is shown at its field and nowhere else', async () => {
  stripe.confirm.mockResolvedValueOnce({ error: { type: 'validation_error', message: 'Incomplete.' } })
  open()
  await press()
  await waitFor(async () => expect((await button()).getAttribute('aria-busy')).toBeNull())
  expect([told.errors, screen.queryByRole('alert')]).toEqual([[], null])
})

test.each([
  ['a lost connection', () => Promise.reject(new Error('network'))],
  ['an error without words', () => Promise.resolve({ error: { type: 'api_error' } })],
  [
    'a payment that is still unpaid',
    () => Promise.resolve({ paymentIntent: { status: 'requires_payment_method' } }),
  ],
])('%s says that nothing was charged', async (_name, outcome) => {
  stripe.confirm.mockImplementationOnce(outcome)
  open()
  await press()
  expect((await screen.findByRole('alert')).textContent).toContain('Nothing was charged')
  expect(told.done).toBe(0)
})

test('two quick presses pay once', async () => {
  let finish: () => void = () => undefined
  stripe.confirm.mockImplementationOnce(
    () =>
      new Promise((resolve) => {
        finish = () => resolve({ paymentIntent: { status: 'succeeded' } })
      }),
  )
  open()
  await press()
  await userEvent.click(await button())
  await userEvent.keyboard('{Enter}')
  finish()
  await waitFor(() => expect(told.done).toBe(1))
  expect(stripe.confirm).toHaveBeenCalledTimes(1)
})

test('card fields that fail to load show a message and can be requested again', async () => {
  stripe.refuseToLoad(true)
  open()
  const again = await screen.findByRole('button', { name: 'Try Again' })
  expect(screen.getByRole('alert').textContent).toContain('Unable to Load Subscription')
  stripe.refuseToLoad(false)
  await userEvent.click(again)
  await press()
  await waitFor(() => expect(told.done).toBe(1))
})

test('the fields follow the theme', async () => {
  open()
  await button()
  document.documentElement.style.colorScheme = 'dark'
  setTheme('dark')
  await waitFor(() => expect(stripe.updates.at(-1)?.appearance?.theme).toBe('night'))
  document.documentElement.style.removeProperty('color-scheme')
})
