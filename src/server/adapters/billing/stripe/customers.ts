import type Stripe from 'stripe'
import type { BillingUser } from '#server/ports/billing.ts'
import { billingFailure } from './billing-failure.ts'

const findByEmail = async (stripe: Stripe, userId: string, emails: readonly string[]) => {
  for (const email of new Set(emails)) {
    for await (const { id, metadata } of stripe.customers.list({ email, limit: 100 })) {
      if (metadata.userId === userId) return id
    }
  }
  return null
}

export const ensureCustomer = async (stripe: Stripe, { id, email }: BillingUser, keyNo: number) => {
  const found = await findByEmail(stripe, id, [email])
  if (found) return found
  const made = await stripe.customers.create(
    { email, metadata: { userId: id } },
    { idempotencyKey: `cus:${id}:${keyNo}` },
  )
  return made.id
}

export const findCustomer = async (stripe: Stripe, userId: string, emails: readonly string[]) => {
  const found = await findByEmail(stripe, userId, emails)
  if (found) return found
  return await searchCustomer(stripe, userId)
}

/**
 * Finds a customer by user id, also after a change of address. Stripe's search index lags behind, and is not
 * available in every country.
 */
const searchCustomer = async (stripe: Stripe, userId: string) => {
  try {
    const query = `metadata['userId']:'${userId.replace(/[^\w-]/g, '')}'`
    const { data } = await stripe.customers.search({ query })
    return data[0]?.id ?? null
  } catch (error) {
    const failure = billingFailure(error)
    if (failure.kind === 'refused') return null
    throw failure
  }
}
