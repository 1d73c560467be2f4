import Stripe from 'stripe'
import type { CustomerRow, PriceRow, World } from '../world.ts'

export const customerObject = (row: CustomerRow, { livemode }: World): Stripe.Customer => ({
  id: row.id,
  object: 'customer',
  address: null,
  balance: 0,
  created: row.created,
  currency: null,
  default_source: null,
  delinquent: false,
  description: null,
  discount: null,
  email: row.email,
  invoice_prefix: 'STUB',
  invoice_settings: {
    custom_fields: null,
    default_payment_method: null,
    footer: null,
    rendering_options: null,
  },
  livemode,
  metadata: row.metadata,
  name: null,
  phone: null,
  preferred_locales: [],
  shipping: null,
  tax_exempt: 'none',
  test_clock: null,
})

export const priceObject = (row: PriceRow, { livemode }: World): Stripe.Price => ({
  id: row.id,
  object: 'price',
  active: row.active,
  billing_scheme: 'per_unit',
  created: row.created,
  currency: row.currency,
  custom_unit_amount: null,
  livemode,
  lookup_key: row.lookupKey,
  metadata: {},
  nickname: null,
  product: 'prod_stub',
  recurring: {
    interval: row.interval,
    interval_count: 1,
    meter: null,
    trial_period_days: null,
    usage_type: 'licensed',
  },
  tax_behavior: 'unspecified',
  tiers_mode: null,
  transform_quantity: null,
  type: 'recurring',
  unit_amount: row.amount,
  unit_amount_decimal: Stripe.Decimal.from(row.amount),
})

/** The older form of a price, which the items of a subscription still carry. */
export const planObject = (row: PriceRow, { livemode }: World): Stripe.Plan => ({
  id: row.id,
  object: 'plan',
  active: row.active,
  amount: row.amount,
  amount_decimal: Stripe.Decimal.from(row.amount),
  billing_scheme: 'per_unit',
  created: row.created,
  currency: row.currency,
  interval: row.interval,
  interval_count: 1,
  livemode,
  metadata: {},
  meter: null,
  nickname: null,
  product: 'prod_stub',
  tiers_mode: null,
  transform_usage: null,
  trial_period_days: null,
  usage_type: 'licensed',
})

export const listObject = <T>(data: T[], url: string, hasMore = false): Stripe.ApiList<T> => ({
  object: 'list',
  data,
  has_more: hasMore,
  url,
})
