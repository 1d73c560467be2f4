import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ScenarioName } from '../../src/testing/stub-stripe/scenarios.ts'
import { startStubStripe } from '../../src/testing/stub-stripe.ts'
import { expectAccessible } from './accessible.ts'
import { buildWithSoups, expect, signUp, startLarder, test } from './larder.ts'

const root = join(import.meta.dirname, '../..')
test.use({ otherHosts: ['js.stripe.com'] })

test('Premium is bought at Stripe: fields of its own origin, a decline in its words, a clean way back', async ({
  page,
}) => {
  const stub = await startStubStripe()
  const larder = await startLarder(
    {
      STRIPE_SECRET_KEY: stub.secretKey,
      STRIPE_PUBLISHABLE_KEY: stub.publishableKey,
      STRIPE_WEBHOOK_SECRET: stub.webhookSecret,
      STRIPE_API_BASE: stub.url,
    },
    await buildWithSoups(),
  )
  try {
    const asked: string[] = []
    let next: { card: ScenarioName; redirect?: true } = { card: 'declined' }
    await page.route('https://js.stripe.com/**', async (route) => {
      asked.push(route.request().url())
      const isScript = route.request().url().endsWith('/endive/stripe.js')
      await route.fulfill(
        isScript
          ? { path: join(import.meta.dirname, 'stripe-script.js'), contentType: 'text/javascript' }
          : {
              body: '<!doctype html><title>Fields</title><label>Card <input></label>',
              contentType: 'text/html',
            },
      )
    })
    await page.exposeFunction('payAtStripe', (secret: string) => ({
      ...stub.pay(secret, next.card),
      redirect: next.redirect,
    }))

    const { email } = await signUp(page, larder.url)
    expect(asked, 'nobody needs Stripe before they pay').toEqual([])
    await page.goto(`${larder.url}/subscribe`)
    const frame = page.frameLocator('iframe[title="Secure payment input frame"]')
    await expect(frame.getByLabel('Card')).toBeVisible()
    expect(asked[0]).toBe('https://js.stripe.com/endive/stripe.js')
    expect(asked[1]).toContain(stub.publishableKey)
    await expect(page.getByText('Sandbox - no real charge')).toHaveCount(0)
    await expectAccessible(page, { without: 'iframe' })

    const subscribe = page.getByRole('button', { name: 'Subscribe', exact: true })
    await subscribe.click()
    await expect(page.getByRole('alert').filter({ hasText: 'Payment Failed' })).toContainText(
      'Your card was declined.',
    )
    await expect(page).toHaveURL(`${larder.url}/subscribe`)

    next = { card: 'ok', redirect: true }
    await subscribe.click()
    await expect(page.getByText('Payment Successful', { exact: true })).toBeVisible()
    await expect(page).toHaveURL(`${larder.url}/`)
    await expect(page.getByText('Unlimited recipes', { exact: true })).toBeVisible()

    // Late and repeated events change nothing.
    for (const { payload } of [...stub.events.waiting, ...stub.events.take()]) {
      const headers = { 'content-type': 'application/json', 'stripe-signature': stub.events.header(payload) }
      const reply = await fetch(`${larder.url}/api/billing/webhook`, {
        method: 'POST',
        headers,
        body: payload,
      })
      expect(reply.status).toBe(200)
    }
    await page.goto(`${larder.url}/manage-subscription`)
    await expect(page.getByText('4242')).toBeVisible()
    await expect(page.getByText('$3.99').first()).toBeVisible()

    const own = [...stub.world.customers.values()].filter((customer) => customer.email === email)
    expect(own).toHaveLength(1)
    expect([stub.world.subscriptions.size, stub.world.charges.size]).toEqual([1, 1])
    expect(stub.problems, 'requests that the SDK has no type for').toEqual([])
  } finally {
    // An open page would send requests to a stopped server and log errors.
    await page.goto('about:blank')
    await larder.stop()
    await stub.close()
  }
})

test('the files for browsers contain no secret key, and name Stripe only in the payment form', async () => {
  const folder = join(root, 'dist/web')
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && /\.(js|html|css|json|map)$/.test(entry.name))
  const texts = await Promise.all(
    files.map(async (file) => [file.name, await readFile(join(file.parentPath, file.name), 'utf8')] as const),
  )
  expect(texts.length).toBeGreaterThan(20)
  const holding = (what: RegExp) => texts.filter(([, text]) => what.test(text)).map(([name]) => name)
  expect(holding(/(sk|rk)_(test|live)_|whsec_/)).toEqual([])
  // The files are those of this build, and of earlier ones that are still served to open pages.
  const named = holding(/js\.stripe\.com\/|["'`]https:\/\/js\.stripe\.com/)
  expect(named.length).toBeGreaterThan(0)
  expect(named.filter((name) => !/^stripe-form-.*\.js$/.test(name))).toEqual([])
})
