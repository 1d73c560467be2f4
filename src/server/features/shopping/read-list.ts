import { isPremium } from '#domain/plan.ts'
import type { Queryable } from '#server/database/open.ts'
import type { Actor } from '#server/http/actor.ts'
import { readShopping } from '#server/stores/shopping-state.ts'
import { type Shown, shownOf, type Viewed } from './shown.ts'

/** Cook who reads a list, with the cook's own present day. */
export interface Viewer {
  userId: string
  viewed: Viewed
}

export const viewerOf = (actor: Actor, today: string | undefined, now: Date): Viewer => ({
  userId: actor.userId,
  viewed: { today: today ?? dayOf(now), withPlan: isPremium(actor.status) },
})

const DAY_MS = 24 * 60 * 60_000
const dayOf = (instant: Date) => instant.toISOString().slice(0, 10)

export async function readShown(db: Queryable, { userId, viewed }: Viewer): Promise<Shown> {
  // Two days back are read, because a second device may still be in yesterday.
  const since = dayOf(new Date(Date.parse(viewed.today) - 2 * DAY_MS))
  return shownOf(await readShopping(db, userId, { since, withPlan: viewed.withPlan }), viewed)
}
