import type { CookedBody } from '#contract/cooked.ts'
import { api } from '#contract/index.ts'
import type { Rating } from '#contract/ratings.ts'
import { MAX_SHOPPING_CHANGES, type ShoppingChange } from '#contract/shopping.ts'
import { today } from '#web/lib/calendar-day.ts'
import { call } from '#web/lib/http.ts'

/**
 * A change that can be made offline and is sent later. Sending a change twice has the same effect as sending
 * it once: favourites and ratings carry the new state, a day is in the cooking log once, and changes of the
 * list have ids.
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

/** The server's reply to a change of this kind. */
export type Answer<K extends ChangeKind> = Awaited<ReturnType<(typeof send)[K]>>

/**
 * Sends one change to its route.
 * @param signal aborts the request when the cook signs out
 * @param after the server's time of the last list change, so that changes of the list stay in their order
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

/** Joins two changes into one when a single call can carry both; null otherwise. */
export function joined(one: Change, next: Change): Change | null {
  if (one.kind !== 'shopping' || next.kind !== 'shopping') return null
  const changes = [...one.changes, ...next.changes]
  return changes.length > MAX_SHOPPING_CHANGES ? null : { kind: 'shopping', changes }
}

/**
 * Number of the cook's actions in a change: the length of a list of shopping changes, one for any other kind.
 */
export const sizeOf = (change: Change): number => (change.kind === 'shopping' ? change.changes.length : 1)
