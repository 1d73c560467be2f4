import { noSuch, wrongRequest } from '../errors.ts'
import { groupOf, listOf, textOf } from '../form.ts'
import { priceObject } from '../objects/catalogue.ts'
import type { PriceRow } from '../world.ts'
import { newestFirst, page, route } from './route.ts'

export const priceRoutes = [
  route('GET', /^\/v1\/prices$/, ['Prices', 'PriceListParams'], (account, form) => {
    const { world } = account
    const keys = listOf(form, 'lookup_keys')
    const rows = newestFirst(world.prices.values()).filter(
      ({ lookupKey }) => keys.length === 0 || (lookupKey !== null && keys.includes(lookupKey)),
    )
    return page(
      rows.map((row) => priceObject(row, world)),
      form,
      account,
      '/v1/prices',
    )
  }),

  route('GET', /^\/v1\/prices\/(\w+)$/, ['Prices', 'PriceRetrieveParams'], ({ world }, _form, id) => {
    const row = world.prices.get(id)
    if (!row) throw noSuch('price', id)
    return priceObject(row, world)
  }),

  route('POST', /^\/v1\/prices$/, ['Prices', 'PriceCreateParams'], ({ world }, form) => {
    const lookupKey = textOf(form, 'lookup_key') ?? null
    if (lookupKey && [...world.prices.values()].some((row) => row.lookupKey === lookupKey)) {
      throw wrongRequest(`A price (\`price_…\`) already uses that lookup key.`)
    }
    const interval = textOf(groupOf(form, 'recurring'), 'interval')
    const row: PriceRow = {
      id: world.nextId('price'),
      active: true,
      amount: Number(textOf(form, 'unit_amount')),
      currency: textOf(form, 'currency') ?? '',
      interval: interval === 'year' || interval === 'week' || interval === 'day' ? interval : 'month',
      lookupKey,
      created: world.now(),
    }
    world.prices.set(row.id, row)
    return priceObject(row, world)
  }),
]
