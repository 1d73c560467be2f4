import type Stripe from 'stripe'
import { noSuch, wrongRequest } from '../errors.ts'
import { type Form, groupOf, listOf, textOf } from '../form.ts'
import { monthsAfter } from '../lifecycle.ts'
import { confirmationSecret, invoiceObject } from '../objects/invoice.ts'
import { subscriptionObject } from '../objects/subscription.ts'
import { rowOf, type SubscriptionRow, type World } from '../world.ts'
import { customerRow } from './customers.ts'
import { expands, newestFirst, page, route } from './route.ts'

const subscriptionRow = (world: World, id: string): SubscriptionRow => {
  const row = world.subscriptions.get(id)
  if (!row) throw noSuch('subscription', id)
  return row
}

/**
 * Builds a subscription with the expanded objects that the request asks for; `prefix` is `data.` in a list.
 */
const shown = (row: SubscriptionRow, world: World, form: Form, prefix = ''): Stripe.Subscription => {
  const whole = subscriptionObject(row, world)
  const secret = expands(form, `${prefix}latest_invoice.confirmation_secret`)
  if (secret || expands(form, `${prefix}latest_invoice`)) {
    const invoice = rowOf(world.invoices, row.latestInvoice)
    whole.latest_invoice = invoiceObject(invoice, world)
    if (secret) {
      // The secret is sent even for an invoice that can no longer be paid, so the product must check its
      // status.
      whole.latest_invoice.confirmation_secret = confirmationSecret(rowOf(world.payments, invoice.payment))
    }
  }
  if (expands(form, `${prefix}default_payment_method`) && row.card) {
    whole.default_payment_method = paymentMethod(row, row.card, world)
  }
  return whole
}

const paymentMethod = (
  row: SubscriptionRow,
  { brand, last4 }: NonNullable<SubscriptionRow['card']>,
  { livemode }: World,
): Stripe.PaymentMethod => ({
  id: `pm_${last4}_${row.id}`,
  object: 'payment_method',
  billing_details: { address: null, email: null, name: null, phone: null, tax_id: null },
  card: {
    brand,
    checks: null,
    country: 'US',
    display_brand: brand,
    exp_month: 12,
    exp_year: 2034,
    funding: 'credit',
    generated_from: null,
    last4,
    networks: null,
    regulated_status: null,
    three_d_secure_usage: null,
    wallet: null,
  },
  created: row.created,
  customer: row.customer,
  customer_account: null,
  livemode,
  metadata: {},
  type: 'card',
})

export const subscriptionRoutes = [
  route(
    'POST',
    /^\/v1\/subscriptions$/,
    ['Subscriptions', 'SubscriptionCreateParams'],
    ({ world, life }, form) => {
      const customer = customerRow(world, textOf(form, 'customer') ?? '')
      if (customer.deleted) throw noSuch('customer', customer.id)
      const [item] = listOf(form, 'items')
      const price = typeof item === 'object' && !Array.isArray(item) ? textOf(item, 'price') : undefined
      if (!price || !world.prices.has(price)) throw noSuch('price', price ?? '')
      if (textOf(form, 'payment_behavior') !== 'default_incomplete') {
        throw wrongRequest('The stub makes incomplete subscriptions only.')
      }
      const created = world.now()
      const periodEnd = monthsAfter(created, 1)
      const start = { id: world.nextId('sub'), customer: customer.id, price }
      const invoice = life.openInvoice(start, 'subscription_create', [created, periodEnd], created)
      const row: SubscriptionRow = {
        ...start,
        status: 'incomplete',
        created,
        anchor: created,
        periods: 0,
        periodStart: created,
        periodEnd,
        cancelAt: null,
        cancelAtPeriodEnd: false,
        canceledAt: null,
        metadata: Object.fromEntries(
          Object.entries(groupOf(form, 'metadata')).map(([name, value]) => [name, String(value)]),
        ),
        latestInvoice: invoice.id,
        card: null,
      }
      world.subscriptions.set(row.id, row)
      life.tellSubscription('created', row)
      life.tellInvoice('finalized', invoice)
      return shown(row, world, form)
    },
  ),

  route('GET', /^\/v1\/subscriptions$/, ['Subscriptions', 'SubscriptionListParams'], (account, form) => {
    const { world } = account
    const customer = textOf(form, 'customer')
    if (customer) customerRow(world, customer)
    const status = textOf(form, 'status')
    const rows = newestFirst(world.subscriptions.values()).filter(
      (row) =>
        (customer === undefined || row.customer === customer) &&
        (status === 'all' || (status === undefined ? row.status !== 'canceled' : row.status === status)),
    )
    return page(
      rows.map((row) => shown(row, world, form, 'data.')),
      form,
      account,
      '/v1/subscriptions',
    )
  }),

  route(
    'GET',
    /^\/v1\/subscriptions\/(\w+)$/,
    ['Subscriptions', 'SubscriptionRetrieveParams'],
    ({ world }, form, id) => shown(subscriptionRow(world, id), world, form),
  ),

  route(
    'POST',
    /^\/v1\/subscriptions\/(\w+)$/,
    ['Subscriptions', 'SubscriptionUpdateParams'],
    ({ world, life }, form, id) => {
      const row = subscriptionRow(world, id)
      const atPeriodEnd = textOf(form, 'cancel_at_period_end')
      const at = textOf(form, 'cancel_at')
      if (row.status === 'canceled' || row.status === 'incomplete_expired') {
        throw wrongRequest('A canceled subscription can only update its cancellation_details and metadata.')
      }
      if (atPeriodEnd !== undefined && at !== undefined) {
        throw wrongRequest('You may only specify one of these parameters: cancel_at, cancel_at_period_end.')
      }
      if (atPeriodEnd !== undefined) row.cancelAtPeriodEnd = atPeriodEnd === 'true'
      if (at !== undefined) row.cancelAt = at === '' ? null : Number(at)
      row.canceledAt = row.cancelAtPeriodEnd || row.cancelAt !== null ? world.now() : null
      life.tellSubscription('updated', row)
      return shown(row, world, form)
    },
  ),

  route(
    'DELETE',
    /^\/v1\/subscriptions\/(\w+)$/,
    ['Subscriptions', 'SubscriptionCancelParams'],
    ({ world, life }, form, id) => {
      const row = subscriptionRow(world, id)
      if (row.status === 'canceled' || row.status === 'incomplete_expired') throw noSuch('subscription', id)
      life.end(row, 'canceled', world.now())
      return shown(row, world, form)
    },
  ),
]
