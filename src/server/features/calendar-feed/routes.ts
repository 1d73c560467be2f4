import type { FastifyInstance } from 'fastify'
import { api } from '#contract/index.ts'
import type { Deps } from '#server/deps.ts'
import { bind, done } from '#server/http/bind.ts'
import type { RateLimits } from '#server/http/rate-limits.ts'
import { feedMadeAt, removeFeed, removeFeedOf, replaceFeed } from '#server/stores/calendar-feeds.ts'
import { hashOfToken, newToken } from './feed-token.ts'
import { serveFeed } from './serve-feed.ts'

/** Routes of the calendar for other programs, with its secret address. */
export const calendarFeedRoutes = (
  app: FastifyInstance,
  deps: Deps,
  options: { publicUrl: string; limits: Pick<RateLimits, 'byAddress'> },
) => {
  const { db, clock } = deps
  bind(app, api.calendarFeed.get, async ({ actor }) => {
    const madeAt = await feedMadeAt(db, actor.userId)
    return { madeAt: madeAt?.toISOString() ?? null }
  })
  bind(app, api.calendarFeed.make, async ({ actor, reply }) => {
    const [token, now] = [newToken(), clock.now()]
    await replaceFeed(db, actor.userId, hashOfToken(token), now)
    reply.header('cache-control', 'no-store')
    return {
      address: new URL(`/calendar/${token}.ics`, options.publicUrl).href,
      madeAt: now.toISOString(),
    }
  })
  bind(app, api.calendarFeed.remove, async ({ actor }) => {
    await removeFeed(db, actor.userId)
    return done
  })
  // The address reads the plan like a session, so it ends when all sessions do.
  deps.identity.whenSignedOutEverywhere((uid) => removeFeedOf(db, uid))
  serveFeed(app, deps, options)
}
