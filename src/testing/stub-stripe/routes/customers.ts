import { noSuch, wrongRequest } from '../errors.ts'
import { groupOf, textOf } from '../form.ts'
import { customerObject } from '../objects/catalogue.ts'
import type { CustomerRow, World } from '../world.ts'
import { newestFirst, page, route } from './route.ts'

/** Returns a customer, who may have been deleted. */
export const customerRow = (world: World, id: string): CustomerRow => {
  const row = world.customers.get(id)
  if (!row) throw noSuch('customer', id)
  return row
}

const texts = (group: object) => Object.fromEntries(Object.entries(group).map(([k, v]) => [k, String(v)]))

export const customerRoutes = [
  route('POST', /^\/v1\/customers$/, ['Customers', 'CustomerCreateParams'], ({ world, events }, form) => {
    const row: CustomerRow = {
      id: world.nextId('cus'),
      email: textOf(form, 'email') ?? null,
      metadata: texts(groupOf(form, 'metadata')),
      created: world.now(),
      deleted: false,
    }
    world.customers.set(row.id, row)
    events.tell('customer.created', customerObject(row, world))
    return customerObject(row, world)
  }),

  route('GET', /^\/v1\/customers$/, ['Customers', 'CustomerListParams'], (account, form) => {
    const { world } = account
    const email = textOf(form, 'email')
    const rows = newestFirst(world.customers.values()).filter(
      (row) => !row.deleted && (email === undefined || row.email === email),
    )
    return page(
      rows.map((row) => customerObject(row, world)),
      form,
      account,
      '/v1/customers',
    )
  }),

  route('GET', /^\/v1\/customers\/search$/, ['Customers', 'CustomerSearchParams'], ({ world }, form) => {
    const asked = /^metadata\['(\w+)'\]:'([^']*)'$/.exec(textOf(form, 'query') ?? '')
    if (!asked) throw wrongRequest('The stub understands searches by one metadata value only.')
    const [, name = '', value] = asked
    const rows = newestFirst(world.customers.values()).filter(
      (row) => !row.deleted && row.metadata[name] === value,
    )
    return {
      object: 'search_result',
      data: rows.map((row) => customerObject(row, world)),
      has_more: false,
      next_page: null,
      url: '/v1/customers/search',
    }
  }),

  route(
    'DELETE',
    /^\/v1\/customers\/(\w+)$/,
    ['Customers', 'CustomerDeleteParams'],
    ({ world, events, life }, _form, id) => {
      const row = customerRow(world, id)
      if (row.deleted) throw noSuch('customer', id)
      row.deleted = true
      for (const one of world.subscriptions.values()) {
        const isOver = one.status === 'canceled' || one.status === 'incomplete_expired'
        if (one.customer === id && !isOver) life.end(one, 'canceled', world.now())
      }
      events.tell('customer.deleted', customerObject(row, world))
      return { id, object: 'customer', deleted: true }
    },
  ),
]
