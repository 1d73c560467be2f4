import { createHash } from 'node:crypto'
import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Deps } from '#server/deps.ts'
import { tooManyRequests } from './errors.ts'
import { createSharedCounts } from './shared-counts.ts'

export interface LimitSettings {
  perAddressAndMinute: number
  perCookAndMinute: number
}

export const usualLimits: LimitSettings = { perAddressAndMinute: 3000, perCookAndMinute: 1200 }

export interface RateLimits {
  byAddress(request: FastifyRequest): Promise<void>
  byCook(request: FastifyRequest): Promise<void>
}

const MINUTE = 60_000

/** An address is personal data: what is written down of it for a minute is a digest. */
const digestOf = (address: string) => createHash('sha256').update(address).digest('base64url').slice(0, 22)

/**
 * Keeps one caller from flooding the servers. Each counts by itself and tells the others every so often (see
 * `createSharedCounts`). What must be exact (the quota, open generations, sign-in attempts) is counted elsewhere, in
 * the transaction that it belongs to.
 */
export const createRateLimits = async (
  app: FastifyInstance,
  deps: Pick<Deps, 'db' | 'clock' | 'log'>,
  settings: LimitSettings = usualLimits,
): Promise<RateLimits> => {
  await app.register(rateLimit, { global: false, cache: 20_000 })
  const shared = createSharedCounts(deps, MINUTE)
  const timeWindow = MINUTE
  // By the whole /64 of an IPv6 caller: that is one household.
  const address = app.createRateLimit({ max: settings.perAddressAndMinute, timeWindow, ipv6Subnet: 64 })
  const cook = app.createRateLimit({
    max: settings.perCookAndMinute,
    timeWindow,
    keyGenerator: (request) => `cook ${request.actor?.userId}`,
  })
  const route = app.createRateLimit({
    max: (request) => request.routeOptions.config.perMinute ?? settings.perCookAndMinute,
    timeWindow,
    keyGenerator: (request) => `cook ${request.actor?.userId} ${request.routeOptions.url}`,
  })
  const apply = async (
    limiter: typeof address,
    request: FastifyRequest,
    bucketOf = (key: string) => `http ${key}`,
  ) => {
    const result = await limiter(request)
    if (result.isAllowed) return
    if (result.isExceeded) throw tooManyRequests(result.ttlInSeconds)
    const bucket = bucketOf(result.key)
    const waitS = await shared.hit({ bucket, max: result.max, hits: result.max - result.remaining })
    if (waitS > 0) throw tooManyRequests(waitS)
  }
  return {
    byAddress: (request) => apply(address, request, (key) => `http address ${digestOf(key)}`),
    byCook: async (request) => {
      await apply(cook, request)
      if (request.routeOptions.config.perMinute) await apply(route, request)
    },
  }
}
