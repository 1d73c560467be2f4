import { expect, test } from 'vitest'
import { api } from '#contract/index.ts'
import { testApp } from '#testing/test-app.ts'

test('from free to Premium by a test card', async () => {
  const { cook, deps, mail } = await testApp()
  const { clientSecret } = await cook.post(api.subscription.getOrCreate)
  expect((await cook.post(api.subscription.getOrCreate)).clientSecret).toBe(clientSecret)
  expect((await cook.get(api.subscription.status)).hasActiveSubscription).toBe(false)
  expect(
    await cook.post(api.billing.sandboxConfirm, {
      clientSecret,
      scenario: 'ok',
      brand: 'visa',
      last4: '4242',
    }),
  ).toEqual({ status: 'succeeded' })
  const status = await cook.get(api.subscription.status)
  expect(status).toMatchObject({ hasActiveSubscription: true, cancelAtPeriodEnd: false })
  expect(await cook.get(api.subscription.details)).toMatchObject({
    status: 'active',
    card: { last4: '4242' },
  })
  expect(await cook.get(api.subscription.invoices)).toMatchObject([{ status: 'paid', amount: 399 }])
  await deps.billing?.sandbox?.settled()
  expect(mail.sent).toHaveLength(1)
})
