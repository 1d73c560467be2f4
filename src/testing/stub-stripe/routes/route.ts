import type Stripe from 'stripe'
import type { StubEvents } from '../events.ts'
import { type Form, listOf, textOf } from '../form.ts'
import type { Lifecycle } from '../lifecycle.ts'
import { listObject } from '../objects/catalogue.ts'
import type { World } from '../world.ts'

export interface Account {
  world: World
  events: StubEvents
  life: Lifecycle
  /** Longest page of a list; Stripe allows 100. */
  maxPage: number
}

export interface StubRoute {
  method: 'GET' | 'POST' | 'DELETE'
  /** Pattern of the path, whose groups are the ids. */
  path: RegExp
  /** The SDK's own type of the request: its file and interface. */
  accepts: [file: string, name: string]
  run(account: Account, form: Form, id: string): unknown
}

export const route = (
  method: StubRoute['method'],
  path: RegExp,
  accepts: StubRoute['accepts'],
  run: StubRoute['run'],
): StubRoute => ({ method, path, accepts, run })

/** Builds one page of a list, newest first, as Stripe's lists are. */
export const page = <T extends { id: string }>(
  newestFirst: T[],
  form: Form,
  { maxPage }: Account,
  url: string,
): Stripe.ApiList<T> => {
  const limit = Math.min(Number(textOf(form, 'limit') ?? 10), maxPage)
  const after = textOf(form, 'starting_after')
  const from = after ? newestFirst.findIndex(({ id }) => id === after) + 1 : 0
  const data = newestFirst.slice(from, from + limit)
  return listObject(data, url, from + limit < newestFirst.length)
}

/** True when the request asks to expand any of these paths. */
export const expands = (form: Form, ...paths: string[]) =>
  listOf(form, 'expand').some((path) => typeof path === 'string' && paths.includes(path))
export const newestFirst = <T>(rows: Iterable<T>): T[] => [...rows].reverse()
