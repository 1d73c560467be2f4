import type { CookedBody } from '#contract/cooked.ts'
import { api } from '#contract/index.ts'
import type { Rating } from '#contract/ratings.ts'
import { MAX_SHOPPING_CHANGES, type ShoppingChange } from '#contract/shopping.ts'
import { today } from '#web/lib/calendar-day.ts'
import { call } from '#web/lib/http.ts'

/**
 * What can be done without the server, and is sent to it later. Sending one of these twice does what sending it once
 * does: favourites and ratings say what is, a day is in the log once, and changes of the list have names.
 */
export type Change =
  | { kind: 'favorite'; recipeId: string; title: string; isFavorite: boolean }
  | { kind: 'rating'; recipeId: string; title: string; rating: Rating }
  | { kind: 'cooked'; recipeId: string; title: string; day: CookedBody }
  | { kind: 'shopping'; changes: ShoppingChange[] }

export type ChangeKind = Change['kind']
export type ChangeOf<K extends ChangeKind> = Extract<Change, { kind: K }>

const send = {
  favorite: ({ recipeId, isFavorite }: ChangeOf<'favorite'>, signal?: AbortSignal) =>
    call(api.recipes.favorite, { params: { id: recipeId }, body: { isFavorite }, signal }),
  rating: ({ recipeId, rating }: ChangeOf<'rating'>, signal?: AbortSignal) =>
    call(api.ratings.rate, { params: { id: recipeId }, body: rating, signal }),
  cooked: ({ recipeId, day }: ChangeOf<'cooked'>, signal?: AbortSignal) =>
    call(api.cooked.add, { params: { id: recipeId }, body: day, signal }),
  shopping: ({ changes }: ChangeOf<'shopping'>, signal?: AbortSignal, after?: string) =>
    call(api.shopping.change, {
      query: { today: today() },
      body: { changes, sentAt: new Date().toISOString(), after },
      signal,
    }),
}

/** What the server says to a change. */
export type Answer<K extends ChangeKind> = Awaited<ReturnType<(typeof send)[K]>>

/**
 * @param signal gives the sending up, when the cook leaves
 * @param after what the last answer said of its time, so that changes of the list stay in their order
 */
export const sendChange = (
  change: Change,
  signal?: AbortSignal,
  after?: string,
): Promise<Answer<ChangeKind>> => {
  switch (change.kind) {
    case 'favorite':
      return send.favorite(change, signal)
    case 'rating':
      return send.rating(change, signal)
    case 'cooked':
      return send.cooked(change, signal)
    case 'shopping':
      return send.shopping(change, signal, after)
  }
}

/** Both as one, when one call can carry them. */
export function joined(one: Change, next: Change): Change | null {
  if (one.kind !== 'shopping' || next.kind !== 'shopping') return null
  const changes = [...one.changes, ...next.changes]
  return changes.length > MAX_SHOPPING_CHANGES ? null : { kind: 'shopping', changes }
}

/** How many things of the cook's it is. */
export const sizeOf = (change: Change): number => (change.kind === 'shopping' ? change.changes.length : 1)
