import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { isPremium } from '#domain/plan.ts'
import { writeCalendar } from '#server/calendars/write-calendar.ts'
import type { Deps } from '#server/deps.ts'
import { sendProblem } from '#server/http/error-handler.ts'
import { notFound } from '#server/http/errors.ts'
import type { RateLimits } from '#server/http/rate-limits.ts'
import { type FeedOwner, feedMeals, feedOwner } from '#server/stores/calendar-feeds.ts'
import { eventOf } from './feed-events.ts'
import { hashOfToken } from './feed-token.ts'

const DAY_MS = 24 * 60 * 60_000
/** Days of the plan that a calendar program gets: the last weeks and the year to come. */
const DAYS_BACK = 60
const DAYS_AHEAD = 366
const MOST_MEALS = 3000

const calendar = { name: 'Larder meals', description: 'What is planned in your meal calendar at Larder.' }
const calendarWithoutPremium = {
  ...calendar,
  description:
    'The meal calendar is part of Larder Premium. Your plan is kept, and is here again with your subscription.',
}

/**
 * Serves the plan under its secret address, for calendar programs. The address is enough to read it, so it is
 * redacted from logs (they name the route's pattern) and stored as a hash. Without Premium the calendar is
 * empty and says why.
 */
export const serveFeed = (
  app: FastifyInstance,
  { db, clock }: Deps,
  { publicUrl, limits }: { publicUrl: string; limits: Pick<RateLimits, 'byAddress'> },
) => {
  const meals = async ({ userId, status, mealTimes }: FeedOwner) => {
    if (!isPremium(status)) return []
    const now = clock.now().getTime()
    const day = (offset: number) => new Date(now + offset * DAY_MS).toISOString().slice(0, 10)
    const planned = await feedMeals(db, userId, {
      from: day(-DAYS_BACK),
      to: day(DAYS_AHEAD),
      limit: MOST_MEALS,
    })
    return planned.map((meal) => eventOf(meal, mealTimes, publicUrl))
  }

  app.get<{ Params: { token: string } }>(
    '/calendar/:token(^[\\w-]{1,100}).ics',
    { config: { access: 'public' } },
    async (request, reply) => {
      await limits.byAddress(request)
      const owner = await feedOwner(db, hashOfToken(request.params.token), clock.now())
      reply.header('cache-control', 'private, no-cache').header('x-robots-tag', 'noindex')
      if (!owner) return sendProblem(request, reply, notFound('Calendar'))
      const events = await meals(owner)
      const text = writeCalendar(isPremium(owner.status) ? calendar : calendarWithoutPremium, events)
      const tag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`
      reply.header('etag', tag)
      // A deleted meal leaves no time of change, so only the tag tells whether anything changed.
      const last = Math.max(...events.map(({ changedAt }) => changedAt.getTime()))
      if (events.length > 0) reply.header('last-modified', new Date(last).toUTCString())
      if (isKnown(request.headers['if-none-match'], tag)) return reply.code(304).send()
      return reply
        .type('text/calendar; charset=utf-8')
        .header('content-disposition', 'inline; filename="larder-meals.ics"')
        .send(text)
    },
  )
}

/**
 * True when the header contains the tag, as in `"a", W/"b"`: a client that compresses makes the tag a weak
 * one.
 */
const isKnown = (header: string | undefined, tag: string): boolean =>
  (header ?? '').split(',').some((known) => known.trim() === '*' || known.trim().replace(/^W\//, '') === tag)
